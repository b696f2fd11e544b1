import { makeBuild, type TestBuild } from '../../testing/builds';
import { type PlatformSite, platformSite } from '../../testing/site';

/** A site that takes packs of a megabyte, and a token that may publish `mf-shop` and the shell there. */
export async function gateSite(): Promise<{ site: PlatformSite; token: string }> {
  const site = await platformSite({ env: { HARBOR_RELEASE_PACK_MB: '1' } });
  return { site, token: await site.token('mf-shop', 'shell') };
}

let count = 0;

/** A build that passes but for what is said of it, each of a version of its own. */
export const build = (more: TestBuild = {}) => makeBuild({ version: `2.0.${++count}-test`, ...more });

/** An entry script that passes. */
export const entry = 'window.mf_shop = 1;';

/** So many characters that do not compress. */
export const noise = (bytes: number): string =>
  Array.from({ length: bytes }, () => Math.random().toString(36).slice(2, 3)).join('');
