import type { Core } from '../core';

/** Local folder of a release's files, also of one that is no longer live: a page opened before still loads its chunks. */
export async function releaseFolder(core: Core, name: string, version: string): Promise<string | undefined> {
  const { book, store } = core.releases;
  const location = book.location(name, version) ?? (await book.locate(name, version));
  if (location === undefined) return undefined;
  return store.folder(location).catch((err: unknown) => {
    core.log.warn({ err, name, version }, 'files of a release cannot be had');
    return undefined;
  });
}
