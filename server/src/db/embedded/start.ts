import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries';
import { clusterFolder } from './data-folder';
import { claimOwnership, releaseOwnership } from './owner';
import { choosePort, rememberPort } from './port';
import {
  type Cluster,
  clusterPassword,
  createCluster,
  isAlive,
  logFile,
  removeForeignMark,
  runningPostmaster,
  spawnPostmaster,
} from './postmaster';
import { unprivilegedUser } from './run-as';

/** A PostgreSQL that this server runs for itself. */
export interface EmbeddedPostgres {
  /** Address of the database `harbor`. */
  url: string;
  /** Process id of the postmaster now; undefined while it is away. */
  pid(): number | undefined;
  /** Stops it, unless another living server owns it. */
  stop(): Promise<void>;
}

/** How the embedded PostgreSQL runs. */
export interface EmbeddedOptions {
  /** Extra PostgreSQL settings, `name=value`; tests trade durability for speed here. */
  options?: string[];
  /** Start it again when it dies. */
  supervise?: boolean;
  report?: (message: string) => void;
}

const address = (folder: string, port: number, database: string) =>
  `postgres://harbor:${clusterPassword(folder)}@127.0.0.1:${port}/${database}`;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function bringUp(cluster: Cluster, wantedPort?: number): Promise<number> {
  const deadline = Date.now() + 30_000;
  let port = wantedPort ?? (await choosePort(cluster.folder));
  let child: ReturnType<typeof spawnPostmaster> | undefined;
  while (Date.now() < deadline) {
    const found = runningPostmaster(cluster.folder);
    if (found && (await answers(address(cluster.folder, found.port, 'postgres')))) return found.port;
    // A child that left at once met the remains of the last one, or a taken port: try again.
    if (!found && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (child && wantedPort === undefined) port = await choosePort();
      removeForeignMark(cluster.folder);
      child = spawnPostmaster(cluster, port);
      child.on('error', () => {});
      child.unref();
    }
    await sleep(40);
  }
  throw new Error(`PostgreSQL did not start within 30 s; see ${logFile(cluster.folder)}`);
}

async function createDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(`select 1 from pg_database where datname = 'harbor'`);
    if (!rowCount) await client.query('create database harbor');
  } finally {
    await client.end();
  }
}

/**
 * Starts PostgreSQL on `dataDir`, or adopts the one that an earlier server left running there.
 * @throws Error with what to do when it cannot run on this machine.
 */
export async function startPostgres(
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedPostgres> {
  const runAs = unprivilegedUser();
  const folder = clusterFolder(dataDir, runAs);
  const cluster: Cluster = {
    folder,
    binaries: findBinaries(runAs !== undefined),
    runAs,
    options: options.options ?? [],
  };
  await createCluster(cluster);
  const adopted = runningPostmaster(folder) !== undefined;
  if (adopted) options.report?.('PostgreSQL is already running on the data folder: adopted');
  const port = await bringUp(cluster);
  await createDatabase(address(folder, port, 'postgres'));
  rememberPort(folder, port);
  const owner = claimOwnership(folder, adopted);
  let stopping = false;
  let reviving = false;
  const watch = setInterval(() => {
    if (stopping || reviving || runningPostmaster(folder)) return;
    reviving = true;
    options.report?.('PostgreSQL went away: starting it again');
    bringUp(cluster, port)
      .then(() => options.report?.('PostgreSQL is back'))
      .catch((error: unknown) => options.report?.(String(error)))
      .finally(() => {
        reviving = false;
      });
  }, 250);
  watch.unref();
  if (options.supervise === false || !owner) clearInterval(watch);
  return {
    url: address(folder, port, 'harbor'),
    pid: () => runningPostmaster(folder)?.pid,
    async stop() {
      stopping = true;
      clearInterval(watch);
      if (!owner) return;
      releaseOwnership(folder);
      const found = runningPostmaster(folder);
      if (!found) return;
      process.kill(found.pid, 'SIGINT');
      for (let waited = 0; isAlive(found.pid) && waited < 8000; waited += 20) await sleep(20);
    },
  };
}
