import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { root, stateFolder } from './run.mjs';

const inE2e = createRequire(join(root, 'e2e/package.json'));

/** The package's folder; it is built for this system alone. */
function packageFolder() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return dirname(dirname(inE2e.resolve('@sparticuz/chromium')));
  } catch {
    return undefined;
  }
}

/**
 * The headless shell that comes as a package, in the version of the lockfile. It is compiled as Chrome itself is, with
 * the profile of real pages, which Debian's is not: a seventh less of the processor for the same tests. Of the package
 * only the archive is used: its own code unpacks to the system's temporary folder, whatever lies there, and needs
 * Node 22.
 * @returns {Promise<string | undefined>} the path of its executable, which may lack libraries of the system
 */
export async function packagedBrowser() {
  const folder = packageFolder();
  if (!folder) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = join(stateFolder, 'browser', version, 'chromium-headless-shell');
  if (existsSync(file)) return file;
  rmSync(join(stateFolder, 'browser'), { recursive: true, force: true });
  mkdirSync(dirname(file), { recursive: true });
  // A name of its own until it is whole: whoever finds the file may run it.
  const part = `${file}.${process.pid}`;
  await pipeline(
    createReadStream(join(folder, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(part, { mode: 0o755 }),
  );
  renameSync(part, file);
  return file;
}
