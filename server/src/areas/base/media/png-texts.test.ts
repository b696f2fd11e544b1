import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { withPicture } from './clean-image';
import { withoutTexts } from './png-texts';

const folder = mkdtempSync(join(tmpdir(), 'harbor-png-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let plain: Buffer;
beforeAll(async () => {
  plain = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1f4fd8' } })
    .png()
    .toBuffer();
});

/** A piece whose checksum nobody looks at. */
function piece(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}
/** The picture with pieces behind its first. */
const holding = (...pieces: Buffer[]) =>
  Buffer.concat([plain.subarray(0, 33), ...pieces, plain.subarray(33)]);

const words = piece('tEXt', Buffer.from('Comment\0words'));
const packed = piece('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(Buffer.alloc(100_000))]));

test('of a PNG the texts go, packed or not, and the picture stays', () => {
  const titled = piece('iTXt', Buffer.from('Title\0\0\0\0\0x'));
  expect(withoutTexts(holding(words, packed, titled, words))).toEqual(plain);
  expect(withoutTexts(plain)).toEqual(plain);
});

test('what does not end, and what is no piece, stays for the reader', () => {
  for (const cut of [
    plain.subarray(0, 50),
    plain.subarray(0, 8),
    Buffer.concat([plain, Buffer.alloc(2_000_000)]),
  ])
    expect(withoutTexts(cut)).toEqual(cut);
  const long = Buffer.from(plain);
  long.writeUInt32BE(0xffffffff, 33);
  expect(withoutTexts(long)).toEqual(long);
});

test('a PNG of more pieces than anybody writes is not read', async () => {
  const fine = holding(...Array.from({ length: 100_001 }, () => words));
  expect(withoutTexts(fine)).toBeUndefined();
  await expect(withPicture(fine, (picture) => picture.toBuffer())).rejects.toMatchObject({ status: 422 });
});

test('nobody who reads a picture unpacks its texts, from memory or from where it lies', async () => {
  const path = join(folder, 'a.png');
  const told = { keyword: 'Comment', text: 'words' };
  const checked = Buffer.from(words);
  checked.writeInt32BE(crc(checked.subarray(4, -4)), checked.length - 4);
  const talking = holding(checked);
  expect((await sharp(talking).metadata()).comments).toEqual([told]);
  writeFileSync(path, talking);
  for (const input of [talking, path])
    expect((await withPicture(input, (picture) => picture.metadata())).comments).toBeUndefined();
});

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value;
}
