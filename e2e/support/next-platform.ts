import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './server.ts';
import type { WorkingCopy } from './working-copy.ts';

const SOURCE = 'shared-domain/src/platform/version.ts';
const VERSION_PATTERN = /PLATFORM_VERSION = '(\d+)\.(\d+)'/;

const parseVersion = (source: string): readonly [major: number, minor: number] => {
  const [, major, minor] = VERSION_PATTERN.exec(source) ?? [];
  return [Number(major), Number(minor)];
};

/** The platform version of this project's shell. */
export const readPlatformVersion = (): string => parseVersion(readFileSync(join(ROOT, SOURCE), 'utf8')).join('.');

/**
 * Raises a copy's platform to the next minor version, as a release would: with a new export, which the shell uses and the
 * history lists, and another React version. @returns the new version
 */
export function raiseMinor(copy: WorkingCopy): string {
  const [major, minor] = parseVersion(copy.read(SOURCE));
  const version = `${major}.${minor + 1}`;
  const name = `sinceMinor${minor + 1}`;
  copy.edit(SOURCE, `PLATFORM_VERSION = '${major}.${minor}'`, `PLATFORM_VERSION = '${version}'`);
  writeFileSync(
    join(copy.dir, `shared-domain/src/platform/${name}.ts`),
    `export const ${name} = () => '${version}';\n`,
  );
  copy.edit(
    'shared-domain/src/platform/index.ts',
    'export { lazyPage,',
    `export { ${name} } from './${name}.ts';\nexport { lazyPage,`,
  );
  writeHistory(copy, version, [name]);
  copy.edit(
    'shell/src/app/App.tsx',
    'const store =',
    [
      `import { ${name} } from 'shared-domain/platform';`,
      `document.documentElement.dataset.${name} = ${name}();`,
      'const store =',
    ].join('\n'),
  );
  copy.edit('shell/src/app/App.tsx', 'openSearch, openCookies', `${name}, openSearch, openCookies`);
  const { dependencies } = JSON.parse(copy.read('shell/package.json')) as { dependencies: Record<string, string> };
  for (const library of ['react', 'react-dom']) {
    const [first, second] = (dependencies[library] ?? '').split('.').map(Number);
    const [currentVersion, raisedVersion] = [dependencies[library], `${first}.${(second ?? 0) + 1}.0`];
    copy.edit('shell/package.json', `"${library}": "${currentVersion}"`, `"${library}": "${raisedVersion}"`);
  }
  return version;
}

/** Raises a copy's platform to the next major version, without the export `name`. @returns the new version */
export function raiseMajor(copy: WorkingCopy, name: string): string {
  const [major, minor] = parseVersion(copy.read(SOURCE));
  const version = `${major + 1}.0`;
  copy.edit(SOURCE, `PLATFORM_VERSION = '${major}.${minor}'`, `PLATFORM_VERSION = '${version}'`);
  copy.edit('shared-domain/src/platform/index.ts', `  ${name},\n`, '');
  const history = JSON.parse(copy.read('shared-domain/src/platform/history.json')) as Record<string, string[]>;
  writeHistory(
    copy,
    version,
    Object.values(history)
      .flat()
      .filter((exported) => exported !== name),
  );
  return version;
}

function writeHistory(copy: WorkingCopy, version: string, names: readonly string[]): void {
  const file = 'shared-domain/src/platform/history.json';
  const history = JSON.parse(copy.read(file)) as Record<string, readonly string[]>;
  writeFileSync(join(copy.dir, file), JSON.stringify({ ...history, [version]: names }, null, 2));
}
