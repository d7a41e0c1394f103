import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localize } from '../../src/base/localize.ts';
import { megabytes } from '../database.ts';
import { broken, type Finding, ok, warning } from './finding.ts';

const FULL = 16e6;
const LOW = 500e6;
const HOUR = 3_600_000;
/** A backup a day, and two hours for its own time. */
const LATE = 26 * HOUR;
const LOST = 8 * 24 * HOUR;

/** The nearest folder that there is: before the first start the data folder is not made yet. */
const nearest = (folder: string): string => (existsSync(folder) ? folder : nearest(dirname(folder)));

export function checkDisk(dataDir: string, free = freeBytes): Finding {
  const folder = nearest(dataDir);
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return broken(
      'Disque',
      localize(`${folder} ne peut pas être écrit par ce compte`, `this account cannot write in ${folder}`),
      localize(
        `chown -R le compte du serveur ${folder}, ou un autre DATA_DIR.`,
        `chown -R the server’s account ${folder}, or another DATA_DIR.`,
      ),
    );
  }
  const bytes = free(folder);
  const text = localize(`${megabytes(bytes)} libres pour ${dataDir}`, `${megabytes(bytes)} free for ${dataDir}`);
  if (bytes < FULL)
    return broken(
      'Disque',
      text,
      localize('Libérez de la place : les écritures sont refusées.', 'Make room: writes are refused.'),
    );
  if (bytes < LOW)
    return warning(
      'Disque',
      text,
      localize(
        'Libérez de la place, ou déplacez DATA_DIR, avant que les écritures ne soient refusées.',
        'Make room, or move DATA_DIR, before writes are refused.',
      ),
    );
  return ok('Disque', text);
}

function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Names, birth dates and hashed passwords are the server's account's alone. */
export function checkPermissions(dataDir: string): Finding | undefined {
  if (process.platform === 'win32' || !existsSync(dataDir)) return undefined;
  const backups = join(dataDir, 'backups');
  const files = [dataDir, backups]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => /\.(sqlite(-wal)?|dump)$/.test(path));
  const open = files.filter((path) => (statSync(path).mode & 0o077) !== 0);
  if (files.length === 0) return undefined;
  if (open.length === 0)
    return ok(
      'Droits',
      localize(
        'la base et ses sauvegardes ne sont lisibles que par leur compte',
        'only their account can read the database and its backups',
      ),
    );
  return warning(
    'Droits',
    localize(`d’autres comptes peuvent lire ${open.join(', ')}`, `other accounts can read ${open.join(', ')}`),
    `chmod 600 ${open.join(' ')}`,
  );
}

/** @param folder where backups are made */
export function checkBackups(folder: string, now = Date.now()): Finding {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(sqlite|dump)$/.test(name)) : [];
  const times = files.map((name) => statSync(join(folder, name)).mtimeMs);
  const make = localize(
    'npm run backup, chaque nuit par un minuteur (deploy/systemd/foulee-backup.timer).',
    'npm run backup, each night by a timer (deploy/systemd/foulee-backup.timer).',
  );
  if (times.length === 0) return warning('Sauvegardes', localize(`aucune dans ${folder}`, `none in ${folder}`), make);
  const age = now - Math.max(...times);
  const text = localize(
    `${files.length} dans ${folder}, la dernière d’il y a ${Math.round(age / HOUR)} h`,
    `${files.length} in ${folder}, the last one ${Math.round(age / HOUR)} h ago`,
  );
  if (age > LOST) return broken('Sauvegardes', text, make);
  if (age > LATE) return warning('Sauvegardes', text, make);
  return ok('Sauvegardes', text);
}

export function checkSite(siteDir: string): Finding {
  const missing = ['remotes.json', join('shell', 'index.html')].filter((name) => !existsSync(join(siteDir, name)));
  return missing.length === 0
    ? ok('Site', localize(`publié dans ${siteDir}`, `published in ${siteDir}`))
    : broken(
        'Site',
        localize(`${missing.join(' et ')} manque dans ${siteDir}`, `${missing.join(' and ')} missing in ${siteDir}`),
        localize('npm start le publie ; SITE_DIR dit où il est.', 'npm start publishes it; SITE_DIR says where it is.'),
      );
}
