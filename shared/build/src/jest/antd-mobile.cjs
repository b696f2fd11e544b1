module.exports = require('./one-by-one.cjs')((folder) => `antd-mobile/cjs/components/${folder}`);
