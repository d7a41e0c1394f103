import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder } from './hash.mjs';

/** A name that no reader looks for, in the same folder: a rename within one folder is atomic. */
const besides = (path) => join(dirname(path), `.${process.pid}.${Date.now()}.tmp`);

/** Replaces a file in one move: a reader sees the old one or the new one, never a part. */
export function writeWhole(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = besides(path);
  writeFileSync(temporary, content);
  renameSync(temporary, path);
}

/** Copies a folder's files beside those already there; `last` names the files that lead to the others. */
export function copyBeside(from, to, last = []) {
  const files = filesUnder([from]).map((file) => relative(from, file));
  const ordered = [...files.filter((file) => !last.includes(file)), ...files.filter((file) => last.includes(file))];
  for (const file of ordered) {
    const target = join(to, file);
    const unchanging = /[.-][0-9a-f]{8,64}\.[a-z0-9.]+$/.test(file);
    if (unchanging && existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const temporary = besides(target);
    copyFileSync(join(from, file), temporary);
    renameSync(temporary, target);
  }
}
