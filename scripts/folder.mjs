import { accessSync, constants } from 'node:fs';

/** Characters that webpack reads as a part of its own syntax, so it finds none of the site's files. */
const SYNTAX = /[#!?]/;

/**
 * Says why commands can't work in a folder.
 * @param {string} folder
 * @returns {string | null} what's wrong and how to fix it, or null
 */
export function folderProblem(folder) {
  const character = SYNTAX.exec(folder)?.[0];
  if (character !== undefined) {
    return (
      `webpack can't build a site in a folder with "${character}" in its path: ${folder}. ` +
      'Rename or move the folder, then run the command again.'
    );
  }

  try {
    accessSync(folder, constants.W_OK);
    return null;
  } catch {
    return (
      `this folder can't be written to, and every command writes files in it: ${folder}. ` +
      'Give yourself the rights, or run the command in a copy.'
    );
  }
}
