const path = require('node:path');

/** SWC, as the builds use it. */
const swc = (plugins = []) => [
  require.resolve('@swc/jest'),
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
      experimental: { plugins },
    },
    module: { type: 'commonjs' },
  },
];

/** `import { Button } from 'antd'` loads that component alone, as in the builds: the whole of antd is a thousand modules. */
const componentImports = {
  antd: { transform: 'antd/lib/{{kebabCase member}}' },
  'antd-mobile': { transform: 'antd-mobile/cjs/components/{{kebabCase member}}' },
};

/** One Jest preset for every package: SWC, CSS Modules by their own names, ESM-only dependencies transformed. */
module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: [],
  transform: {
    '/node_modules/.+\\.(t|j|mj)sx?$': swc(),
    '\\.tsx?$': swc([[require.resolve('@swc/plugin-transform-imports'), componentImports]]),
    '\\.m?js$': swc(),
  },
  // pnpm keeps packages below .pnpm; a few of them are ESM only and have to pass through SWC.
  transformIgnorePatterns: [
    'node_modules/(?!(\\.pnpm|cookie|lucide-react|antd-mobile|react-router|react-router-dom|jotai|p-limit|marked|lowlight|devlop)/)(?!.*node_modules/(cookie|lucide-react|marked|antd-mobile|ahooks|react-router|react-router-dom|strtok3|lowlight|devlop|token-types|file-type|uint8array-extras|@tokenizer|@borewit|get-port)/)',
  ],
  moduleNameMapper: {
    // `antd-mobile` is its CommonJS build here; what is imported by file must come from the same one.
    '^antd-mobile/es/(.*)$': 'antd-mobile/cjs/$1',
    '^@rc-component/util/(lib|es)/Dom/dynamicCSS$': path.join(__dirname, 'no-sheets.cjs'),
    '\\.module\\.css$': path.join(__dirname, 'css-modules.cjs'),
    '\\.css$': path.join(__dirname, 'empty.cjs'),
    '\\.(svg|png|webp|jpg)$': path.join(__dirname, 'asset.cjs'),
  },
  setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
  clearMocks: true,
  // See server/jest.config.cjs.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'String', 'Symbol', 'JSON'],
  testTimeout: 120_000,
  // See server/jest.config.cjs.
  workerIdleMemoryLimit: '700MB',
};
