module.exports = require('@harbor/jest/platforms')();
