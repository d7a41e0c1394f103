import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** What a step was last done for: a step is skipped while its inputs still hash to its stamp. */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

export function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${stamp}\n`);
}
