/** Tests of what the phone has. */
const phoneTests = '\\.mobile\\.test\\.tsx?$';

/**
 * Jest's configuration of a package whose components have two platforms. Files named `*.mobile.test.tsx` run as the phone
 * is built, where `./Field` is `Field.mobile.tsx` if there is one; all others run as the desktop is built.
 * @param {object} [options] more of the configuration, for both
 */
module.exports = (options) => {
  const config = { preset: '@harbor/build/jest', ...options };
  return {
    projects: [
      { ...config, displayName: 'desktop', testPathIgnorePatterns: ['/node_modules/', phoneTests] },
      {
        ...config,
        displayName: 'phone',
        testMatch: ['**/*.mobile.test.ts', '**/*.mobile.test.tsx'],
        haste: { defaultPlatform: 'mobile', platforms: ['mobile'] },
      },
    ],
  };
};
