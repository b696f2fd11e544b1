import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestApp, testApp } from '../../../../testing/app';
import { sendAll } from '../testing/uploads';

// What every scanner finds, so that it can be tested without a virus.
const eicar = 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*';

const folder = mkdtempSync(join(tmpdir(), 'harbor-clamd-'));
const path = join(folder, 'clamd.sock');
let daemon: Server;
let site: TestApp;
let token: string;

/** A daemon that knows one virus and speaks as clamd does. */
function startDaemon(answer?: string): Promise<void> {
  daemon = createServer((socket) => {
    let bytes = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (block) => {
      bytes = Buffer.concat([bytes, block]);
      if (!bytes.subarray(-4).equals(Buffer.alloc(4))) return;
      const found = bytes.includes(eicar) ? 'Eicar-Test-Signature FOUND' : 'OK';
      socket.end(`${answer ?? `stream: ${found}`}\0`);
    });
  });
  return new Promise((resolve) => daemon.listen(path, resolve));
}
const stopDaemon = () => new Promise((resolve) => daemon.close(resolve));

beforeAll(async () => {
  site = await testApp({ areas: ['files', 'vault'], env: { HARBOR_CLAMD: path } });
  token = (await site.user()).token;
});
afterAll(async () => {
  await site.close();
  rmSync(folder, { recursive: true, force: true });
});

const finish = (id: string) => site.call('POST /files/:id/finish', { token, params: { id } });

test('a virus is refused and gone, anything else passes, whole', async () => {
  await startDaemon();
  const clean = await sendAll(site, token, 'clean.csv', Buffer.alloc(2_000_000, 'a,b\n'));
  expect((await finish(clean)).status).toBe(200);
  const virus = await sendAll(site, token, 'virus.txt', Buffer.from(eicar));
  expect((await finish(virus)).errors.file).toEqual([expect.stringContaining('发现病毒')]);
  expect((await finish(virus)).status).toBe(404);
  await stopDaemon();
});

test('while the scanner is away, or says nothing of use, nothing passes and nothing is lost', async () => {
  const id = await sendAll(site, token, 'a.txt', Buffer.from('text'));
  expect((await finish(id)).status).toBe(503);
  await startDaemon('INSTREAM size limit exceeded. ERROR');
  expect((await finish(id)).status).toBe(503);
  await stopDaemon();
  await startDaemon();
  expect((await finish(id)).status).toBe(200);
  await stopDaemon();
});
