/** Packages that ship ES modules only; everything else in node_modules is taken as it is. */
const esmOnly = ['content-disposition', 'cookie', 'p-limit', 'yocto-queue'];
const plus = esmOnly.map((name) => name.replace('/', '\\+')).join('|');

module.exports = {
  testEnvironment: 'node',
  roots: ['<rootDir>/src'],
  extensionsToTreatAsEsm: [],
  transform: {
    '^.+\\.[cm]?[jt]s$': [
      '@swc/jest',
      {
        swcrc: false,
        module: { type: 'commonjs' },
        jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
      },
    ],
  },
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(${plus})[@+])`,
    '/node_modules/(?!\\.pnpm/)[^@].*\\.cjs$',
  ],
  globals: { HARBOR_PRODUCTION_BUILD: false },
  // Jest answers for a global at every use, which makes `Math` in a loop a hundred times slower.
  sandboxInjectedGlobals: ['Math', 'Object', 'Array', 'Number', 'String', 'Symbol', 'JSON'],
  globalSetup: '<rootDir>/src/testing/global-setup.ts',
  globalTeardown: '<rootDir>/src/testing/global-teardown.ts',
  // Beside the workers PostgreSQL has work too.
  maxWorkers: 2,
  // Each file leaves some 15 MB behind: a worker that kept them for hundreds of files would mostly collect garbage.
  workerIdleMemoryLimit: '1GB',
  testPathIgnorePatterns: ['/node_modules/', '\\.(timed|data)\\.test\\.ts$'],
  // Long enough for a machine that is three times slower and has other work.
  testTimeout: 240_000,
};
