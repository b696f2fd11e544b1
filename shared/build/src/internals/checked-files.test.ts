import { runInNewContext } from 'node:vm';
import { type SmallBuild, smallBuild } from '../testing/small-build';
import { CheckedFilesPlugin } from './checked-files';

// What fails here after an upgrade of webpack would load files unchecked or not at all. To look at: the names of variables in
// `loadStylesheet` of webpack/lib/css/CssLoadingRuntimeModule.js, and who adds LoadScriptRuntimeModule in
// webpack/lib/RuntimePlugin.js.

let built: SmallBuild;
beforeAll(async () => {
  built = await smallBuild(
    {
      'main.js': "globalThis.loaded = import('./lazy.js');",
      'lazy.js': "import './lazy.css'; export const lazy = 1;",
      'lazy.css': '.a{color:red}',
    },
    () => ({
      experiments: { css: true },
      module: { rules: [{ test: /\.css$/, type: 'css', sideEffects: true }] },
      plugins: [new CheckedFilesPlugin()],
    }),
  );
});
afterAll(() => built.end());

/** Runs the build's entry in a page of which there is just what it may use. */
function run() {
  const scripts: string[] = [];
  const sheets: { rel?: string; href?: string; onload?: unknown }[] = [];
  const page: Record<string, unknown> = {
    document: { createElement: (name: string) => ({ name }), getElementsByTagName: () => [] },
    harborFiles: {
      script: (address: string, done: (event: { type: string }) => void) => {
        scripts.push(address);
        done({ type: 'error' });
      },
      sheet: (link: (typeof sheets)[number]) => sheets.push(link),
    },
    Error,
  };
  page.self = page;
  runInNewContext(built.text('main.js'), page);
  return { scripts, sheets, loaded: page.loaded as Promise<unknown> };
}

test('webpack asks the site’s loader for scripts, and hears from it how that went', async () => {
  const { scripts, loaded } = run();
  expect(scripts).toEqual([expect.stringMatching(/^\/dist\/.+\.js$/)]);
  await expect(loaded).rejects.toMatchObject({ name: 'ChunkLoadError', type: 'error' });
});

test('webpack gives the site’s loader a sheet that is whole, and waits for its onload', async () => {
  const { sheets, loaded } = run();
  loaded.catch(() => undefined);
  expect(sheets).toEqual([
    {
      name: 'link',
      rel: 'stylesheet',
      href: expect.stringMatching(/^\/dist\/.+\.css$/),
      onload: expect.any(Function),
    },
  ]);
});

test('nothing of webpack’s own loader of scripts is left in the entry', () => {
  expect(built.text('main.js')).not.toMatch(/createElement\(["'`]script/);
});
