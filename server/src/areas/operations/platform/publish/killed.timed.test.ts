import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { serverRoot } from '../../../../paths';
import { bundle } from '../../../../testing/bundle';
import { type TestDatabase, testDatabase } from '../../../../testing/database';
import { movedChannel } from '../registry/channels';
import { makeBuild, packBuild, writeWorkspace } from '../testing/builds';
import { publishBody } from '../testing/site';

let bundled: string;
let workspace: string;
let dataDir: string;
let database: TestDatabase;
let sql: pg.Client;
let server: { child: ChildProcess; url: string };
let token: string;

/** The server as it runs, on builds of the test's own. */
async function bundleServer(): Promise<string> {
  const folder = join(serverRoot, '.harbor', `killed-${process.pid}`);
  await bundle(
    {
      server: 'src/areas/operations/platform/testing/server.ts',
      work: 'src/work/work.ts',
      'run-work': 'src/work/run-work.mjs',
    },
    folder,
  );
  return folder;
}

async function start(): Promise<typeof server> {
  const child = spawn('node', [join(bundled, 'server.mjs'), workspace], {
    env: {
      ...process.env,
      HARBOR_ENV: 'test',
      HARBOR_DATA: dataDir,
      DATABASE_URL: database.url,
      HARBOR_SECRET: 'a secret that survives each of the deaths',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    child.stdout.once('data', (line) => resolve(String(line).trim()));
  });
  return { child, url };
}

function kill(): Promise<void> {
  return new Promise((resolve) => {
    server.child.once('exit', () => resolve());
    server.child.kill('SIGKILL');
  });
}

beforeAll(async () => {
  bundled = await bundleServer();
  workspace = writeWorkspace([makeBuild({ remote: 'shell' }), makeBuild({ remote: 'mf-shop' })]);
  dataDir = mkdtempSync(join(tmpdir(), 'harbor-killed-'));
  database = await testDatabase();
  sql = new pg.Client({ connectionString: database.url });
  await sql.connect();
  server = await start();
  const { readFileSync } = await import('node:fs');
  token = readFileSync(join(dataDir, 'deploy-token'), 'utf8').trim();
});
afterAll(async () => {
  await kill();
  await sql.end();
  await database.drop();
  for (const folder of [bundled, workspace, dataDir]) rmSync(folder, { recursive: true, force: true });
});

/** Begins a publish whose end nobody hears. */
async function beginPublish(version: string, part = 1): Promise<void> {
  const made = makeBuild({ version });
  const { headers, payload } = publishBody({ remote: 'mf-shop', version }, await packBuild(made));
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(
    [
      'POST /api/platform/releases HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      'x-requested-with: XMLHttpRequest',
      `content-type: ${headers['content-type']}`,
      `content-length: ${payload.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(payload.subarray(0, Math.floor(payload.length * part)));
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end; ) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`waited in vain for ${what}`);
}

/** Whether somebody waits for a lock in the test's database. */
const someoneWaits = async () => {
  const { rows } = await sql.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

/** The shop as a browser gets it: its version, and whether every file of it is there and whole. */
async function served(): Promise<string> {
  const html = await (await fetch(`${server.url}/mf-shop/`)).text();
  const version = /"name":"mf-shop","version":"([^"]+)"/.exec(html)?.[1] ?? 'none';
  const folder = `${server.url}/releases/mf-shop/${version}`;
  const { integrity } = (await (await fetch(`${folder}/release.json`)).json()) as {
    integrity: Record<string, string>;
  };
  for (const [file, hash] of Object.entries(integrity)) {
    const content = await (await fetch(`${folder}/${file}`)).arrayBuffer();
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', content)).toString('base64');
    expect(`${file} sha384-${digest}`).toBe(`${file} ${hash}`);
  }
  return version;
}

const staging = () => readdirSync(join(dataDir, 'releases/.staging'));

/** What of the shop's files is kept, and what of it releases need. */
async function keptAndNeeded(): Promise<[string[], string[]]> {
  const { rows } = await sql.query("select location from releases where remote = 'mf-shop'");
  const needed = rows.map(({ location }) => String(location.split('/')[1]));
  return [readdirSync(join(dataDir, 'releases/mf-shop')).sort(), needed.sort()];
}

interface Death {
  name: string;
  /** Brings the publish to the point of death. */
  reach(version: string): Promise<void>;
  leaves: 'old' | 'new';
}

const deaths: Death[] = [
  {
    name: 'while the pack comes in',
    async reach(version) {
      await beginPublish(version, 0.6);
      await until('the first files', async () => staging().length > 0);
    },
    leaves: 'old',
  },
  {
    name: 'when its files are stored and nothing is registered',
    async reach(version) {
      await sql.query('begin');
      await sql.query('select pg_advisory_xact_lock(7246007)');
      await beginPublish(version);
      await until('the publish to wait', someoneWaits);
    },
    leaves: 'old',
  },
  {
    name: 'when it is registered and its channel has not moved',
    async reach(version) {
      await sql.query('begin');
      await sql.query('lock table release_moves in access exclusive mode');
      await beginPublish(version);
      await until('the publish to wait', someoneWaits);
    },
    leaves: 'old',
  },
  {
    name: 'when it is committed and nobody was answered',
    async reach(version) {
      const moved = new Promise<void>((resolve) => sql.once('notification', () => resolve()));
      await sql.query(`listen ${movedChannel}`);
      await beginPublish(version);
      await moved;
      await sql.query(`unlisten ${movedChannel}`);
    },
    leaves: 'new',
  },
];

test.each(deaths.map((death, i) => ({ ...death, version: `1.${i + 1}.0-killed` })))(
  'a server killed $name leaves the $leaves release, whole',
  async ({ reach, leaves, version }) => {
    const before = await served();
    await reach(version);
    await kill();
    await sql.query('rollback');
    await until('the dead server to leave the database', async () => !(await someoneWaits()));
    server = await start();
    expect(await served()).toBe(leaves === 'new' ? version : before);
    // What the dead has left is gone at once, whatever its age.
    expect(staging()).toEqual([]);
    const [kept, needed] = await keptAndNeeded();
    expect(kept).toEqual(needed);
    // The same release can be published again where it did not come to be.
    if (leaves === 'old') {
      await beginPublish(version);
      await until('the second publish', async () => (await served()) === version);
      expect((await fetch(`${server.url}/releases/mf-shop/${version}/release.json`)).status).toBe(200);
    }
  },
);
