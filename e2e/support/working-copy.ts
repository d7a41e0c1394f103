import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { ROOT } from './server.ts';

const LEFT_BEHIND = new Set(['node_modules', '.git', 'dist', '.toolchain', 'data']);

export interface WorkingCopy {
  readonly dir: string;
  /** Replaces every `from` in a file by `to`; an edit that finds nothing to replace is an error. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly remove: () => void;
}

/** A second checkout of the project, as another team has one: its sources are its own, the installed libraries shared. */
export function workingCopy(): WorkingCopy {
  const dir = mkdtempSync(join(tmpdir(), 'foulee-copy-'));
  cpSync(ROOT, dir, {
    recursive: true,
    filter: (source) => !LEFT_BEHIND.has(basename(source)) && relative(ROOT, source) !== join('.cache', 'e2e'),
  });
  symlinkSync(join(ROOT, 'node_modules'), join(dir, 'node_modules'));
  return {
    dir,
    edit: (file, from, to) => {
      const text = readFileSync(join(dir, file), 'utf8');
      if (!text.includes(from)) throw new Error(`${file}: «${from}» ne s'y trouve pas`);
      writeFileSync(join(dir, file), text.replaceAll(from, to));
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
