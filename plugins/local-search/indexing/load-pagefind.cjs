// Pagefind is an ES module, which the configuration's loader can't import.
module.exports.load = () => import('pagefind');
