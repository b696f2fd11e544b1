/** The whole suite of the package that Jest is called in, for `npm test`. */
module.exports = require('./together.cjs')(process.cwd(), 1);
