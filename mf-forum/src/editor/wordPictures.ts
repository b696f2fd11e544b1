const kinds = { pngblip: 'image/png', jpegblip: 'image/jpeg' } as const;

function fileOf(hex: string, type: string, n: number): File {
  const bytes = new Uint8Array(hex.length / 2);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(at * 2, at * 2 + 2), 16);
  return new File([bytes], `word-${n}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
}

/** The pictures inside a text that Word put into the clipboard as RTF, in their order; null for kinds nobody can show. */
export function picturesInRtf(rtf: string): (File | null)[] {
  return rtf
    .split('{\\pict')
    .slice(1)
    .map((part, n) => {
      const kind = /\\(pngblip|jpegblip)\b/.exec(part)?.[1] as keyof typeof kinds | undefined;
      const hex = /(?:^|[\s}])([\da-f\s]{64,})/i.exec(part)?.[1]?.replace(/\s+/g, '');
      return kind && hex ? fileOf(hex.slice(0, hex.length - (hex.length % 2)), kinds[kind], n + 1) : null;
    });
}

/** A picture whose bytes stand in its own address. Null when it is none, or cannot be read. */
export function pictureInAddress(address: string, n: number): File | null {
  const [, type = '', base64 = ''] =
    /^data:(image\/(?:png|jpeg|gif|webp));base64,([\w+/=\s]+)$/.exec(address) ?? [];
  if (!type) return null;
  try {
    const bytes = Uint8Array.from(atob(base64.replace(/\s/g, '')), (char) => char.charCodeAt(0));
    return new File([bytes], `pasted-${n}.${type.slice(6).replace('jpeg', 'jpg')}`, { type });
  } catch {
    return null;
  }
}
