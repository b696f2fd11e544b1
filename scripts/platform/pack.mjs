import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { root } from '../bootstrap/run.mjs';

/** The folder of a build as `tar.gz`, without maps, which browsers never ask for. */
export async function packFolder(folder) {
  const { pack } = createRequire(join(root, 'server/package.json'))('tar-stream');
  const tar = pack();
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of files) {
    const name = relative(folder, file).replaceAll('\\', '/');
    tar.entry({ name, mtime: new Date(0) }, readFileSync(file));
  }
  tar.finalize();
  const chunks = [];
  for await (const chunk of tar) chunks.push(chunk);
  // Scripts are compressed by brotli beside them already: a low level is as small here, and at once.
  return promisify(gzip)(Buffer.concat(chunks), { level: 1 });
}
