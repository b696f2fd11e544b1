let codes: Map<string, number> | undefined;

/** Every character that GBK has, by asking for what each of its codes stands. */
function table(): Map<string, number> {
  const decoder = new TextDecoder('gbk');
  const found = new Map<string, number>();
  for (let first = 0x81; first <= 0xfe; first += 1)
    for (let second = 0x40; second <= 0xfe; second += 1) {
      const text = decoder.decode(Uint8Array.of(first, second));
      if ([...text].length === 1 && text !== '\ufffd' && !found.has(text))
        found.set(text, first * 256 + second);
    }
  return found;
}

/** A text in GBK, which Node reads but does not write; what GBK does not have becomes `?`. */
export function gbk(text: string): Buffer {
  codes ??= table();
  const bytes: number[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const wide = codes.get(letter);
    if (code < 0x80) bytes.push(code);
    else if (wide === undefined) bytes.push(0x3f);
    else bytes.push(wide >> 8, wide & 0xff);
  }
  return Buffer.from(bytes);
}
