module.exports = { preset: '@harbor/build/jest' };
