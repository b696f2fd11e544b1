const config = require('./jest.config.cjs');

/**
 * `*.data.test.ts`: claims about real files that are no part of the product, each named by a variable of the environment.
 * Without its file such a test fails; so they are run by `npm run test:data` alone.
 */
module.exports = {
  ...config,
  maxWorkers: 1,
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.data.test.ts'],
  testTimeout: 900_000,
};
