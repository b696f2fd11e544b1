/**
 * A fresh key for one intention, e.g. one press of "提交订单", as a version 4 UUID, which the server asks for. Keep it for
 * the repeats of the same intention. `crypto.randomUUID` is missing on plain-http pages, which local networks have.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const marked = Array.from(bytes, (byte, i) =>
    i === 6 ? (byte & 0x0f) | 0x40 : i === 8 ? (byte & 0x3f) | 0x80 : byte,
  );
  const text = marked.map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return text.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
