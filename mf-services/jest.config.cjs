module.exports = {
  preset: '@harbor/build/jest',
  setupFilesAfterEnv: ['<rootDir>/src/testing/patience.ts'],
  testTimeout: 20_000,
};
