const { availableParallelism } = require('node:os');
const together = require('../shared/build/src/jest/together.cjs');

/** The whole suite, for `npm test`. PostgreSQL works beside these, and so do other suites: a third worker was no gain. */
const long = /jest\.setTimeout\(|testing\/(race|second-process)'/;
module.exports = together(__dirname, availableParallelism(), long);
