/* A bot in C: it says the first word of its list that has all the letters on the table.
 *
 * cc -O2 -o caller caller.c
 * parlour arena moji easy caller --bot caller="./caller ../words.txt"     (in this folder)
 */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 20], words[20000][16];
static int count;

/* The text after "name": in the view. The names of the fields that this bot reads occur only once. */
static const char *field(const char *name) {
  char key[40];
  snprintf(key, sizeof key, "\"%s\":", name);
  const char *found = strstr(line, key);
  return found ? found + strlen(key) : "";
}

/* Whether a list of seats, such as [0,2], has that seat. */
static int has_seat(const char *list, int seat) {
  for (; *list && *list != ']'; list++)
    if (*list >= '0' && *list <= '9' && atoi(list) == seat) return 1;
  return 0;
}

/* The letters of the open cards. */
static void letters(char *found) {
  const char *at = field("slots"), *end = strstr(at, "\"stacks\":");
  while (end && (at = strstr(at, "\"letter\":\"")) && at < end) *found++ = *(at += 10);
  *found = 0;
}

/* Whether the word has all of these letters, each at least as often. */
static int has_all(const char *word, const char *wanted) {
  int left[256] = {0};
  for (; *word; word++) left[(unsigned char)*word]++;
  for (; *wanted; wanted++)
    if (--left[(unsigned char)*wanted] < 0) return 0;
  return 1;
}

/* Whether the word was used before: "used":["CAT","DOG"]. */
static int is_used(const char *word) {
  char quoted[20];
  snprintf(quoted, sizeof quoted, "\"%.15s\"", word);
  return strstr(line, quoted) != NULL;
}

static void answer(void) {
  char wanted[16];
  int seat = atoi(field("seat")), phase_is_race = !strncmp(field("phase"), "\"race\"", 6);
  if (!has_seat(field("to_act"), seat) || field("held")[1] != '"') puts("wait"); /* its last word is being checked */
  else if (!phase_is_race) puts(has_seat(field("ready"), seat) ? "wait" : "do ready");
  else if (has_seat(field("must_flip"), seat)) puts("do flip");
  else {
    letters(wanted);
    for (int i = 0; i < count; i++)
      if (has_all(words[i], wanted) && !is_used(words[i])) {
        printf("pace 4\ndo say %s\n", words[i]); /* about as fast as people are */
        return;
      }
    puts(has_seat(field("stuck"), seat) ? "wait" : "do stuck");
  }
}

int main(int argc, char **argv) {
  FILE *list = argc > 1 ? fopen(argv[1], "r") : NULL;
  while (list && count < 20000 && fscanf(list, "%15s", words[count]) == 1) count++;
  while (fgets(line, sizeof line, stdin)) {
    if (!strncmp(line, "parlour ", 8)) puts(count ? "ready" : "error no words: caller FILE");
    else if (!strncmp(line, "view ", 5)) answer();
    else if (!strncmp(line, "quit", 4)) return 0;
    fflush(stdout);
  }
  return 0;
}
