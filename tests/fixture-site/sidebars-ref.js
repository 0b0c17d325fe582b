module.exports = { ref: ['index'] };
