import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, type Page, request as requests } from '@playwright/test';
import { openTeam, type ReleaseAnswer, type Team } from './team';

/**
 * How a release of a lab behaves. In browsers alone it throws at load or at render, as the gate refuses what throws where it
 * is drawn itself.
 */
export type Behaviour = 'works' | 'throws at load' | 'throws at render' | 'throws when drawn on the server';

/** Where in a release of a lab some code of the test's runs, in browsers. */
export interface Deed {
  /** As its entry is read, as its module is made, as its page is drawn, or when somebody presses 动手 on it. */
  when: 'entry' | 'module' | 'page' | 'press';
  code: string;
}

/** A remote of a test's own, released over the running site without touching anybody else's. */
export interface Lab {
  name: string;
  /** Address of its only page. */
  path: string;
  release(
    version: string,
    how?: { behaviour?: Behaviour; deed?: Deed; canary?: number },
  ): Promise<ReleaseAnswer>;
  move(verb: 'promote' | 'rollback', version?: string): Promise<void>;
  state: Team['state'];
  moves: Team['moves'];
}

/** The entry of a remote, written by hand: it takes React and the runtime from the shell as every remote does. */
function entryOf(name: string, version: string, behaviour: Behaviour, deed?: Deed): string {
  const inBrowsers = (code: string) => (code ? `if (!window.harborDrawing) { ${code} }` : '');
  const does = (when: Deed['when']) => (deed?.when === when ? inBrowsers(deed.code) : '');
  const throws = (when: Behaviour, words: string) =>
    behaviour === when ? inBrowsers(`throw new Error("${words}");`) : '';
  const drawn =
    behaviour === 'throws when drawn on the server'
      ? 'if (window.harborDrawing) throw new TypeError("no window here");'
      : '';
  const page = `${drawn}
         ${throws('throws at render', 'broken page')}
         runtime.usePage({ title: '实验', ready: true });
         const press = () => { ${does('press')} };
         return React.createElement('div', {},
           React.createElement('h1', {}, '实验 ${version}'),
           React.createElement('button', { type: 'button', onClick: press }, '动手'));`;
  return `${throws('throws at load', 'broken release')}
${does('entry')}
var ${name.replaceAll('-', '_')} = (() => {
  let scope;
  const share = async (request) => (await Object.values(scope[request])[0].get())();
  return {
    init: (given) => { scope = given; },
    get: async () => {
      const [React, runtime] = await Promise.all([share('react'), share('@harbor/runtime')]);
      const Pages = () => { ${does('page')}; ${page} };
      const pages = async () => ({ default: Pages });
      const remote = runtime.createRemote({ name: '${name}', desktop: pages, mobile: pages });
      return () => { ${does('module')}; return remote; };
    },
  };
})();
`;
}

function releaseOf(name: string, version: string, path: string, entry: string) {
  const part = { js: ['remoteEntry.js'], css: [], shares: ['react', '@harbor/runtime'] };
  const route = { path, title: '实验', access: 'public', page: 'Lab' };
  return {
    name,
    version,
    entry: 'remoteEntry.js',
    globalName: name.replaceAll('-', '_'),
    routes: {
      name,
      owner: '实验组',
      contractVersion: '^1.0.0',
      minShell: '1.0.0',
      routes: [
        { ...route, platform: 'desktop', chrome: 'full' },
        { ...route, platform: 'mobile', chrome: 'full' },
      ],
      redirects: [],
      widgets: [],
    },
    base: { desktop: part, mobile: part },
    pages: { Lab: part },
    widgets: {},
    shares: {},
    consumes: { react: '^19.0.0' },
    integrity: { 'remoteEntry.js': `sha384-${createHash('sha384').update(entry).digest('base64')}` },
  };
}

const letters = () =>
  Array.from({ length: 6 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join('');

/**
 * Opens a lab with a team of its own.
 * @param at address of its page; by default one that nothing leads to
 */
export async function openLab(request: APIRequestContext, at?: string): Promise<Lab> {
  const name = `mf-lab-${letters()}`;
  const path = at ?? `/${name}`;
  const team = await openTeam(request, name);

  return {
    name,
    path,
    state: team.state,
    moves: team.moves,
    async release(version, { behaviour = 'works', deed, canary } = {}) {
      const entry = entryOf(name, version, behaviour, deed);
      const release = JSON.stringify(releaseOf(name, version, path, entry));
      const files = { 'remoteEntry.js': entry, 'release.json': release };
      return team.release(version, files, canary);
    },
    async move(verb, version) {
      const { revision } = await team.state();
      const answer = await request.post(`/api/platform/channels/${name}/${verb}`, {
        headers: team.headers,
        data: { revision, version },
      });
      expect(answer.status(), (await answer.json()).msg).toBe(200);
    },
  };
}

/** The version of a remote that a new visitor's page view is made of; `times` such visitors. */
export async function versionsFor(baseURL: string, lab: Lab, times: number): Promise<string[]> {
  return Promise.all(
    Array.from({ length: times }, async () => {
      const visitor = await requests.newContext({ baseURL });
      const html = await (await visitor.get(lab.path)).text();
      await visitor.dispose();
      return versionIn(html, lab);
    }),
  );
}

/** The version of a remote in a page's snapshot. */
export function versionIn(html: string, { name }: Lab): string {
  return new RegExp(`/releases/${name}/([^/]+)/`).exec(html)?.[1] ?? 'none';
}

/** Waits until the lab's page shows a version. */
export async function expectLab(page: Page, lab: Lab, version: string): Promise<void> {
  await expect(page.locator(`main[data-remote="${lab.name}"][data-state="ready"]`)).toBeVisible();
  await expect(page.getByRole('heading', { name: `实验 ${version}` })).toBeVisible();
}
