const { createHash } = require('node:crypto');
const { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');

const hash = (name) => createHash('sha256').update(name).digest('hex');

/** What is put in a module's place holds for the whole of a batch: such a file is read alone. */
const replacesModules = (file) =>
  /\bjest\.(do)?[mM]ock\(|\bjest\.(isolate|reset)Modules/.test(readFileSync(file, 'utf8'));

/**
 * A Jest configuration for whole suites. Jest loads every module anew for each test file, which takes longer than most of
 * the tests. Here batches of test files are read as one file, each in a block of its own name, and a batch loads once.
 * Blocks of a batch share their modules, as the parts of one page or server do; `npx jest` runs every file apart.
 * @param {string} folder of the package, with a `jest.config.cjs` and `src`
 * @param {number} workers that share the batches
 * @param {RegExp} [long] what the source of a file says that runs long: such files are spread over the first batches
 */
module.exports = function together(folder, workers, long) {
  const source = join(folder, 'src');
  const batches = join(folder, '.harbor/together');
  rmSync(batches, { recursive: true, force: true });
  mkdirSync(batches, { recursive: true });
  const write = (name, files) => {
    const blocks = files.map((file) => {
      const path = JSON.stringify(join(source, file));
      return `describe(${JSON.stringify(file)}, () => void require(${path}));\n`;
    });
    writeFileSync(join(batches, `${name}.test.ts`), blocks.join(''));
  };

  // Shuffled, the same way in each run: slow files of one area shall not meet in one batch.
  const files = readdirSync(source, { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name))
    .sort((a, b) => hash(a).localeCompare(hash(b)));
  const alone = files.filter((name) => replacesModules(join(source, name)));
  const beginning = files.filter(
    (name) => !alone.includes(name) && long?.test(readFileSync(join(source, name), 'utf8')),
  );
  const shared = files.filter((name) => !alone.includes(name) && !beginning.includes(name));
  for (const [index, name] of alone.entries()) write(`alone-${index + 1}`, [name]);
  // Batches grow smaller towards the end, so that no worker is left with a long one, but not smaller than pays for loading
  // all modules once more. Jest begins with the longest file.
  const rest = [];
  const share = () => (workers === 1 ? shared.length : Math.ceil(shared.length / (2 * workers)));
  const least = Math.min(10, share());
  while (shared.length > 0) {
    const size = Math.max(least, share());
    rest.push(shared.splice(0, shared.length - size < least ? shared.length : size));
  }
  if (rest.length === 0 && beginning.length > 0) rest.push([]);
  const early = rest.slice(0, 2 * workers);
  for (const [place, name] of beginning.entries()) early[place % early.length].push(name);
  for (const [index, names] of rest.entries()) write(`batch-${String(index + 1).padStart(2, '0')}`, names);
  return {
    ...require(join(folder, 'jest.config.cjs')),
    rootDir: folder,
    roots: [batches],
    maxWorkers: workers,
  };
};
