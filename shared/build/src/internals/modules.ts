import type { Module } from 'webpack';

interface Rooted {
  rootModule?: Module;
  resource?: string;
}

/** File of a module, also where webpack joined it with others. */
export function resourceOf(module: Module | null): string | undefined {
  // The base class has neither of both.
  const rooted = module as unknown as Rooted | null;
  return rooted?.resource ?? (rooted?.rootModule as unknown as Rooted | undefined)?.resource;
}

/** Request of the share that a module takes from the share scope, if it does. */
export function shareOf(module: Module): string | undefined {
  if (module.type !== 'consume-shared-module') return undefined;
  // Of this type of module; the class is not exported.
  const { options } = module as unknown as { options: { shareKey: string } };
  return options.shareKey;
}
