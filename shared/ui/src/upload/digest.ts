/**
 * SHA-256 of a file in hex, by which the server finds an upload that was cut off; undefined where the browser has none
 * to offer (plain http of a local network).
 */
export async function digest(file: Blob): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined;
  const bytes = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
