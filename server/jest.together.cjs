const { availableParallelism } = require('node:os');
const together = require('../shared/build/src/jest/together.cjs');

/** The whole suite, for `npm test`. Tests wait for PostgreSQL now and then, and other suites run beside these. */
const long = /jest\.setTimeout\(|testing\/(race|second-process)'/;
module.exports = together(__dirname, availableParallelism() + 1, long);
