import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { inspect } from '../../../server/src/areas/operations/platform/gate/gate.ts';
import { unpack } from '../../../server/src/areas/operations/platform/publish/unpack.ts';
import { makeBuild, packBuild, route } from '../../../server/src/areas/operations/platform/testing/builds.ts';
import { fill } from './shapes.mjs';

const MiB = 1024 * 1024;

/** Packs of a remote's build, from who holds a deploy token. */
export async function* releases(site) {
  const { pack, budget } = site.core.settings.releases;
  const css = (text) => makeBuild({ files: { 'remoteEntry.js': '1', 'page.js': '1', 'page.css': text } });
  const builds = {
    'rules within rules': css(fill('.a{', 4 * MiB)),
    'a long selector': css(`${fill('.a,', 4 * MiB)}.b{}`),
    'a selector of brackets': css(`.a${fill(':not(', 2 * MiB)}{}`),
    'many rules': css(fill('.a{color:red}', 8 * MiB)),
    'many global rules': css(fill('p{color:red}', 8 * MiB)),
    'opened comments': css(fill('/*', 4 * MiB)),
    backslashes: css(fill('\\', 4 * MiB)),
    'one long value': css(`.a{color:${fill('(', 4 * MiB)}`),
    'many routes': makeBuild({ routes: Array.from({ length: 20_000 }, (_, i) => route(`/mf-shop/${i}/`)) }),
    'a deep description': makeBuild({ release: () => JSON.parse(`${'['.repeat(3000)}${']'.repeat(3000)}`) }),
    'many files': makeBuild({
      files: Object.fromEntries(Array.from({ length: 2000 }, (_, i) => [`f${i}.js`, '1'])),
    }),
    'a large file': makeBuild({ files: { 'remoteEntry.js': fill('var a;', 30 * MiB) } }),
  };
  const shapes = [];
  for (const [name, build] of Object.entries(builds)) {
    const packed = await packBuild(build);
    shapes.push([
      name,
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'harbor-bench-'));
        try {
          await unpack(Readable.from([packed]), folder, pack);
          const live = { others: [], shells: [], fallbacks: new Set(), holders: new Map(), free: true };
          await inspect(
            { workers: site.core.workers },
            folder,
            { remote: 'mf-shop', version: '1.0.0-a' },
            live,
            budget,
          );
        } catch {
          // What is refused took its time as well.
        } finally {
          rmSync(folder, { recursive: true, force: true });
        }
      },
    ]);
  }
  yield { input: 'a pack of a remote', shapes };
}
