const path = require('node:path');

/** One Jest preset for every package: SWC, CSS Modules by their own names, ESM-only dependencies transformed. */
module.exports = {
  testEnvironment: require.resolve('jest-environment-jsdom'),
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.(t|j|mj)sx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // pnpm keeps packages below .pnpm; a few of them are ESM only and have to pass through SWC.
  transformIgnorePatterns: [
    'node_modules/(?!(\\.pnpm|cookie|lucide-react|antd-mobile|react-router|react-router-dom|jotai|p-limit|marked|lowlight|devlop)/)(?!.*node_modules/(cookie|lucide-react|marked|antd-mobile|ahooks|react-router|react-router-dom|strtok3|lowlight|devlop|token-types|file-type|uint8array-extras|@tokenizer|@borewit|get-port)/)',
  ],
  moduleNameMapper: {
    // `antd-mobile` is its CommonJS build here; what is imported by file must come from the same one.
    '^antd-mobile/es/(.*)$': 'antd-mobile/cjs/$1',
    '^@rc-component/util/(?:lib|es)/Dom/dynamicCSS$': path.join(__dirname, 'no-sheets.cjs'),
    // Asked for so by antd; its helper package asks for a file of this name too, which antd then has no use for.
    '(^\\.|theme)/util/genStyleUtils$': path.join(__dirname, 'no-styles.cjs'),
    '^antd$': path.join(__dirname, 'antd.cjs'),
    '^antd-mobile$': path.join(__dirname, 'antd-mobile.cjs'),
    '\\.module\\.css$': path.join(__dirname, 'css-modules.cjs'),
    '\\.css$': path.join(__dirname, 'empty.cjs'),
    '\\.(svg|png|webp|jpg)$': path.join(__dirname, 'asset.cjs'),
  },
  setupFilesAfterEnv: [path.join(__dirname, 'setup.cjs')],
  clearMocks: true,
  // See server/jest.config.cjs.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'String', 'Symbol', 'JSON'],
  testTimeout: 20_000,
};
