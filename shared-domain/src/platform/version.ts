/**
 * Version of the platform, `major.minor`. Raise it with every change that an earlier remote or shell could notice: the minor for an
 * addition, the major for a removal or a change. `history.json` lists what each version added.
 */
export const PLATFORM_VERSION = '1.7';

interface Version {
  readonly major: number;
  readonly minor: number;
}

/**
 * Whether a remote that `accepts` these versions runs on a shell with the `available` one. An accepted version includes the later
 * minors of its major; several are separated by `||`. A bad version never fits.
 * @example satisfiesPlatform('1.0', '1.2') // true
 * @example satisfiesPlatform('1.2 || 2.0', '2.1') // true
 */
export function satisfiesPlatform(accepts: string, available: string = PLATFORM_VERSION): boolean {
  const platformVersion = parseVersion(available);
  if (platformVersion === undefined) return false;
  return parseVersions(accepts).some(
    ({ major, minor }) => major === platformVersion.major && minor <= platformVersion.minor,
  );
}

/**
 * Which of a remote and a shell that do not fit is too old: the shell where the remote accepts something newer, else the remote.
 * @example behindPlatform('1.4', '1.3') // 'shell'
 */
export function behindPlatform(accepts: string, available: string = PLATFORM_VERSION): 'shell' | 'remote' {
  const platformVersion = parseVersion(available);
  if (platformVersion === undefined) return 'shell';
  const isNewer = ({ major, minor }: Version) =>
    major > platformVersion.major || (major === platformVersion.major && minor > platformVersion.minor);
  return parseVersions(accepts).some(isNewer) ? 'shell' : 'remote';
}

const parseVersions = (accepts: string): readonly Version[] =>
  accepts
    .split('||')
    .map((version) => parseVersion(version.trim()))
    .filter((version) => version !== undefined);

function parseVersion(version: string): Version | undefined {
  const match = /^(\d+)\.(\d+)/.exec(version);
  return match === null ? undefined : { major: Number(match[1]), minor: Number(match[2]) };
}
