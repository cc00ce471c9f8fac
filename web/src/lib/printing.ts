/** Orders PDFs from the server and saves them. */

import { base } from "./base";
import { Refusal } from "./api";
import type { PrintForm, Problem } from "./api_types";

export type Paper = "a4" | "letter";
export type Ink = "colour" | "black";

/** Something to print: what the form asks, and where it is ordered. */
export interface PrintJob {
  label: string;
  form: Pick<PrintForm, "choices" | "sized">;
  path: string;
  /** What the server needs to know besides the answers of the form. */
  body: Record<string, unknown> | (() => Promise<Record<string, unknown>>);
}

/** The jobs for what a game prints; only those of these names, if given, in that order. */
export function jobsOf(
  game: string,
  forms: readonly PrintForm[],
  made: { names?: readonly string[]; text?: string; options?: Record<string, unknown> },
): PrintJob[] {
  const wanted = made.names
    ? made.names.flatMap((name) => forms.filter((form) => form.name === name))
    : forms;
  return wanted.map((form) => ({
    label: form.label,
    form,
    path: `/api/print/${encodeURIComponent(game)}/${encodeURIComponent(form.name)}`,
    body: {
      ...(form.text && made.text ? { text: made.text } : {}),
      ...(form.options && made.options ? { options: made.options } : {}),
    },
  }));
}

/** Letter paper is used in North America, A4 elsewhere. */
export function usualPaper(languages: readonly string[]): Paper {
  return languages.some((one) => /-(?:US|CA|MX|PH)$/i.test(one)) ? "letter" : "a4";
}

/** The PDF and the name of its file. */
export async function order(
  path: string,
  body: Record<string, unknown>,
): Promise<{ name: string; pdf: Blob }> {
  let reply: Response;
  try {
    reply = await fetch(base + path, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    throw new Refusal(0, "", {});
  }
  if (!reply.ok) {
    const problem = (await reply.json().catch(() => ({}))) as Partial<Problem>;
    throw new Refusal(reply.status, problem.rule ?? "", problem.text ?? {});
  }
  const named = /filename\*=UTF-8''([^;]+)/.exec(reply.headers.get("Content-Disposition") ?? "");
  const pdf = await reply.blob().catch(() => {
    throw new Refusal(0, "", {}); // the connection ended in the middle
  });
  return { name: decodeURIComponent(named?.[1] ?? "print.pdf"), pdf };
}

/** Saves a file as a download. */
export function download(name: string, content: Blob): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser reads the address after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
