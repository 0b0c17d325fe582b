// Replaces swc-loader in the preview, see last-good-loader.cjs.
module.exports = require('./last-good-loader.cjs')(require('swc-loader'));
