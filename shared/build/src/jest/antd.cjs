module.exports = require('./one-by-one.cjs')((folder) => `antd/lib/${folder}`);
