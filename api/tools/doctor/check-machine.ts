import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localize, readLanguage } from '../../src/base/localize.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const MIN_NODE = 24;
/** Each live stream and each connection needs one. */
const MIN_OPEN_FILES = 10_000;

export function checkNode(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0]);
  return major >= MIN_NODE
    ? ok('Node', version)
    : broken(
        'Node',
        localize(`${version} est trop ancien`, `${version} is too old`),
        localize(
          `Installez Node ${MIN_NODE}, ou lancez par npm start, qui l’apporte.`,
          `Install Node ${MIN_NODE}, or start by npm start, which brings it.`,
        ),
      );
}

/** Whether systemd synchronises the clock with a time server; undefined without systemd. */
function isSynchronized(): boolean | undefined {
  try {
    const output = execFileSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 3000,
    });
    return output.trim() === 'yes';
  } catch {
    return undefined;
  }
}

/** When this program was written: an earlier clock is wrong. */
const PROGRAM_TIME = Date.parse('2026-11-22T00:00:00Z');

/** Difference from other clocks that is tolerated. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

/** @param others times of other machines, ms since 1970, by a name of the machine */
export function checkClock(
  others: Readonly<Record<string, number>>,
  { now = Date.now(), synchronized = isSynchronized() } = {},
): Finding {
  const text = `${new Date(now).toLocaleString(readLanguage(), { timeZoneName: 'short' })} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
  const remedy = localize(
    'Mettez l’horloge à l’heure (timedatectl set-ntp true), puis relancez le serveur.',
    'Set the clock (timedatectl set-ntp true), then start the server again.',
  );
  if (now < PROGRAM_TIME)
    return broken(
      'Horloge',
      localize(`${text} : elle est en retard sur le programme lui-même`, `${text}: it is behind the program itself`),
      remedy,
    );
  const otherClock = Object.entries(others).find(([, time]) => Math.abs(time - now) > MAX_CLOCK_DIFFERENCE_MS);
  if (otherClock !== undefined) {
    const [where, time] = otherClock;
    const seconds = Math.round((now - time) / 1000);
    return broken(
      'Horloge',
      localize(
        `${text} : ${Math.abs(seconds)} s ${seconds > 0 ? 'en avance' : 'en retard'} sur ${where}`,
        `${text}: ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} ${where}`,
      ),
      remedy,
    );
  }
  if (synchronized === false)
    return warning(
      'Horloge',
      localize(`${text} : aucun serveur de temps ne la règle`, `${text}: no time server sets it`),
      'timedatectl set-ntp true',
    );
  return ok('Horloge', text);
}

/**
 * How many files the server may open. One that is stopped, or does not say, may have another limit than this account.
 * @param maxFiles what the server says
 * @param limits the text of `/proc/self/limits`; Node raises its soft limit to the hard one
 */
export function checkOpenFiles(maxFiles?: number, limits = readLimits()): Finding | undefined {
  const hardLimit = maxFiles ?? /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1];
  if (hardLimit === undefined) return undefined;
  const files = hardLimit === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hardLimit);
  const whose =
    maxFiles === undefined
      ? localize(
          ', limite de ce compte-ci : le serveur ne dit pas la sienne',
          ', the limit of this account: the server does not say its own',
        )
      : '';
  if (files >= MIN_OPEN_FILES)
    return ok('Fichiers ouverts', localize(`${hardLimit} au plus${whose}`, `${hardLimit} at most${whose}`));
  return warning(
    'Fichiers ouverts',
    localize(
      `${hardLimit} au plus (autant de lecteurs en direct, pas davantage)${whose}`,
      `${hardLimit} at most (so many live readers, and no more)${whose}`,
    ),
    localize(
      'Relevez la limite : LimitNOFILE=65536 dans l’unité systemd, ou ulimit -n 65536 avant npm start.',
      'Raise the limit: LimitNOFILE=65536 in the systemd unit, or ulimit -n 65536 before npm start.',
    ),
  );
}

function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
