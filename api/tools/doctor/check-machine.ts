import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { localize, readLanguage } from '../../src/base/localize.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const WANTED_NODE = 24;
/** Streams and readers each hold one. */
const FEW_FILES = 10_000;

export function checkNode(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0]);
  return major >= WANTED_NODE
    ? ok('Node', version)
    : broken(
        'Node',
        localize(`${version} est trop ancien`, `${version} is too old`),
        localize(
          `Installez Node ${WANTED_NODE}, ou lancez par npm start, qui l’apporte.`,
          `Install Node ${WANTED_NODE}, or start by npm start, which brings it.`,
        ),
      );
}

/** What systemd says of the time server; undefined where nobody can say. */
function isSynchronized(): boolean | undefined {
  try {
    const said = execFileSync('timedatectl', ['show', '--property=NTPSynchronized', '--value'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: 3000,
    });
    return said.trim() === 'yes';
  } catch {
    return undefined;
  }
}

/** A clock cannot be earlier than the program that it runs. */
const PROGRAM_MADE = Date.parse('2026-11-22T00:00:00Z');

/** @param others what time it is elsewhere, ms since 1970, by where */
export function checkClock(
  others: Readonly<Record<string, number>>,
  { now = Date.now(), synchronized = isSynchronized() } = {},
): Finding {
  const text = `${new Date(now).toLocaleString(readLanguage(), { timeZoneName: 'short' })} (${Intl.DateTimeFormat().resolvedOptions().timeZone})`;
  const set = localize(
    'Mettez l’horloge à l’heure (timedatectl set-ntp true), puis relancez le serveur.',
    'Set the clock (timedatectl set-ntp true), then start the server again.',
  );
  if (now < PROGRAM_MADE)
    return broken(
      'Horloge',
      localize(`${text} : elle est en retard sur le programme lui-même`, `${text}: it is behind the program itself`),
      set,
    );
  const far = Object.entries(others).find(([, time]) => Math.abs(time - now) > 60_000);
  if (far !== undefined) {
    const [where, time] = far;
    const seconds = Math.round((now - time) / 1000);
    return broken(
      'Horloge',
      localize(
        `${text} : ${Math.abs(seconds)} s ${seconds > 0 ? 'en avance' : 'en retard'} sur ${where}`,
        `${text}: ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} ${where}`,
      ),
      set,
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

/** @param limits the text of `/proc/self/limits`; Node takes the hard limit by itself */
export function checkOpenFiles(limits = readLimits()): Finding | undefined {
  const hard = /^Max open files\s+\S+\s+(\S+)/m.exec(limits)?.[1];
  if (hard === undefined) return undefined;
  const files = hard === 'unlimited' ? Number.POSITIVE_INFINITY : Number(hard);
  if (files >= FEW_FILES) return ok('Fichiers ouverts', localize(`${hard} au plus`, `${hard} at most`));
  return warning(
    'Fichiers ouverts',
    localize(
      `${hard} au plus : autant de lecteurs en direct, pas davantage`,
      `${hard} at most: so many live readers, and no more`,
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
