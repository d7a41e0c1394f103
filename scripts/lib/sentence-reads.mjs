import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './project.mjs';

/** Programs that read or write the API. */
const PROGRAMS = [
  ...['shared-domain/src', 'shell/src', 'public-site/src', 'secretariat/src'],
  ...['api/src', 'api/tools', 'scripts', 'bench'],
];

const SOURCE = /\.(ts|tsx|mjs)$/;
const TEST = /(^|\/)test\/|\.test\.(ts|tsx|mjs)$/;

/** Ways to decide on the words of a refusal. */
const READS = [
  /\bdetail\b\??\.(?:includes|startsWith|endsWith|match|matchAll|search|indexOf|replace|replaceAll|split)\(/,
  /\.(?:test|exec)\((?:[^()]*[^\w'"`])?detail\b(?!['"`])/,
  /(?<!typeof )\bdetail\b [!=]== (['"`])(?!\1)/,
];

/**
 * Lines under `root` that decide on the sentence of an error, which is for people and may be worded anew: programs read its `id`,
 * `reason` and `path`.
 */
export function findSentenceReads(root = ROOT) {
  const found = [];
  for (const program of PROGRAMS) {
    for (const path of filesIn(join(root, program))) {
      const lines = readFileSync(join(root, program, path), 'utf8').split('\n');
      lines.forEach((line, index) => {
        if (READS.some((read) => read.test(line))) found.push({ file: `${program}/${path}`, line: index + 1 });
      });
    }
  }
  return found;
}

function filesIn(folder) {
  try {
    return readdirSync(folder, { recursive: true }).filter((path) => SOURCE.test(path) && !TEST.test(path));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
