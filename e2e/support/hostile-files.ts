import { hostileMarkup } from './hostile-markup';

/** A picture of one point. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export interface HostileFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Ways to dress markup up as a picture. */
const disguises: ((markup: string) => HostileFile)[] = [
  (markup) => ({
    name: 'a.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${markup}</svg>`),
  }),
  (markup) => ({ name: 'a.png', mimeType: 'image/png', buffer: Buffer.from(`<!doctype html>${markup}`) }),
  (markup) => ({
    name: 'a.gif',
    mimeType: 'image/gif',
    buffer: Buffer.from(`GIF89a=1;/*${markup}*/;window.hacked=1`),
  }),
  // A true picture with more behind it.
  (markup) => ({
    name: 'a.png.html',
    mimeType: 'image/png',
    buffer: Buffer.concat([pixel, Buffer.from(markup)]),
  }),
  (markup) => ({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from(markup)]),
  }),
  (markup) => ({ name: 'a.html', mimeType: 'text/html', buffer: Buffer.from(markup) }),
];

/** Each piece of hostile markup as a file that says to be a picture. */
export const hostileFiles: HostileFile[] = hostileMarkup.flatMap(
  (markup, n) => disguises[n % disguises.length]?.(markup) ?? [],
);
