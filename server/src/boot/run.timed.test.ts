import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { serverRoot, workspaceRoot } from '../paths';
import { type TestDatabase, testDatabase } from '../testing/database';
import { serverPort } from '../testing/server-port';

const folder = join(serverRoot, '.harbor', `run-${process.pid}`);
let database: TestDatabase;
let running: ChildProcess | undefined;

beforeAll(async () => {
  execFileSync('node', ['build.mjs', `--outdir=${folder}`], { cwd: serverRoot });
  database = await testDatabase();
}, 60_000);
afterAll(async () => {
  running?.kill('SIGKILL');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

function launch(env: Record<string, string>) {
  const child = spawn('node', [join(folder, 'main.mjs')], {
    // Neither demo data, which take longer than the start, nor the sandbox of payments: no claim here is about them.
    env: {
      PATH: process.env.PATH ?? '',
      HARBOR_DATA: folder,
      HARBOR_DEMO: '0',
      HARBOR_LOG: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  running = child;
  let logged = '';
  child.stdout?.on('data', (chunk) => {
    logged += String(chunk);
  });
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += String(chunk);
  });
  const ended = once(child, 'exit').then(([code]) => ({ code: Number(code), errors }));
  return { child, ended, errors: () => errors, logged: () => logged };
}

async function ready(port: number, errors: () => string): Promise<void> {
  for (const deadline = Date.now() + 25_000; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
  }
  throw new Error(`not ready: ${errors()}`);
}

test('a busy port is named, with what to type instead', async () => {
  const taken = createServer().listen(0);
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { ended } = launch({ DATABASE_URL: database.url, PORT: String(port) });
  const { code, errors } = await ended;
  taken.close();
  expect(code).toBe(1);
  expect(errors).toContain(
    `Port ${port} is in use by another program.\nUse another one: PORT=${port + 1} npm start`,
  );
}, 30_000);

test('a database that cannot be reached is named, without its password', async () => {
  const { ended } = launch({ DATABASE_URL: 'postgres://harbor:geheim@127.0.0.1:1/harbor', PORT: '0' });
  const { code, errors } = await ended;
  expect(code).toBe(1);
  expect(errors).toContain('The database at postgres://harbor:***@127.0.0.1:1/harbor cannot be used');
  expect(errors).toContain('Check DATABASE_URL');
  expect(errors).not.toContain('geheim');
}, 30_000);

test('the server tells in one line where its start spent its time', async () => {
  const port = await serverPort();
  const env = { DATABASE_URL: database.url, PORT: String(port), HARBOR_LOG: 'info' };
  const { child, ended, errors, logged } = launch(env);
  await ready(port, errors);
  child.kill('SIGTERM');
  await ended;
  const lines = logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter(({ phases }) => phases);
  expect(lines).toEqual([expect.objectContaining({ msg: 'ready', ms: expect.any(Number) })]);
  const [{ ms, phases }] = lines;
  expect(Object.keys(phases).sort()).toEqual(
    [
      ...['load', 'settings', 'database', 'modules', 'migrations', 'queues', 'areas', 'gateways', 'core'],
      ...['calls', 'releases', 'plugins', 'demo', 'listening'],
    ].sort(),
  );
  const oneAfterAnother = ['load', 'settings', 'modules', 'migrations', 'core', 'releases', 'listening'];
  const sum = oneAfterAnother.reduce((total, part) => total + phases[part], 0);
  expect([sum > 0, sum <= ms + oneAfterAnother.length]).toEqual([true, true]);
}, 60_000);

/** Sends from 20 clients at once, and like a balancer stops when the server says that it is not ready. */
function balance(port: number) {
  const base = `http://127.0.0.1:${port}`;
  const result = { done: 0, failed: [] as string[] };
  let ready = true;
  const watch = async () => {
    while (ready) {
      const answer = await fetch(`${base}/readyz`).catch(() => undefined);
      ready = answer?.ok === true;
      await sleep(30);
    }
  };
  const client = async () => {
    while (ready) {
      const answer = await fetch(`${base}/api/applet/get_links`).catch((error: Error) => String(error.cause));
      if (answer instanceof Response && answer.ok) result.done += 1;
      else result.failed.push(typeof answer === 'string' ? answer : `HTTP ${answer.status}`);
    }
  };
  const ended = Promise.all([watch(), ...Array.from({ length: 20 }, client)]);
  return { result, ended };
}

test('SIGTERM under load: no request fails, and the process is gone within 10 s', async () => {
  const port = await serverPort();
  const env = { DATABASE_URL: database.url, PORT: String(port), HARBOR_DRAIN_MS: '2000' };
  const { child, ended, errors } = launch(env);
  await ready(port, errors);
  const { result, ended: drained } = balance(port);
  await sleep(500);
  const began = Date.now();
  child.kill('SIGTERM');
  const { code } = await ended;
  await drained;
  expect(code).toBe(0);
  expect(Date.now() - began).toBeLessThan(10_000);
  expect(result.done).toBeGreaterThan(10);
  expect(result.failed).toEqual([]);
}, 60_000);

test('the server ends when the program that started it is gone, also by a signal that nobody can handle', async () => {
  const port = await serverPort();
  const { child, ended, errors } = launch({ DATABASE_URL: database.url, PORT: String(port) });
  await ready(port, errors);
  child.disconnect();
  const { code } = await ended;
  expect([code, errors()]).toEqual([0, expect.stringContaining('parent gone')]);
}, 60_000);

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'what npm runs ends when its npm gets %s',
  async (signal) => {
    const module = join(workspaceRoot, 'scripts/bootstrap/parent.mjs');
    const script = `import(${JSON.stringify(module)}).then(({ whenNpmEnds }) => {
    setInterval(() => {}, 1000);
    whenNpmEnds(() => process.exit());
    console.log('runs');
  })`;
    // As npm does it: a shell between the two, to which it hands on what it gets.
    const npm = `const child = require('child_process').spawn('sh', ['-c', 'node -e "$SCRIPT"; true'], { stdio: 'inherit' });
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('exit', () => process.exit());`;
    const child = spawn('node', ['-e', npm], {
      env: { PATH: process.env.PATH ?? '', SCRIPT: script, npm_lifecycle_event: 'start' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill(signal);
    // The pipe closes with the last of them that could write into it.
    await once(child.stdout, 'close');
  },
  20_000,
);
