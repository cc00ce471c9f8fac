/** Maps in links: compressed text in the URL fragment, which is not sent to the server. */

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  by: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(by);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The text of a map; null if the link is damaged. */
export async function unpack(packed: string): Promise<string | null> {
  try {
    const plain = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
    return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
  } catch {
    // Chat programs cut long links; the caller tells the user.
    return null;
  }
}

/** The map text in pasted input: the text itself, or a link to it; null if the link is damaged. */
export async function mapTextIn(
  pasted: string,
  hung: (id: string) => Promise<string>,
): Promise<string | null> {
  const [, kind, part = ""] = /^\S*#([mg])=(\S+)$/.exec(pasted) ?? [];
  if (kind === "m") return unpack(part);
  return kind === "g" ? hung(part) : pasted;
}
