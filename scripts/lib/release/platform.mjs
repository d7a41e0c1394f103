import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../hash.mjs';
import { localize } from '../localize.mjs';

const read = (path) => readFileSync(path, 'utf8');

/** Version of the platform in these sources, which a shell built from them provides. */
export function platformVersion(root) {
  const source = read(join(root, 'shared-domain', 'src', 'platform', 'version.ts'));
  const version = /PLATFORM_VERSION\s*=\s*'([^']+)'/.exec(source)?.[1];
  if (version === undefined)
    throw new Error(
      localize(
        'PLATFORM_VERSION introuvable dans shared-domain/src/platform',
        'PLATFORM_VERSION is not in shared-domain/src/platform',
      ),
    );
  return version;
}

/**
 * Versions of the platform that a remote accepts, by its `platform.json`: `1.2 || 2.0`. Refused where it leaves out
 * the version of these sources, or where a version that it names lacks something that the remote imports.
 */
export function acceptedPlatform(root, folder) {
  const { accepts } = JSON.parse(read(join(root, folder, 'platform.json')));
  const present = platformVersion(root);
  if (!fitsPlatform(accepts, present))
    throw new Error(
      localize(
        `${folder}/platform.json accepte la plateforme ${accepts}, mais elle en est à ${present}.`,
        `${folder}/platform.json accepts platform ${accepts}, which is at ${present}.`,
      ),
    );
  const history = JSON.parse(read(join(root, 'shared-domain', 'src', 'platform', 'history.json')));
  const names = namesImported(join(root, folder, 'src'));
  for (const version of versionsOf(accepts).filter((one) => fitsPlatform(one, present))) {
    const given = Object.keys(history).flatMap((one) => (fitsPlatform(one, version) ? history[one] : []));
    const missing = names.filter((name) => !given.includes(name));
    if (missing.length > 0)
      throw new Error(
        localize(
          `${folder}/platform.json accepte la plateforme ${version}, qui n'a pas : ${missing.join(', ')}.`,
          `${folder}/platform.json accepts platform ${version}, which lacks: ${missing.join(', ')}.`,
        ),
      );
  }
  return accepts;
}

/** Whether a platform version is accepted, by the same rule as `satisfiesPlatform` in the shell, checked before a release. */
export function fitsPlatform(accepts, has) {
  const [major, minor] = numbers(has);
  return versionsOf(accepts).some((version) => {
    const [ownMajor, ownMinor] = numbers(version);
    return ownMajor === major && ownMinor <= minor;
  });
}

const versionsOf = (accepts) => accepts.split('||').map((version) => version.trim());
const numbers = (version) => version.split('.').map(Number);

/** Names that a remote's code imports from the platform, without types and tests, which are not in a build. */
function namesImported(src) {
  const files = filesUnder([src], (path) => /\.test\.tsx?$|[\\/]testing$/.test(path));
  const lists = files
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...read(path).matchAll(/(?:import|export) \{([^}]*)\} from 'shared-domain\/platform'/g)]);
  const names = lists.flatMap(([, list]) => list.split(',')).map((name) => name.trim());
  return [...new Set(names.filter((name) => name !== '' && !name.startsWith('type ')))].map(
    (name) => name.split(' as ')[0],
  );
}
