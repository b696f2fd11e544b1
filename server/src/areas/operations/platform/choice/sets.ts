import { createHash } from 'node:crypto';
import type { ReleaseJson } from '@harbor/contract';

/** The releases that a page view is made of. */
export interface ReleaseSet {
  /** Changes when any of its releases does. */
  id: string;
  shell: ReleaseJson;
  remotes: ReleaseJson[];
}

const elsewhere = new WeakMap<ReleaseJson, string>();

/** The same release, served from another address: a build on a developer's own machine. */
export function servedFrom(release: ReleaseJson, address: string): ReleaseJson {
  const copy = { ...release };
  elsewhere.set(copy, address);
  return copy;
}

/** A changed copy of a release is served from where the release itself is. */
export function servedLike(copy: ReleaseJson, release: ReleaseJson): ReleaseJson {
  const address = elsewhere.get(release);
  if (address !== undefined) elsewhere.set(copy, address);
  return copy;
}

/** Public folder of a release, with a slash at the end. */
export const addressOf = (release: ReleaseJson) =>
  elsewhere.get(release) ?? `/releases/${release.name}/${release.version}/`;

/** Origins beside the site's own that files of a set come from: machines of developers. */
export const foreignOrigins = ({ shell, remotes }: ReleaseSet): string[] => [
  ...new Set(
    [shell, ...remotes].flatMap((release) => {
      const address = elsewhere.get(release);
      return address === undefined ? [] : [new URL(address).origin];
    }),
  ),
];

/** Id of a set of releases, the same wherever and whenever it is made. */
export function setId(releases: readonly ReleaseJson[]): string {
  const names = releases.map(({ name, version }) => `${name}@${version}`).join();
  return createHash('sha256').update(names).digest('hex').slice(0, 12);
}
