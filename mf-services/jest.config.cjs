module.exports = require('@harbor/build/jest/platforms')({
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
  testTimeout: 20_000,
});
