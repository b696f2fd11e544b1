import { createHash } from 'node:crypto';
import { type ReleaseJson, releaseJson } from '@harbor/contract';

/** File in which a release describes itself. */
export const description = 'release.json';

/**
 * Adds the description's own hash to those of the other files: browsers check it like them.
 * @param raw the file as it is served, byte by byte
 */
export function withOwnHash(release: ReleaseJson, raw: Buffer): ReleaseJson {
  const hash = `sha384-${createHash('sha384').update(raw).digest('base64')}`;
  return { ...release, integrity: { ...release.integrity, [description]: hash } };
}

/**
 * Reads a release's description, its own hash included.
 * @param raw the file as it is served, byte by byte
 * @throws when it is no such description
 */
export function readDescription(raw: Buffer): ReleaseJson {
  return withOwnHash(releaseJson.parse(JSON.parse(raw.toString('utf8'))), raw);
}

/** A watch build writes into the same folder again and again: its files have no hash that would hold. */
export const isWatched = ({ version }: Pick<ReleaseJson, 'version'>) => version.endsWith('-watch');
