/** The path under which a proxy offers the server: empty, or such as `/games`. Every path of ours begins with it. */
export const base: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="base-path"]')?.content ?? "";

/** The rest of a path of ours; null for paths of others. */
export function withoutBase(path: string): string | null {
  if (path === base) return "/";
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}
