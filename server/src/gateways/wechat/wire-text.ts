/** The longest beginning of `text` that takes at most so many bytes of UTF-8, never half a character. */
export function cutToBytes(text: string, bytes: number): string {
  let cut = '';
  for (const character of text) {
    if (Buffer.byteLength(cut + character) > bytes) break;
    cut += character;
  }
  return cut;
}

/** RFC 3339 in Beijing time, whole seconds, whatever the process's time zone. */
export function beijingRfc3339(at: Date): string {
  return `${new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19)}+08:00`;
}
