module.exports = { api: ['index'] };
