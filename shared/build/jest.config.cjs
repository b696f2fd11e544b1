module.exports = { preset: '@harbor/build/jest', testEnvironment: 'node' };
