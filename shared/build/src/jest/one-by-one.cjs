/**
 * A library of components whose parts load when a test first uses them, as the builds take only what is used: the whole
 * of antd is more than a thousand modules, loaded anew for each test file.
 * @param {(folder: string) => string} fileOf answers the module of a component
 */
module.exports = (fileOf) =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        if (key === '__esModule') return true;
        if (typeof key !== 'string') return undefined;
        const folder = key
          .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
          .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
          .toLowerCase();
        // The library is a dependency of the package under test, not of this one.
        return require(require.resolve(fileOf(folder), { paths: [process.cwd()] })).default;
      },
    },
  );
