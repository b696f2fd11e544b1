import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { routesJson } from '@harbor/contract/routes';
import { prefixOfPart } from '@harbor/gate/prefix';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration } from 'webpack';
import { contractInUse } from './contract-in-use';
import { restTable, writeProvider } from './federation';
import { fingerprint } from './inputs';
import { CheckedFilesPlugin } from './internals/checked-files';
import { leanRuntime, nameWebpack, runtimeOfTheShell } from './internals/federation-runtime';
import {
  drawingErrors,
  editorStyles,
  noncedStyles,
  pictures,
  routeTables,
  scripts,
  styles,
  withoutEffects,
} from './loaders';
import { joinedRoutes, withoutFederation } from './one-bundle';
import { extensions, PhoneLayerPlugin, phoneRules } from './platforms';
import { ReleasePlugin } from './release-plugin';
import { consumedShares, providedShares } from './shares';
import { providerChunks, remoteChunks } from './split';

/** Whether the build is for people or for a developer at work; `harbor-build --watch` sets it. */
const watching = process.env.HARBOR_BUILD === 'watch';

/** Where a watch build is served from, with a slash at the end: the machine of its developer. */
const ownAddress = watching ? process.env.HARBOR_BUILD_ADDRESS : undefined;

interface Package {
  root: string;
  name: string;
  version: string;
  routes: ReturnType<typeof routesJson.parse>;
}

const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, '../../..');

nameWebpack();

/** Folders of `@harbor/ui` that remotes carry: what few pages need must not make the shell's first script grow. */
function carriedFolders(): string[] {
  const ui = join(repository, 'shared/ui');
  const { exports } = JSON.parse(readFileSync(join(ui, 'package.json'), 'utf8'));
  const others = new Set(['.', './desktop', './mobile', './testing']);
  const modules = Object.entries<string>(exports).filter(
    ([name, file]) => !others.has(name) && /\.tsx?$/.test(file),
  );
  return [...new Set(modules.map(([, file]) => dirname(join(ui, file))))].sort();
}

/** Folders of `@harbor/ui` that parts carry and that do nothing when they are loaded. */
const carriedWithoutEffects = ['upload', 'picture'].map((name) =>
  join(repository, 'shared/ui/src', name, '/'),
);

/** The sources of these remotes, and the leaf components that they carry, for two platforms. */
function withPhoneLayer(config: Configuration, remotes: string[]): Configuration {
  const kit = join(repository, 'shared/ui/src/kit/');
  const folders = [...remotes.flatMap((root) => [join(root, 'src/'), join(root, 'routes.json')]), kit];
  const rules = [
    ...(config.module?.rules ?? []),
    ...phoneRules(folders),
    // Of what parts carry, a page carries what it uses.
    { include: [kit, ...carriedWithoutEffects], test: /\.tsx?$/, sideEffects: false },
  ];
  return {
    ...config,
    module: { ...config.module, rules },
    plugins: [...(config.plugins ?? []), new PhoneLayerPlugin(folders)],
  };
}

/** What is built in this folder, in a version that its sources, all that they carry and this preset make. */
async function readPackage(configUrl: string, extraInputs: string[]): Promise<Package> {
  const root = dirname(fileURLToPath(configUrl));
  const routes = routesJson.parse(JSON.parse(readFileSync(join(root, 'routes.json'), 'utf8')));
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const inputs = [
    root,
    here,
    join(repository, 'shared/gate/src'),
    // The shape of routes.json, which a build judges.
    join(repository, 'shared/contract/src/routes.ts'),
    ...extraInputs,
    ...(await contractInUse(repository, [join(root, 'src'), join(repository, 'shared/ui/src/kit')])),
    join(repository, 'pnpm-lock.yaml'),
  ];
  return {
    root,
    name: routes.name,
    version: watching ? `${version}-watch` : `${version}-${fingerprint(repository, inputs)}`,
    routes,
  };
}

/** Global and unique name of a remote: `mf-services` → `mf_services`. */
const globalNameOf = (name: string) => name.replaceAll('-', '_');

function base(pkg: Package, role: 'shell' | 'remote'): Configuration {
  const prefix = role === 'remote' ? prefixOfPart(pkg.name) : '';
  return {
    name: pkg.name,
    context: pkg.root,
    mode: watching ? 'development' : 'production',
    target: ['web', 'es2020'],
    devtool: watching ? 'cheap-module-source-map' : false,
    entry: {},
    output: {
      path: join(pkg.root, 'dist', pkg.version),
      publicPath: ownAddress ?? `/releases/${pkg.name}/${pkg.version}/`,
      uniqueName: globalNameOf(pkg.name),
      filename: '[name].js',
      chunkFilename: watching ? '[name].js' : '[id].js',
      cssFilename: '[name].css',
      cssChunkFilename: watching ? '[name].css' : '[id].css',
      hashFunction: 'xxhash64',
      // A file that hangs shows its fallback within 5 s; webpack would wait 120 s.
      chunkLoadTimeout: 4000,
    },
    resolve: {
      extensions,
    },
    module: {
      rules: [
        scripts(role),
        ...styles,
        withoutEffects,
        routeTables,
        pictures,
        noncedStyles,
        drawingErrors,
        editorStyles(prefix),
      ],
      // Of the names in a sheet, those of classes, ids and animations are its own; tokens are everybody's.
      parser: {
        'css/module': {
          namedExports: false,
          container: false,
          customIdents: false,
          dashedIdents: false,
          function: false,
          grid: false,
        },
      },
      generator: {
        'css/module': {
          // What a part's names begin with, the publish gate knows it by.
          localIdentName: watching
            ? `${prefix}[name]-[local]-[fullhash:base62:4]`
            : `${prefix}[fullhash:base62:6]`,
        },
      },
    },
    experiments: { css: true },
    optimization: {
      chunkIds: watching ? 'named' : 'deterministic',
      minimizer: [
        // Scripts are minified on threads anyway, and a part's sheets in a moment: more processes would take longer to start.
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          parallel: false,
          terserOptions: { compress: { passes: 2 }, format: { comments: false } },
          extractComments: false,
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
      splitChunks: false,
    },
    performance: { hints: false },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'error' },
  };
}

