import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../http/transient';
import type { Binaries } from './binaries';
import type { RunAs } from './run-as';

const run = promisify(execFile);

/** A cluster on disk and what is needed to run it. */
export interface Cluster {
  folder: string;
  binaries: Binaries;
  runAs: RunAs | undefined;
  /** Extra settings, `name=value`. */
  options: string[];
}

const passwordFile = (folder: string) => join(folder, 'harbor.password');

/** What PostgreSQL itself writes. */
export const logFile = (folder: string) => `${folder}.log`;

/** The password of the cluster's only role, made at its birth. */
export const clusterPassword = (folder: string) => readFileSync(passwordFile(folder), 'utf8').trim();

/** Makes the cluster unless it is there; half a second. */
export async function createCluster({ folder, binaries, runAs }: Cluster): Promise<void> {
  if (existsSync(join(folder, 'PG_VERSION')) && existsSync(passwordFile(folder))) return;
  const pwfile = `${folder}.password`;
  rmSync(folder, { recursive: true, force: true });
  writeFileSync(pwfile, randomBytes(24).toString('hex'), { mode: 0o600 });
  if (runAs) chownSync(pwfile, runAs.uid, runAs.gid);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const args = [
    '-D',
    folder,
    '-U',
    'harbor',
    '-E',
    'UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    `--pwfile=${pwfile}`,
  ];
  await run(binaries.initdb, args, { cwd: folder, ...runAs, env: { PATH: process.env.PATH, LC_ALL: 'C' } });
  renameSync(pwfile, passwordFile(folder));
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid');

/** Whether a process is a PostgreSQL; after a reboot or in a new container the same number may be anybody's. */
function isPostgres(pid: number): boolean {
  if (!isAlive(pid)) return false;
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
  } catch {
    // No /proc on this system: the living process is taken for it.
    return !existsSync('/proc/self');
  }
}

/** Process and port of a postmaster that runs on the folder, also one that an earlier server left behind. */
export function runningPostmaster(folder: string): { pid: number; port: number } | undefined {
  try {
    const [pid, , , port] = readFileSync(pidFile(folder), 'utf8').split('\n');
    const found = { pid: Number(pid), port: Number(port) };
    return found.pid > 0 && found.port > 0 && isPostgres(found.pid) ? found : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Removes the mark of a postmaster that is gone while its number is still taken, by another program or by what the system
 * keeps of it; PostgreSQL would refuse. It finds processes that a postmaster left behind by their shared memory.
 */
export function removeForeignMark(folder: string): void {
  if (!existsSync(pidFile(folder))) return;
  const pid = Number(readFileSync(pidFile(folder), 'utf8').split('\n')[0]);
  if (pid > 0 && isTaken(pid) && !isPostgres(pid)) rmSync(pidFile(folder));
}

function isTaken(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** Whether a process has ended and only waits for its parent to ask how: in a container whose first process never asks, for good. */
function hasEnded(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name, in brackets, may hold anything; its state comes behind.
    return /^[ZX]/.test(stat.slice(stat.lastIndexOf(')') + 2));
  } catch {
    return false;
  }
}

/** Whether a process with this id runs. */
export const isAlive = (pid: number): boolean => isTaken(pid) && !hasEnded(pid);

/** Starts the postmaster; it outlives a killed server, which adopts it at its next start. */
export function spawnPostmaster({ folder, binaries, runAs, options }: Cluster, port: number): ChildProcess {
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'fsync=on',
    'shared_buffers=128MB',
    'max_connections=100',
    'timezone=UTC',
    ...options,
  ];
  const log = openSync(logFile(folder), 'a');
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  return spawn(binaries.postgres, args, {
    cwd: folder,
    ...runAs,
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env.PATH, LC_ALL: 'C' },
  });
}
