import { existsSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TestApp, testApp } from '../../../../testing/app';
import { sendAll, sendPart, sha256 } from '../testing/uploads';

let site: TestApp;
let base: string;
let token: string;
beforeAll(async () => {
  site = await testApp({ areas: ['files', 'vault'] });
  base = await site.listen();
  token = (await site.user()).token;
});
afterAll(() => site.close());

const start = async (size: number) =>
  (await site.call('POST /files/start', { token, body: { name: 'a.txt', size, purpose: 'test' } })).data.id;
const received = async (id: string) =>
  (await site.call('POST /files/:id/state', { token, params: { id } })).data.received;

/** Opens a part of so many bytes; what is written goes out at once. */
function openPart(id: string, offset: number, length: number) {
  const part = request(`${base}/api/applet/files/${id}/part?offset=${offset}`, {
    method: 'PUT',
    headers: {
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/octet-stream',
      'content-length': length,
      authorization: `Bearer ${token}`,
    },
  });
  part.on('error', () => {});
  return part;
}

async function until(what: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 100; looks += 1) {
    if (await what()) return;
    await sleep(30);
  }
  throw new Error('it did not come to that');
}

test('what came before a connection broke counts, and the upload goes on behind it', async () => {
  const content = Buffer.from('0123456789'.repeat(10_000));
  const id = await start(content.length);
  const part = openPart(id, 0, content.length);
  part.write(content.subarray(0, 30_000));
  const onDisk = join(site.core.settings.dataDir, 'files/incoming', id);
  await until(async () => existsSync(onDisk) && statSync(onDisk).size > 0);
  part.destroy();
  await until(async () => (await received(id)) > 0);
  const there = await received(id);
  expect(there).toBeLessThanOrEqual(30_000);
  await sendPart(site, token, id, there, content.subarray(there));
  const { data } = await site.call('POST /files/:id/finish', { token, params: { id } });
  expect(data.sha256).toBe(sha256(content));
});

test('a part that is still coming cannot change what was checked', async () => {
  const honest = Buffer.from('honest text');
  const id = await start(honest.length);
  const late = openPart(id, 0, honest.length);
  late.write('evil');
  await sleep(200);
  expect((await sendPart(site, token, id, 0, honest)).status).toBe(200);
  const { data } = await site.call('POST /files/:id/finish', { token, params: { id } });
  late.end(' bytes!');
  await sleep(200);
  const kept = await Readable.from(await site.core.files.read(id)).toArray();
  expect(sha256(Buffer.concat(kept))).toBe(data.sha256);
});

test('of many that send the same part one is counted', async () => {
  const content = Buffer.from('x'.repeat(5000));
  const id = await start(content.length);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => sendPart(site, token, id, 0, content.subarray(0, 2500))),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await received(id)).toBe(2500);
});

test.each([
  ['behind the end', 7],
  ['behind what is there', 3],
])('a part %s is refused with the right place', async (_, offset) => {
  const id = await start(6);
  expect(await sendPart(site, token, id, offset, Buffer.from('x'))).toMatchObject({
    status: 409,
    data: { received: 0 },
  });
});

test('a part that is no bytes is refused, and so are bytes where data is meant', async () => {
  const id = await start(6);
  const headers = { 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${token}` };
  const part = await site.app.inject({
    method: 'PUT',
    url: `/api/applet/files/${id}/part?offset=0`,
    headers,
    payload: { a: 1 },
  });
  expect(part.statusCode).toBe(422);
  const begin = await site.app.inject({
    method: 'POST',
    url: '/api/applet/files/start',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    payload: Buffer.from('{}'),
  });
  expect(begin.statusCode).toBe(422);
});

test('an upload whose check was cut off by the end of a server is checked anew', async () => {
  const id = await sendAll(site, token, 'b.txt', Buffer.from('text'));
  const finish = () => site.call('POST /files/:id/finish', { token, params: { id } });
  await site.core.db.updateTable('files').set({ status: 2 }).where('id', '=', id).execute();
  expect((await finish()).status).toBe(409);
  site.clock.advance(3 * 60_000);
  expect((await finish()).status).toBe(200);
});
