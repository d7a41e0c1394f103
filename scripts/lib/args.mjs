import { resolve } from 'node:path';
import { localize } from './localize.mjs';
import { callerDir, findSiteDir, REMOTES } from './project.mjs';
import { giveUp } from './say.mjs';

/** Reads `<application> [--site DIR] [--origin URL --dir DIR]`; an unknown option ends the command with the usage. */
export function readReleaseArgs(usage, known, apps = REMOTES) {
  const options = {};
  const words = [];
  const rest = process.argv.slice(2);
  while (rest.length > 0) {
    const word = rest.shift();
    const [, name, inline] = /^--([a-z]+)(?:=(.*))?$/.exec(word) ?? [];
    if (name === undefined) words.push(word);
    else if (known.includes(name)) options[name] = inline ?? rest.shift() ?? '';
    else giveUp(localize(`${word} n'est pas connu. ${usage}`, `${word} is not known. ${usage}`));
  }
  const [folder] = words;
  if (words.length !== 1 || !apps.includes(folder)) giveUp(`${usage}\n  Applications : ${apps.join(', ')}`);
  const siteDir = options.site ? resolve(callerDir(), options.site) : findSiteDir();
  return { folder, siteDir, options };
}
