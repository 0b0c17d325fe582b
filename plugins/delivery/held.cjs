/**
 * Files that are being compressed, for the whole process: the framework loads the plugins once for the build and once for each
 * command after it, and their modules would hold one of these each.
 * @type {{compressed: Map<number, import('./keptCompressed').KeptCompressed>}}
 */
module.exports = { compressed: new Map() };
