import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative, sep } from 'node:path';
import { ROOT } from './server.ts';

const NOTE_INSTALLED = `import { noteInstalled } from './scripts/lib/machine/install.mjs'; noteInstalled();`;
const EXCLUDED = new Set(['node_modules', '.git', '.toolchain', 'data']);
/** What a build leaves in the cache; tests leave a hundred times as much. */
const KEPT_CACHES = new Set(['build', 'flags']);

function isCopied(source: string): boolean {
  const [folder, cache] = relative(ROOT, source).split(sep);
  return !EXCLUDED.has(basename(source)) && (folder !== '.cache' || cache === undefined || KEPT_CACHES.has(cache));
}

export interface WorkingCopy {
  readonly dir: string;
  readonly read: (file: string) => string;
  /** Replaces all `from` in a file by `to`; throws where there is none. */
  readonly edit: (file: string, from: string, to: string) => void;
  readonly remove: () => void;
}

/** A second checkout of the project in a temporary folder, with what is built; the installed libraries are shared. */
export function createWorkingCopy(): WorkingCopy {
  const dir = mkdtempSync(join(tmpdir(), 'foulee-copy-'));
  cpSync(ROOT, dir, { recursive: true, filter: isCopied });
  shareLibraries(dir);
  const read = (file: string) => readFileSync(join(dir, file), 'utf8');
  return {
    dir,
    read,
    edit: (file, from, to) => {
      const text = read(file);
      if (!text.includes(from)) throw new Error(`${file}: «${from}» ne s'y trouve pas`);
      writeFileSync(join(dir, file), text.replaceAll(from, to));
      // Versions may change without an install: only added or removed libraries would need one.
      if (basename(file) === 'package.json')
        execFileSync(process.execPath, ['--input-type=module', '-e', NOTE_INSTALLED], { cwd: dir });
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

/** Links each library on its own, so that the project's packages are those of the copy. */
function shareLibraries(dir: string): void {
  const [from, to] = [join(ROOT, 'node_modules'), join(dir, 'node_modules')];
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.isSymbolicLink()) symlinkSync(join(dir, entry.name), join(to, entry.name));
    else if (entry.isDirectory()) symlinkSync(join(from, entry.name), join(to, entry.name));
    else cpSync(join(from, entry.name), join(to, entry.name));
  }
}
