import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';

type SplitChunks = NonNullable<Configuration['optimization']>['splitChunks'];

interface Place {
  chunkGraph: ChunkGraph;
}

const platforms = {
  desktop: {
    components: /[\\/]shared[\\/]ui[\\/]src[\\/]desktop[\\/]/,
    library: /[\\/]node_modules[\\/](antd|@ant-design|@rc-component)[\\/]/,
    shares: /^(share|rest)-(antd-es|@harbor-ui-desktop)/,
  },
  mobile: {
    components: /[\\/]shared[\\/]ui[\\/]src[\\/]mobile[\\/]/,
    library: /[\\/]node_modules[\\/](antd-mobile|ahooks|@react-spring|@use-gesture)[\\/]/,
    shares: /^(share|rest)-(antd-mobile|@harbor-ui-mobile)/,
  },
};

const fileOf = (module: Module) => module.nameForCondition() ?? '';

const isInstalled = (module: Module) => /[\\/]node_modules[\\/]/.test(fileOf(module));

function isIn(chunkName: string, module: Module, { chunkGraph }: Place): boolean {
  const chunks: Iterable<Chunk> = chunkGraph.getModuleChunksIterable(module);
  return [...chunks].some(({ name }) => name === chunkName);
}

const chunkOf = (kind: 'share' | 'rest') => (request: string) => `${kind}-${request.replaceAll('/', '-')}`;

/** Name of the chunk of a share that live parts import. */
export const shareChunk = chunkOf('share');

/** Name of the chunk of a share that no live part imports. */
export const restChunk = chunkOf('rest');

/** Name that `import()` in `shared/runtime/src/http` gives to what makes calls. */
export const callsChunk = 'clients';

const isInUse = ({ name }: Chunk) => name?.startsWith('share-') ?? false;
const isNotInUse = (chunk: Chunk) => !isInUse(chunk);

/** Shares that nearly every page uses: what they are made of travels with the chrome's part of the library. */
const everywhere = {
  desktop: ['@harbor/ui/desktop', 'antd/es/button'].map(shareChunk),
  mobile: ['@harbor/ui/mobile'].map(shareChunk),
};

/**
 * What every page of a platform has on screen, in two files: the chrome with the common components, and what these need
 * of the component library. `import()` of the platforms in `shell/src/index.ts` names their chunks.
 */
function everyPage(platform: keyof typeof platforms) {
  const { components, shares } = platforms[platform];
  const isInEveryPage = (module: Module, place: Place) =>
    [platform, ...everywhere[platform]].some((chunk) => isIn(chunk, module, place));
  const chrome = { name: `${platform}-chrome`, enforce: true };
  return {
    [`${platform}Components`]: { ...chrome, test: components, priority: 40 },
    [`${platform}Base`]: {
      // Not the library alone: what it is built on (stylis, hashes) would be copied into every share's file.
      test: (module: Module, place: Place) => isInstalled(module) && isInEveryPage(module, place),
      // From the chrome and the platform's shares: a lazy part of both platforms would drag in the file of each.
      chunks: ({ name }: Chunk) => name === platform || shares.test(name ?? ''),
      name: `${platform}-base`,
      priority: 30,
      enforce: true,
    },
    // From the chrome's own chunk only: what pages share with it they carry themselves, so that no page of one platform
    // ever asks for the chrome of the other.
    [`${platform}Rest`]: {
      ...chrome,
      test: () => true,
      chunks: ({ name }: Chunk) => name === platform,
      priority: 10,
    },
  };
}

/** Small helpers that both chromes use: a page of one platform must not ask for the other's files. */
const onBothPlatforms = {
  test: (module: Module, place: Place) =>
    isInstalled(module) && isIn('desktop', module, place) && isIn('mobile', module, place),
  name: 'main',
  priority: 35,
  enforce: true,
};

/**
 * How the shell cuts the shared components into files. Each is a chunk of its own. Those that live parts import
 * (`components-in-use.json`) share their common modules exactly: a module lies in a file with the others that the same
 * components need, however many components nobody imports need it too. The rest is split in a few coarse pieces.
 * The figures were measured over all pages (ARCHITECTURE.md §4).
 */
export const providerChunks: SplitChunks = {
  chunks: 'async',
  minSize: 30_000,
  maxAsyncRequests: 30,
  cacheGroups: {
    ...everyPage('desktop'),
    ...everyPage('mobile'),
    onBothPlatforms,
    inUse: {
      test: isInstalled,
      chunks: isInUse,
      minChunks: 2,
      minSize: 8_000,
      priority: 22,
    },
    defaultVendors: {
      test: isInstalled,
      // The library of calls travels with what makes them, in one file.
      chunks: (chunk: Chunk) => !chunk.canBeInitial() && chunk.name !== callsChunk,
      priority: -10,
      reuseExistingChunk: true,
    },
    antdForms: {
      test: platforms.desktop.library,
      chunks: isNotInUse,
      name: 'antd-forms',
      minChunks: 12,
      priority: 20,
      enforce: true,
    },
    mobileCommon: {
      test: platforms.mobile.library,
      chunks: isNotInUse,
      name: 'mobile-common',
      minChunks: 8,
      priority: 20,
      enforce: true,
    },
  },
};

/**
 * A remote's lifecycles and its two tables of routes are a few hundred bytes each: one file instead of three. A large
 * library that several pages load, as the editor on both platforms, is built and kept once.
 */
export const remoteChunks: SplitChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    largeLibraries: { test: isInstalled, minChunks: 2, minSize: 300_000 },
    lifecycles: {
      test: /[\\/](src[\\/](lifecycles|desktop|mobile)\.tsx?|routes\.json)$/,
      name: 'lifecycles',
      enforce: true,
    },
  },
};
