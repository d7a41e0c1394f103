import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Every file under the given files and folders, sorted; missing ones are left out. */
export function filesUnder(paths, skip = () => false) {
  const found = [];
  const visit = (path) => {
    if (skip(path) || !existsSync(path)) return;
    if (!statSync(path).isDirectory()) {
      found.push(path);
      return;
    }
    for (const name of readdirSync(path)) visit(join(path, name));
  };
  for (const path of paths) visit(path);
  return found.sort();
}

/** One hash over names and contents: equal when, and only when, nothing changed. */
export function hashFiles(root, files, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of files) {
    const content = readFileSync(file);
    hash.update(`\0${relative(root, file).split(sep).join('/')}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

/** The value of an `integrity` attribute (Subresource Integrity) for these bytes. */
export const computeIntegrity = (content) => `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** The hash of a step's inputs when it was last done: the step is skipped while the hash is the same. */
export const readStamp = (path) => (existsSync(path) ? readFileSync(path, 'utf8').trim() : '');

export function writeStamp(path, stamp) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${stamp}\n`);
}
