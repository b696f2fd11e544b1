import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** A build of the workspace as a publish sends it. */
export interface ShippedBuild {
  version: string;
  files: Record<string, Buffer>;
}

/**
 * The present build of a part under another version, as a version is published once only. It stands in the addresses that
 * its scripts know, so hashes are made anew; copies, which would no longer be true, are left out.
 */
export function shippedBuild(part: string): ShippedBuild {
  const dist = join(root, part, 'dist');
  const built = String(JSON.parse(readFileSync(join(dist, 'current.json'), 'utf8')).version);
  const version = `${built}-again`;
  const folder = join(dist, built);
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  );
  const files: Record<string, Buffer> = {};
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path);
    if (/\.(br|map)$/.test(name)) continue;
    const content = readFileSync(path);
    files[name] = /\.(js|css|json)$/.test(name)
      ? Buffer.from(content.toString('utf8').replaceAll(built, version))
      : content;
  }
  const release = JSON.parse(String(files['release.json']));
  for (const name of Object.keys(release.integrity)) {
    const hash = createHash('sha384')
      .update(files[name] ?? '')
      .digest('base64');
    release.integrity[name] = `sha384-${hash}`;
  }
  files['release.json'] = Buffer.from(JSON.stringify(release));
  return { version, files };
}
