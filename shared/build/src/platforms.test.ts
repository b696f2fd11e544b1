import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Compilation } from 'webpack';
import { lazyParts } from './chunks';
import { routeTables } from './loaders';
import { extensions, PhoneLayerPlugin, pageName, phoneRules } from './platforms';

const sources = {
  'routes.json': JSON.stringify({
    routes: ['login/LoginPage', 'clause/ClausePage'].flatMap((page) => [
      { platform: 'desktop', path: `/${page}/`, page: `features/${page}` },
      { platform: 'mobile', path: `/${page}/`, page: `features/${page}.mobile` },
    ]),
  }),
  'src/features/login/LoginPage.tsx': `import { Field } from '../../Field'; console.log(Field);`,
  'src/features/login/LoginPage.mobile.tsx': `import { Field } from '../../Field'; console.log(Field);`,
  'src/features/clause/ClausePage.tsx': `
    import { Field } from '../../Field';
    import styles from './ClausePage.module.css';
    import { library } from '../../../library/index';
    console.log(Field, styles, library);`,
  'src/features/clause/ClausePage.module.css': '.page { width: 860px; }',
  'src/features/clause/ClausePage.mobile.module.css': '.page { padding: 12px; }',
  'src/Field.tsx': `export const Field = 'of the desktop';`,
  'src/Field.mobile.tsx': `export const Field = 'of the phone';`,
  'library/index.ts': `export { part as library } from './part';`,
  'library/part.ts': `export const part = 'of everybody';`,
  'library/part.mobile.ts': `export const part = 'never asked for';`,
};

let folder: string;
let built: Compilation;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'harbor-platforms-'));
  for (const [file, text] of Object.entries(sources)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const twofold = [join(folder, 'src/'), join(folder, 'routes.json')];
  const compiler = webpack({
    mode: 'development',
    devtool: false,
    context: folder,
    entry: { desktop: './routes.json?desktop', mobile: './routes.json?mobile' },
    externals: { react: 'var {}', '@harbor/runtime': 'var {}' },
    output: { path: join(folder, 'dist') },
    experiments: { css: true },
    resolve: { extensions },
    module: { rules: [routeTables, ...phoneRules(twofold)] },
    plugins: [new PhoneLayerPlugin(twofold)],
  });
  built = await new Promise((done, failed) => {
    compiler?.run((error, stats) => (stats ? done(stats.compilation) : failed(error)));
  });
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What a page is made of, as paths below the folder, with the layer that each was built in. */
function modulesOf(page: string): string[] {
  for (const { module, request, onPhone } of lazyParts(built)) {
    if (pageName(request.replace('./src/', ''), onPhone) !== page) continue;
    const [block] = module.blocks.filter((one) =>
      one.dependencies.some((d) => 'request' in d && d.request === request),
    );
    const chunks = block ? (built.chunkGraph.getBlockChunkGroup(block)?.chunks ?? []) : [];
    const names = chunks.flatMap((chunk) =>
      [...built.chunkGraph.getChunkModulesIterable(chunk)].map((one) =>
        `${one.nameForCondition()?.slice(folder.length + 1)} ${one.layer ?? ''}`.trim(),
      ),
    );
    return names.filter((name) => !name.startsWith('undefined')).sort();
  }
  return [];
}

test('the build has nothing to complain of', () => {
  expect(built.errors.map(({ message }) => message)).toEqual([]);
});

test('a page that is written once gets the components and sheets of the platform that it is built for', () => {
  expect(modulesOf('features/clause/ClausePage')).toEqual([
    'library/index.ts',
    'library/part.ts',
    'src/Field.tsx',
    'src/features/clause/ClausePage.module.css',
    'src/features/clause/ClausePage.tsx',
  ]);
  expect(modulesOf('features/clause/ClausePage.mobile')).toEqual([
    'library/index.ts',
    'library/part.ts',
    'src/Field.mobile.tsx phone',
    'src/features/clause/ClausePage.mobile.module.css phone',
    'src/features/clause/ClausePage.tsx phone',
  ]);
});

test('a page of two files gets them too', () => {
  expect(modulesOf('features/login/LoginPage')).toContain('src/Field.tsx');
  expect(modulesOf('features/login/LoginPage.mobile')).toContain('src/Field.mobile.tsx phone');
});

test('what is alike on both platforms is built once', () => {
  const parts = [...built.modules].filter((one) => one.nameForCondition()?.includes('/library/part'));
  expect(parts.map(({ layer }) => layer)).toEqual([null]);
});

test.each([
  ['features/login/LoginPage.tsx', false, 'features/login/LoginPage'],
  ['features/login/LoginPage.mobile.tsx', true, 'features/login/LoginPage.mobile'],
  ['features/clause/ClausePage.tsx', true, 'features/clause/ClausePage.mobile'],
  ['mobile.tsx', true, 'mobile'],
  ['lifecycles.ts', false, 'lifecycles'],
])('%s (on the phone: %s) is named %s', (file, onPhone, name) => {
  expect(pageName(file, onPhone)).toBe(name);
});
