import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { testFolder } from '../../testing/folder';
import { copyOnce, findBinaries } from './binaries';
import { isAlive } from './postmaster';
import { unprivilegedUser } from './run-as';
import { startPostgres } from './start';

let folder: string;
let bury = () => {};
beforeEach(() => {
  folder = testFolder();
});
afterEach(() => {
  bury();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(url: string, question: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return Object.values((await client.query(question)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

test('it is durable, reachable from this machine only, and never runs as root', async () => {
  const postgres = await startPostgres(folder);
  expect(await ask(postgres.url, 'show fsync')).toBe('on');
  expect(await ask(postgres.url, 'show listen_addresses')).toBe('127.0.0.1');
  const status = readFileSync(`/proc/${postgres.pid()}/status`, 'utf8');
  expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe('0');
  const stranger = new URL(postgres.url);
  stranger.password = 'guess';
  await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
  await postgres.stop();
  expect(existsSync(join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
}, 30_000);

test('the next start adopts what a killed server left running, with its data', async () => {
  const first = await startPostgres(folder, { supervise: false });
  await ask(first.url, 'create table kept as select 42 as n');
  // As if the server had been killed: its mark names a process that is gone.
  writeFileSync(join(folder, 'postgres', 'harbor.owner'), '999999999');
  const reports: string[] = [];
  const second = await startPostgres(folder, { report: (message) => reports.push(message) });
  expect(second.pid()).toBe(first.pid());
  expect(reports).toEqual(['PostgreSQL is already running on the data folder: adopted']);
  expect(await ask(second.url, 'select n from kept')).toBe(42);
  await second.stop();
}, 30_000);

test('a guest of a living server leaves its database running', async () => {
  const owner = await startPostgres(folder, { supervise: false });
  writeFileSync(join(folder, 'postgres', 'harbor.owner'), String(process.ppid));
  const guest = await startPostgres(folder);
  await guest.stop();
  expect(await ask(owner.url, 'select 1')).toBe(1);
  rmSync(join(folder, 'postgres', 'harbor.owner'));
  await owner.stop();
}, 30_000);

test('killed, it is started again on the same port with everything committed', async () => {
  const postgres = await startPostgres(folder);
  await ask(postgres.url, 'create table kept as select 42 as n');
  const killed = postgres.pid() ?? 0;
  process.kill(killed, 'SIGKILL');
  let answer: unknown;
  for (const deadline = Date.now() + 10_000; answer === undefined && Date.now() < deadline; await sleep(50))
    answer = await ask(postgres.url, 'select n from kept').catch(() => undefined);
  expect(answer).toBe(42);
  expect(isAlive(killed)).toBe(false);
  await postgres.stop();
}, 30_000);

test('a data folder in a private home works too', async () => {
  chmodSync(folder, 0o700);
  const postgres = await startPostgres(folder, { supervise: false });
  expect(await ask(postgres.url, 'select 1')).toBe(1);
  const cluster = String(await ask(postgres.url, 'show data_directory'));
  // Root lends PostgreSQL another user, who cannot enter here; anybody else runs it as themselves.
  expect(cluster.startsWith(process.getuid?.() === 0 ? '/var/lib/scholar-harbor-' : folder)).toBe(true);
  await postgres.stop();
  for (const rest of ['', '.log', '.password']) rmSync(cluster + rest, { recursive: true, force: true });
}, 60_000);

test('programs that the lent user cannot reach are copied whole, and run from there', () => {
  const { postgres } = findBinaries(false);
  const native = join(dirname(postgres), '..');
  const copy = join(folder, 'copy');
  copyOnce(native, copy);
  copyOnce(native, copy);
  const version = execFileSync(join(copy, 'bin', 'postgres'), ['--version'], unprivilegedUser()).toString();
  expect(version).toMatch(/^postgres \(PostgreSQL\) 18/);
}, 60_000);

test('marks of before a reboot, whose numbers are other programs now, are no obstacle', async () => {
  const first = await startPostgres(folder, { supervise: false });
  await first.stop();
  const cluster = join(folder, 'postgres');
  // `process.ppid` lives and is no PostgreSQL.
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.ppid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`);
  writeFileSync(join(cluster, 'harbor.owner'), String(process.ppid));
  const second = await startPostgres(folder, { supervise: false });
  expect(await ask(second.url, 'select 1')).toBe(1);
  const pid = second.pid() ?? 0;
  await second.stop();
  expect(isAlive(pid)).toBe(false);
}, 60_000);

/** A process named `postgres` that has ended, with a parent who never asks how. */
async function unburied() {
  const program = join(folder, 'postgres');
  symlinkSync(process.execPath, program);
  const parent = spawn('/bin/sh', ['-c', `"${program}" -e 0 & echo $!; exec sleep 600`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  bury = () => void parent.kill('SIGKILL');
  const [line] = await once(parent.stdout, 'data');
  const pid = Number(line);
  const state = () => readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(1, 3).join(' ');
  while (state() !== '(postgres) Z') await sleep(20);
  return pid;
}

test('a killed database and server that nobody buried are taken for dead', async () => {
  const data = join(folder, 'data');
  const first = await startPostgres(data, { supervise: false });
  await first.stop();
  const pid = await unburied();
  const cluster = join(data, 'postgres');
  writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n5432\n\n127.0.0.1\n`);
  writeFileSync(join(cluster, 'harbor.owner'), String(pid));
  const second = await startPostgres(data, { supervise: false });
  expect(await ask(second.url, 'select 1')).toBe(1);
  const running = second.pid() ?? 0;
  // It is the owner, or this would leave it running.
  await second.stop();
  expect(isAlive(running)).toBe(false);
}, 60_000);
