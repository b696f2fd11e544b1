import { snapshot } from '../platform/snapshot';

/** Where a file of a release lies. */
export interface Place {
  /** Public folder of the release, with a slash at the end. */
  folder: string;
  /** Path inside it. */
  file: string;
}

const ownMachine = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//;

/** A build on this very machine, if the server laid it over this page: its developer opened a signed link. */
function buildOfThisMachine(address: URL): Place | undefined {
  const folder = Object.keys(snapshot.integrity).find(
    (known) => ownMachine.test(known) && address.href.startsWith(known),
  );
  const file = folder && address.origin + address.pathname;
  return folder && file && file.length > folder.length
    ? { folder, file: file.slice(folder.length) }
    : undefined;
}

/** @throws TypeError for an address that is no file of a release on this site, nor of a build laid over this page */
export function placeOf(address: string): Place {
  const url = new URL(address, window.location.href);
  const build = buildOfThisMachine(url);
  if (build) return build;
  const [, folder, file] = /^(\/releases\/[^/]+\/[^/]+\/)([^?#]+)$/.exec(url.pathname) ?? [];
  if (url.origin !== window.location.origin || !folder || !file)
    throw new TypeError(`${address} is no file of a release of this site`);
  return { folder, file };
}
