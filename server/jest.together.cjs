const { availableParallelism } = require('node:os');
const together = require('../shared/build/src/jest/together.cjs');

/** The whole suite, for `npm test`. PostgreSQL works beside the workers: with one more than cores, two, nothing was gained. */
const long = /jest\.setTimeout\(|testing\/(race|second-process)'/;
module.exports = together(__dirname, availableParallelism(), long);
