import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { Unavailable } from '../http/problem';
import {
  openWorkers,
  outOfMemory,
  strayed,
  type Workers,
  type WorkersSettings,
  workersSettings,
} from './workers';

/** Work that does what its text says, in the place of what the server's processes do. */
const work = `
export function cleaned({ html }) {
  if (html === 'hang') for (;;);
  if (html === 'die') process.exit(3);
  if (html === 'hog') for (const all = []; ; ) all.push(new Array(10_000).fill(all.length));
  if (html === 'gorge') return new Array(100_000_000).fill(0.5).length;
  if (html === 'hoard') for (const all = []; ; ) all.push(new Uint8Array(50_000_000).fill(1));
  if (html === 'stray') process.send({ number: 1, done: 'one', more: 'two' });
  if (html === 'twice') process.send({ number: 1, done: 'one' });
  if (html === 'bare') process.send({ done: 'one' });
  if (html === 'ready') process.send('ready');
  if (html === 'null') process.send(null);
  if (html === 'word') throw 'a word';
  if (html === 'fail') throw new TypeError('a mistake of ours');
  return html;
}`;

const { log } = fastify();
let folder: string;
let workers: Workers;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'harbor-work-'));
  writeFileSync(join(folder, 'work.mjs'), work);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));
afterEach(() => workers.close());

const open = (settings: Partial<WorkersSettings> = {}, file = join(folder, 'work.mjs')) => {
  workers = openWorkers(log, file, { ...workersSettings, ...settings });
};
const run = (html: string) => workers.run('cleaned', { html, publicUrl: 'https://harbor.example' });

test('what processes do comes back to who asked, many at a time', async () => {
  open();
  const asked = Array.from({ length: 100 }, (_, n) => String(n));
  expect(await Promise.all(asked.map(run))).toEqual(asked);
});

test('a mistake in the work is no fault that passes', async () => {
  open();
  await expect(run('fail')).rejects.toThrow('a mistake of ours');
  expect(await run('next')).toBe('next');
});

test.each(['hang', 'die', 'hog', 'gorge', 'hoard'])(
  'a process that %ss is replaced, and its neighbours go on',
  async (what) => {
    open({ processes: 1, patience: what === 'hang' ? 5000 : 60_000, memory: 32 });
    const waiting = run('waiting');
    await expect(run(what)).rejects.toThrow(Unavailable);
    expect(await waiting).toBe('waiting');
    expect(await run('next')).toBe('next');
  },
);

test.each(['stray', 'bare', 'ready', 'null'])(
  'a process that sends what is no answer is ended (%s)',
  async (what) => {
    open({ processes: 1 });
    const strange = run(what).catch((error: unknown) => error);
    const error = await strange;
    expect([error instanceof Unavailable, strayed(error), outOfMemory(error)]).toEqual([true, true, false]);
    expect(await run('next')).toBe('next');
  },
);

test('an answer that nobody waits for is not taken for the next one', async () => {
  open({ processes: 1 });
  expect(await run('twice')).toBe('one');
  const after = [];
  for (let n = 0; n < 5; n += 1) after.push(await run(`${n}`).catch(strayed));
  for (const [n, answer] of after.entries()) expect([`${n}`, true]).toContain(answer);
  expect(after.at(-1)).toBe('4');
});

test('whatever work throws is an error here', async () => {
  open();
  await expect(run('word')).rejects.toThrow('a working process failed');
});

test('those that wait behind a process that dies are done by another', async () => {
  open({ processes: 1 });
  const [died, ...waited] = await Promise.allSettled(['die', 'a', 'b', 'c'].map(run));
  expect(died?.status).toBe('rejected');
  expect(waited.map((one) => one.status === 'fulfilled' && one.value)).toEqual(['a', 'b', 'c']);
});

test('few may wait, and who is turned away is told at once', async () => {
  open({ processes: 1, queue: 2, patience: 3000 });
  const busy = ['hang', 'hang', 'hang'].map((what) => run(what).catch(String));
  await expect(run('one too many')).rejects.toThrow(Unavailable);
  await Promise.all(busy);
  expect(await run('next')).toBe('next');
});

test('nothing begins once the server ends, and nobody waits for it', async () => {
  open({ processes: 1 });
  const underway = ['hang', 'waiting'].map((what) => run(what));
  await workers.close();
  for (const one of await Promise.allSettled([...underway, run('after')]))
    expect(one).toMatchObject({ status: 'rejected', reason: expect.any(Unavailable) });
});

test('processes that cannot begin leave no pool behind that never works again', async () => {
  const file = join(folder, 'late.mjs');
  open({ processes: 1, patience: 3000 }, file);
  await expect(run('too early')).rejects.toThrow();
  writeFileSync(file, work);
  expect(await run('next')).toBe('next');
});
