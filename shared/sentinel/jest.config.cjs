module.exports = { preset: '@harbor/jest' };
