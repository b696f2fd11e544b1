import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ReleaseJson, RouteEntry } from '@harbor/contract';
import { prefixOfPart } from '@harbor/gate/prefix';
import { type Header, pack } from 'tar-stream';
import { drawingShell } from './drawn-parts';

const none = { js: [], css: [], shares: [] };

/** A public desktop route for tests. */
export const route = (path: string, more: Partial<RouteEntry> = {}): RouteEntry => ({
  platform: 'desktop',
  path,
  title: '页面',
  access: 'public',
  chrome: 'full',
  page: 'Page',
  ...more,
});

/** A build as a test wants it. */
export interface TestBuild {
  remote?: string;
  version?: string;
  routes?: RouteEntry[];
  /** Files beside `release.json`, by path. */
  files?: Record<string, string | Buffer>;
  /** Changes `release.json` last of all. */
  release?: (release: ReleaseJson) => unknown;
}

/** A build that the gate lets pass, unless the test makes it otherwise. */
export interface MadeBuild {
  release: ReleaseJson;
  files: Record<string, string | Buffer>;
}

export function makeBuild({ remote = 'mf-shop', version = '1.0.0-a', ...more }: TestBuild = {}): MadeBuild {
  const entry = remote === 'shell' ? 'main.js' : 'remoteEntry.js';
  const files = more.files ?? {
    [entry]:
      remote === 'shell' ? drawingShell(version) : `window.${remote.replace('-', '_')} = "${version}";`,
    'page.js': 'console.log("page");',
    'page.css': `.${prefixOfPart(remote)}a1b2c3{color:red}`,
  };
  const integrity = Object.fromEntries(
    Object.entries(files)
      .filter(([name]) => !/\.(br|map)$/.test(name))
      .map(([name, content]) => [name, `sha384-${createHash('sha384').update(content).digest('base64')}`]),
  );
  const page = { js: ['page.js'], css: ['page.css'], shares: [] };
  const routes = more.routes ?? [
    route(remote === 'shell' ? '/' : `/${remote}/`),
    ...(remote === 'shell' ? [route('/404/')] : []),
  ];
  const release: ReleaseJson = {
    name: remote,
    version,
    entry,
    globalName: remote === 'shell' ? '' : remote.replace('-', '_'),
    routes: {
      name: remote,
      owner: `${remote} 团队`,
      contractVersion: '^1.0.0',
      minShell: '1.0.0',
      routes,
      redirects: [],
      widgets: [],
    },
    base: { desktop: { ...none, js: [entry] }, mobile: none },
    pages: 'page.js' in files ? { Page: page } : {},
    widgets: {},
    shares: {},
    ...(remote === 'shell' ? { provides: { react: '19.3.1' } } : { consumes: { react: '^19.3.0' } }),
    integrity,
  };
  const changed = more.release?.(structuredClone(release)) ?? release;
  return { release: changed as ReleaseJson, files };
}

/** Writes builds as a workspace has them: `<part>/dist/<version>/` and `dist/current.json`. */
export function writeWorkspace(
  builds: MadeBuild[],
  root = mkdtempSync(join(tmpdir(), 'harbor-builds-')),
): string {
  for (const { release, files } of builds) {
    const dist = join(root, release.name, 'dist');
    const write = (path: string, content: string | Buffer) => {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
    };
    for (const [name, content] of Object.entries(files)) write(join(dist, release.version, name), content);
    write(join(dist, release.version, 'release.json'), JSON.stringify(release));
    write(join(dist, 'current.json'), JSON.stringify({ version: release.version }));
  }
  return root;
}

/** An entry of a pack that no build has. */
export type StrangeEntry = Partial<Header> & { name: string; content?: string };

/** Packs a build as the release command does. */
export async function packBuild(
  { release, files }: MadeBuild,
  strange: StrangeEntry[] = [],
): Promise<Buffer> {
  const tar = pack();
  for (const [name, content] of Object.entries(files)) tar.entry({ name }, Buffer.from(content));
  tar.entry({ name: 'release.json' }, JSON.stringify(release));
  for (const { content = '', ...header } of strange) tar.entry(header, content);
  tar.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of tar) chunks.push(chunk as Buffer);
  return gzipSync(Buffer.concat(chunks));
}
