/** Kinds of pictures that are taken. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'gif';

const startsWith = (bytes: Buffer, hex: string, at = 0) =>
  bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, 'hex'));

/** What a file is by its first bytes, whatever its name says; undefined for everything that is not taken, such as SVG. */
export function imageType(bytes: Buffer): ImageType | undefined {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '474946383761') || startsWith(bytes, '474946383961')) return 'gif';
  if (startsWith(bytes, '52494646') && startsWith(bytes, '57454250', 8)) return 'webp';
  return undefined;
}
