/**
 * By what the server finds an upload of the same file again: 64 hex digits of its name, size and time of change, as a
 * recording of gigabytes is not read twice. Undefined where the browser cannot digest (plain http of a local network).
 */
export async function fingerprint({ name, size, lastModified }: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = new TextEncoder().encode(`${name}\n${size}\n${lastModified}`);
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
