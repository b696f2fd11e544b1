module.exports = require('@harbor/build/jest/platforms')();
