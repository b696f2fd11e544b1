const config = require('./jest.config.cjs');

/**
 * `*.timed.test.ts`: timers that really run out, races, processes that are killed. One file at a time and beside nothing
 * else, so that a busy machine is not taken for a fault.
 */
module.exports = {
  ...config,
  maxWorkers: 1,
  testPathIgnorePatterns: ['/node_modules/'],
  testMatch: ['**/*.timed.test.ts'],
  testTimeout: 900_000,
};
