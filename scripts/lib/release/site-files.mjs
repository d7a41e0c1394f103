import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder } from '../hash.mjs';

/** A temporary name in the same folder, because a rename within one folder is atomic. */
const besides = (path) => join(dirname(path), `.${process.pid}.${Date.now()}.tmp`);

/** Replaces a file in one move: a reader sees the old one or the new one, never a part. */
export function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = besides(path);
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** A file whose name changes with its content. */
export const isHashed = (file) => /[.-][0-9a-f]{8,64}\.[a-z0-9.]+$/.test(file);

const isSame = (a, b) => existsSync(b) && readFileSync(a).equals(readFileSync(b));

/**
 * Copies a folder's files beside those already there; `last` names the files that refer to the others. Identical files are not
 * written again, so that a site on a full disk is published as it is.
 */
export function copyBeside(from, to, last = [], isWanted = () => true) {
  const files = filesUnder([from])
    .map((file) => relative(from, file))
    .filter(isWanted);
  const ordered = [...files.filter((file) => !last.includes(file)), ...files.filter((file) => last.includes(file))];
  for (const file of ordered) {
    const target = join(to, file);
    if (isHashed(file) ? existsSync(target) : isSame(join(from, file), target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = besides(target);
    copyFileSync(join(from, file), temporary);
    renameSync(temporary, target);
  }
}
