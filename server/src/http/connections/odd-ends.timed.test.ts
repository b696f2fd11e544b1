import { mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { uploadsFolder } from '../../areas/base/media/local-images';
import { type TestApp, testApp } from '../../testing/app';
import { comesTrue, openSocket, requestText, timesOpen } from '../testing/sockets';

const path = '/api/applet/get_links';
let site: TestApp;
let base: string;
let picture: string;
beforeAll(async () => {
  site = await testApp({ areas: ['media', 'visits', 'support', 'messages', 'auth'] });
  base = await site.listen();
  const folder = uploadsFolder(realpathSync(site.core.settings.dataDir));
  mkdirSync(folder, { recursive: true });
  picture = join(folder, 'large.png');
  // More than the system takes for who does not read.
  writeFileSync(picture, Buffer.alloc(8 * 1024 * 1024));
});
afterAll(() => site.close());

const answers = async (at: string) => (await fetch(base + at)).status;
const serves = async () => (await answers(path)) === 200 && (await answers('/readyz')) === 200;

test('1,500 requests sent ahead on one connection that closes leave nothing behind', async () => {
  const socket = await openSocket(base);
  socket.write(requestText('GET', path).repeat(1500));
  await comesTrue(() => socket.bytesWritten > 0 && socket.writableLength === 0, 100);
  socket.destroy();
  expect(await comesTrue(serves, 300)).toBe(true);
});

/** Requests that one connection may send ahead. */
const ahead = 20;
const connections = 60;

const get = requestText('GET', path);
const post = (more: Record<string, string>) =>
  requestText('POST', '/api/applet/auth/pc_login', {
    'x-requested-with': 'XMLHttpRequest',
    'content-type': 'application/json',
    ...more,
  });
const destroy = (socket: Socket) => void socket.destroy();
const halfClose = (socket: Socket) => void socket.end();

test.each<[string, string, (socket: Socket) => void]>([
  ['the connection is destroyed behind requests sent ahead', get.repeat(ahead), destroy],
  ['the client says that it sends no more', get.repeat(ahead), halfClose],
  ['HEAD requests', requestText('HEAD', path).repeat(ahead), destroy],
  ['a body that breaks off', `${get.repeat(ahead) + post({ 'content-length': '100' })}{`, destroy],
  ['a body that never begins', get.repeat(ahead) + post({ 'content-length': '100' }), halfClose],
  ['a body in pieces that break off', `${post({ 'transfer-encoding': 'chunked' })}5\r\n{`, destroy],
  ['a body that waits for leave', post({ 'content-length': '9', expect: '100-continue' }), destroy],
  ['an expectation that nobody has', requestText('GET', path, { expect: 'miracles' }).repeat(ahead), destroy],
  [
    'an upgrade that nobody offers',
    requestText('GET', path, { connection: 'upgrade', upgrade: 'websocket' }).repeat(ahead),
    destroy,
  ],
  ['a tunnel', requestText('CONNECT', 'example.com:80'), destroy],
  ['no HTTP behind a request', `${get}\0\0\0\r\n\r\n`, destroy],
  ['an address that is none', requestText('GET', '/%ff%').repeat(ahead), destroy],
  ['a page that is none', requestText('GET', '/nothing').repeat(ahead), destroy],
  [
    'streams of nobody',
    requestText('GET', '/api/applet/message/stream', { authorization: 'Bearer ay_no' }).repeat(ahead),
    destroy,
  ],
  [
    'the last request on its connection',
    requestText('GET', path, { connection: 'close' }).repeat(ahead),
    destroy,
  ],
  ['HTTP 1.0', `GET ${path} HTTP/1.0\r\n\r\n`.repeat(ahead), destroy],
])('after %s the site serves as before', async (_, text, end) => {
  const sockets = await Promise.all(Array.from({ length: connections }, () => openSocket(base)));
  const closed = sockets.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  for (const socket of sockets) {
    socket.resume();
    socket.write(text, () => end(socket));
  }
  expect(await comesTrue(serves, 300)).toBe(true);
  for (const socket of sockets) socket.destroy();
  await Promise.all(closed);
});

test('1,100 connections with one byte of a long body each, again and again, keep nobody out', async () => {
  const body = JSON.stringify({ phone: '13900000000', password: 'wrong-password-1' });
  const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const logIn = async () =>
    (await fetch(`${base}/api/applet/auth/pc_login`, { method: 'POST', body, headers })).status;
  for (let round = 0; round < 2; round += 1) {
    const sockets: Socket[] = [];
    for (let n = 0; n < 11; n += 1)
      sockets.push(...(await Promise.all(Array.from({ length: 100 }, () => openSocket(base)))));
    await Promise.all(
      sockets.map(
        (socket) =>
          new Promise((resolve) => {
            socket.once('close', resolve).resume();
            socket.write(`${post({ 'content-length': '100000' })}{`, resolve);
          }),
      ),
    );
    expect([await answers(path), await answers('/readyz')]).toEqual([200, 200]);
    // Also who sends a body, even from the same address: the slowest make room for it.
    expect(await comesTrue(async () => (await logIn()) === 422)).toBe(true);
    for (const socket of sockets) socket.destroy();
  }
});

test('calls without a connection leave nothing behind', async () => {
  const calls = Array.from({ length: 400 }, () => site.app.inject({ url: path }));
  for (const { statusCode } of await Promise.all(calls)) expect(statusCode).toBe(200);
  for (let round = 0; round < 4; round += 1)
    await Promise.all(Array.from({ length: 300 }, () => site.app.inject({ url: '/api/applet/nothing' })));
  expect(await serves()).toBe(true);
});

test('files on their way to a connection that is gone are closed', async () => {
  const sockets = await Promise.all(Array.from({ length: 20 }, () => openSocket(base)));
  for (const socket of sockets)
    socket.pause().write(requestText('GET', '/media/uploads/large.png').repeat(ahead));
  if (process.platform === 'linux') expect(await comesTrue(() => timesOpen(picture) > 0)).toBe(true);
  for (const socket of sockets) socket.destroy();
  expect(await comesTrue(() => timesOpen(picture) === 0, 300)).toBe(true);
});

test('who sends more ahead than any client does is cut off, and answers keep their order', async () => {
  const socket = await openSocket(base);
  let text = '';
  socket.on('data', (piece) => {
    text += String(piece);
  });
  socket.write(
    requestText('GET', '/healthz') +
      requestText('GET', '/api/applet/nothing') +
      requestText('GET', path) +
      requestText('GET', '/healthz', { connection: 'close' }),
  );
  await new Promise((resolve) => socket.once('close', resolve));
  expect([...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
    '200',
    '404',
    '200',
    '200',
  ]);
  const greedy = await openSocket(base);
  greedy.resume();
  const ended = new Promise((resolve) => greedy.once('close', resolve));
  greedy.write(get.repeat(200));
  await ended;
});
