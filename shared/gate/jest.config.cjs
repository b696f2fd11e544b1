module.exports = { preset: '@harbor/jest', testEnvironment: 'node' };
