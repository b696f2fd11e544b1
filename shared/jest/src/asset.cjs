module.exports = '/test-asset.svg';
