module.exports = require('@harbor/jest/platforms')({
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
  testTimeout: 20_000,
});