/** Brotli level of a build for people. Measured: 11 makes the scripts 4 % smaller than 9. */
const brotli = watching ? 0 : 11;

/**
 * Build of a remote: everything is read from its `routes.json`; `src/lifecycles.ts` and `src/widgets/<name>.tsx` are
 * exposed, nothing shared is carried along.
 * @param configUrl `import.meta.url` of the remote's `webpack.config.ts`
 */
export async function createRemoteConfig(configUrl: string): Promise<Configuration> {
  const pkg = await readPackage(configUrl, carriedFolders());
  const globalName = globalNameOf(pkg.name);
  const shares = providedShares(pkg.root);
  const widgets = pkg.routes.widgets.map((name) => [`./widgets/${name}`, `./src/widgets/${name}`]);
  const config = withPhoneLayer(base(pkg, 'remote'), [pkg.root]);
  return {
    ...config,
    externals: [runtimeOfTheShell],
    optimization: { ...config.optimization, splitChunks: remoteChunks },
    plugins: [
      ...(config.plugins ?? []),
      new CheckedFilesPlugin(),
      new ModuleFederationPlugin({
        name: globalName,
        filename: 'remoteEntry.js',
        library: { type: 'var', name: globalName },
        exposes: { './lifecycles': './src/lifecycles', ...Object.fromEntries(widgets) },
        shared: consumedShares(shares),
        shareStrategy: 'loaded-first',
        dts: false,
        dev: false,
        manifest: false,
      }),
      new ReleasePlugin({
        role: 'remote',
        version: pkg.version,
        entry: 'remoteEntry.js',
        globalName,
        routes: pkg.routes,
        sources: [join(pkg.root, 'src')],
        shares,
        brotli,
      }),
    ],
  };
}

/**
 * Build of the shell: the only part that carries the shared packages.
 * @param configUrl `import.meta.url` of the shell's `webpack.config.ts`
 */
export async function createShellConfig(configUrl: string): Promise<Configuration> {
  const root = dirname(fileURLToPath(configUrl));
  const pkg = await readPackage(
    configUrl,
    ['runtime', 'ui'].map((name) => join(root, '../shared', name)),
  );
  const shares = providedShares(root);
  const config = base(pkg, 'shell');
  return {
    ...config,
    entry: { main: [writeProvider(root, here, shares), './src/index.ts'] },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        // Shares have the names that remotes ask for, which are folders.
        { test: /[\\/]\.generated[\\/]/, resolve: { fullySpecified: false } },
      ],
    },
    optimization: { ...config.optimization, splitChunks: providerChunks, flagIncludedChunks: false },
    // The shares name the same few components in different orders; no two of these sheets style one element.
    ignoreWarnings: [/Conflicting order between css/],
    plugins: [
      new CheckedFilesPlugin(),
      ...leanRuntime(),
      new ReleasePlugin({
        role: 'shell',
        version: pkg.version,
        entry: 'main.js',
        globalName: '',
        routes: pkg.routes,
        sources: [join(pkg.root, 'src')],
        shares,
        restTable: restTable(root),
        brotli,
      }),
    ],
  };
}

/**
 * The shell and the given remotes as one bundle, into `outputFolder`; see `withoutFederation`.
 * @param shellConfigUrl address of the shell's `webpack.config.ts`
 * @param remotes folders of the remotes
 */
export function createOneBundleConfig(
  shellConfigUrl: string,
  remotes: string[],
  outputFolder: string,
): Configuration {
  const shellRoot = dirname(fileURLToPath(shellConfigUrl));
  const pkg: Package = {
    root: shellRoot,
    name: 'one-bundle',
    version: '1.0.0',
    routes: joinedRoutes(shellRoot, remotes),
  };
  const config = withPhoneLayer(withoutFederation(base(pkg, 'shell'), shellRoot, remotes), remotes);
  return {
    ...config,
    output: { ...config.output, path: outputFolder, publicPath: '/one-bundle/' },
    plugins: [
      ...(config.plugins ?? []),
      new ReleasePlugin({
        role: 'bundle',
        version: pkg.version,
        entry: 'main.js',
        globalName: '',
        routes: pkg.routes,
        sources: [shellRoot, ...remotes].map((folder) => join(folder, 'src')),
        shares: [],
        brotli,
      }),
    ],
  };
}
