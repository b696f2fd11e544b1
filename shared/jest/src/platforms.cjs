/**
 * Jest's configuration of a package whose components have two platforms. Files named `*.mobile.test.tsx` run as the phone
 * is built, where `./Field` is `Field.mobile.tsx` if there is one; `*.both.test.tsx` run as each, all others as the desktop.
 * @param {object} [options] more of the configuration, for both
 */
module.exports = (options) => {
  const config = { preset: '@harbor/jest', ...options };
  // Jest takes these for all projects together, and from no preset then.
  const { testTimeout, workerIdleMemoryLimit } = { ...require('./preset.cjs'), ...options };
  return {
    testTimeout,
    workerIdleMemoryLimit,
    projects: [
      {
        ...config,
        displayName: 'desktop',
        testPathIgnorePatterns: ['/node_modules/', '\\.mobile\\.test\\.tsx?$'],
      },
      {
        ...config,
        displayName: 'phone',
        testMatch: ['**/*.{mobile,both}.test.{ts,tsx}'],
        haste: { defaultPlatform: 'mobile', platforms: ['mobile'] },
      },
    ],
  };
};
