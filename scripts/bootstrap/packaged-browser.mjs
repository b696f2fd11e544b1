import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root, stateFolder } from './run.mjs';

const unpacked = join(stateFolder, 'browser');

/** The package's folder; it is built for this system alone. */
function packageFolder() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    const { resolve } = createRequire(join(root, 'e2e/package.json'));
    return dirname(dirname(resolve('@sparticuz/chromium')));
  } catch {
    return undefined;
  }
}

async function unpack(archive, file) {
  mkdirSync(unpacked, { recursive: true });
  // A name of its own until it is whole: whoever finds the file may run it.
  const part = `${file}.${process.pid}`;
  try {
    await pipeline(
      createReadStream(archive),
      createBrotliDecompress(),
      createWriteStream(part, { mode: 0o755 }),
    );
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Makes room: two hundred megabytes are in each version. */
function removeOthers(version) {
  for (const name of readdirSync(unpacked))
    if (!name.startsWith(version)) rmSync(join(unpacked, name), { recursive: true, force: true });
}

/**
 * The headless shell that comes as a package, in the version of the lockfile: an official build, which takes a seventh
 * less of the processor for the same tests than Debian's. Of the package only the archive is used: its own code unpacks
 * to the system's temporary folder, whatever lies there, and needs Node 22.
 * @returns {Promise<string | undefined>} the path of its executable, which may lack libraries of the system
 * @throws when it cannot be unpacked
 */
export async function packagedBrowser() {
  const folder = packageFolder();
  if (!folder) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = join(unpacked, `${version}-headless-shell`);
  if (!existsSync(file)) {
    await unpack(join(folder, 'bin/chromium.br'), file);
    removeOthers(version);
  }
  return file;
}

/** Takes an unpacked browser away that does not start, so that the next run unpacks it anew. */
export const forgetPackagedBrowser = () => rmSync(unpacked, { recursive: true, force: true });
