import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { sizeLimits } from '@harbor/contract/size-limits';
import sharp from 'sharp';
import { type TestApp, testApp } from '../../../testing/app';
import { multipartFile } from '../../../testing/multipart';

let site: TestApp;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['media', 'visits', 'support'] });
  token = (await site.user()).token;
});
afterAll(() => site.close());

async function upload(content: Buffer, filename = 'picture.png', as: string | undefined = token) {
  const { payload, headers } = multipartFile('file', filename, content);
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/applet/upload_image',
    headers: {
      ...headers,
      'x-requested-with': 'XMLHttpRequest',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

const picture = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#1f4fd8' } });

/** Bytes that do not compress, to make a file as large as wanted. */
const noise = (width: number, height: number) =>
  sharp(Buffer.from(Array.from({ length: width * height * 3 }, () => Math.random() * 256)), {
    raw: { width, height, channels: 3 },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();

function crc(bytes: Buffer): number {
  let value = ~0;
  for (const byte of bytes) {
    value ^= byte;
    for (let bit = 0; bit < 8; bit += 1) value = (value >>> 1) ^ (value & 1 ? 0xedb88320 : 0);
  }
  return ~value >>> 0;
}

/** A PNG that says it is 50,000 × 50,000 and is a few KiB long. */
function pngBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(50_000, 0);
  header.writeUInt32BE(50_000, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = chunk('IDAT', deflateSync(Buffer.alloc(1_000_000)));
  return Buffer.concat([signature, chunk('IHDR', header), data, chunk('IEND', Buffer.alloc(0))]);
}

test('a picture comes back as WebP, is recorded, and is served so that a browser only shows it', async () => {
  const { status, body } = await upload(await picture(3000, 1500).jpeg().toBuffer(), '../../etc/passwd.jpg');
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ width: 1920, height: 960 });
  expect(body.data.url).toMatch(/^\/media\/uploads\/\d{4}\/\d{2}\/[0-9A-Z]{26}\.webp$/);
  const served = await site.app.inject(body.data.url);
  expect(served.headers).toMatchObject({
    'content-type': 'image/webp',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(served.rawPayload.length).toBe(body.data.size);
});

test('more than 2 MB is refused with the words of the specification', async () => {
  const big = await noise(1024, 1024);
  expect(big.length).toBeGreaterThan(3_000_000);
  const { status, body } = await upload(big);
  expect([status, body.msg]).toEqual([422, '图片大小不能超过2MB哦~']);
});

/** A picture of exactly so many bytes: what is behind its end is read by nobody. */
const ofSize = async (bytes: number) =>
  Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(bytes)]).subarray(0, bytes);

test.each([
  [sizeLimits.picture - 1, 200],
  [sizeLimits.picture, 200],
  [sizeLimits.picture + 1, 422],
  [sizeLimits.picture + 2000, 422],
])('a picture of %i bytes is answered with %i', async (bytes, expected) => {
  expect((await upload(await ofSize(bytes))).status).toBe(expected);
});

const html = Buffer.from('<html><script>alert(1)</script></html>');
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test.each([
  ['SVG', svg, 'a.svg'],
  ['SVG called PNG', svg, 'a.png'],
  ['HTML called PNG', html, 'a.png'],
  ['PDF', Buffer.from('%PDF-1.7\n'), 'a.jpg'],
  ['ZIP', Buffer.from('PK\u0003\u0004'), 'a.jpg'],
  ['nothing', Buffer.alloc(0), 'a.jpg'],
])('%s is refused', async (_, content, name) => {
  const { status, body } = await upload(content, name);
  expect([status, body.msg]).toEqual([422, '仅支持 JPG、PNG、WebP、GIF 格式的图片']);
});

test('a GIF that is also a script, and a JPEG that is cut off, are refused', async () => {
  const gif = Buffer.concat([Buffer.from('GIF89a/*'), Buffer.from('*/=1;alert(1)')]);
  expect((await upload(gif, 'a.gif')).status).toBe(422);
  const whole = await sharp(await noise(200, 200))
    .jpeg()
    .toBuffer();
  expect((await upload(whole.subarray(0, whole.length / 2), 'a.jpg')).status).toBe(422);
});

test('of a JPEG with a script behind it only the picture is left', async () => {
  const polyglot = Buffer.concat([await picture().jpeg().toBuffer(), html]);
  const { body } = await upload(polyglot, 'a.jpg');
  const stored = (await site.app.inject(body.data.url)).rawPayload;
  expect(stored.includes('script')).toBe(false);
});

test('where and with what it was taken is gone', async () => {
  const withPlace = await picture()
    .jpeg()
    .withExif({ IFD0: { Make: 'SecretCamera' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
    .toBuffer();
  const { body } = await upload(withPlace, 'a.jpg');
  const stored = (await site.app.inject(body.data.url)).rawPayload;
  expect(stored.includes('SecretCamera')).toBe(false);
  expect((await sharp(stored).metadata()).exif).toBeUndefined();
});

test('a picture bomb is refused before it is unpacked', async () => {
  const bomb = pngBomb();
  expect(bomb.length).toBeLessThan(100_000);
  const began = Date.now();
  expect((await upload(bomb)).status).toBe(422);
  expect(Date.now() - began).toBeLessThan(20_000);
});

test('visitors upload nothing, and a request without a file says what is missing', async () => {
  expect((await upload(await picture().png().toBuffer(), 'a.png', '')).status).toBe(401);
  const empty = await site.call('POST /upload_image', { token, body: {} as never });
  expect([empty.status, empty.msg]).toEqual([422, '请选择要上传的文件']);
});

test('what is too much is refused when it comes apart from the last bytes that pass', async () => {
  const { payload, headers } = multipartFile('file', 'a.png', await ofSize(sizeLimits.picture + 2000));
  const begin = payload.indexOf('\r\n\r\n') + 4;
  const cuts = [0, begin, begin + sizeLimits.picture, payload.length];
  const response = await site.app.inject({
    method: 'POST',
    url: '/api/applet/upload_image',
    headers: { ...headers, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` },
    payload: Readable.from(cuts.slice(1).map((end, n) => payload.subarray(cuts[n], end))),
  });
  expect([response.statusCode, response.json().msg]).toEqual([422, '图片大小不能超过2MB哦~']);
});

test('sixty pictures at once all arrive', async () => {
  const content = await picture(400, 300).png().toBuffer();
  const answers = await Promise.all(Array.from({ length: 60 }, () => upload(content)));
  expect(answers.map(({ status }) => status)).toEqual(Array(60).fill(200));
  expect(new Set(answers.map(({ body }) => body.data.url)).size).toBe(60);
});

test('the stored file lies in the data folder under a name of ours', async () => {
  const { body } = await upload(await picture().png().toBuffer());
  const path = join(site.core.settings.dataDir, body.data.url.replace('/media/uploads/', 'media/uploads/'));
  expect(readFileSync(path).subarray(8, 12).toString()).toBe('WEBP');
});
