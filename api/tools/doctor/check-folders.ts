import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { localize } from '../../src/base/localize.ts';
import { formatMegabytes } from '../database.ts';
import { broken, type Finding, ok, warning } from './finding.ts';
import { canAccess, READ, WRITE } from './server-account.ts';

/** Free bytes below which the server refuses writes, and below which the operator is warned. */
const FULL_DISK_BYTES = 16e6;
const LOW_DISK_BYTES = 500e6;
const HOUR_MS = 3_600_000;
/** Backups are made daily, and may take two hours. */
const LATE_BACKUP_MS = 26 * HOUR_MS;
const MISSING_BACKUP_MS = 8 * 24 * HOUR_MS;

/** The folder or its nearest existing parent: before the first start there is no data folder. */
const findExistingFolder = (folder: string): string =>
  existsSync(folder) ? folder : findExistingFolder(dirname(folder));

/** Whether an account may write in a folder; for this one the system says it, read-only disks included. */
function canWrite(folder: string, account: number | undefined): boolean {
  try {
    accessSync(folder, constants.W_OK);
  } catch {
    return false;
  }
  return account === undefined || canAccess(statSync(folder), account, WRITE);
}

/** @param account of the server; `root`, who may write anywhere, can look for another */
export function checkDisk(dataDir: string, account?: number, readFree = freeBytes): Finding {
  const folder = findExistingFolder(dataDir);
  if (!canWrite(folder, account)) {
    const who = account === undefined ? '' : ` (${account})`;
    return broken(
      'Disque',
      localize(
        `${folder} ne peut pas être écrit par le compte du serveur${who}`,
        `the server’s account${who} cannot write in ${folder}`,
      ),
      localize(
        `chown -R le compte du serveur ${folder}, ou un autre DATA_DIR.`,
        `chown -R the server’s account ${folder}, or another DATA_DIR.`,
      ),
    );
  }
  const bytes = readFree(folder);
  const text = localize(
    `${formatMegabytes(bytes)} libres pour ${dataDir}`,
    `${formatMegabytes(bytes)} free for ${dataDir}`,
  );
  if (bytes < FULL_DISK_BYTES)
    return broken(
      'Disque',
      text,
      localize('Libérez de la place : les écritures sont refusées.', 'Make room: writes are refused.'),
    );
  if (bytes < LOW_DISK_BYTES)
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

/** The database, its log and the backups: what holds personal data and hashed passwords. */
function listDataFiles(dataDir: string): string[] {
  return [dataDir, join(dataDir, 'backups')]
    .filter(existsSync)
    .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
    .filter((path) => /\.(sqlite(-wal)?|dump)$/.test(path));
}

/** Only the server's account may read the database and its backups, and it must be able to. */
export function checkPermissions(dataDir: string, account?: number): Finding | undefined {
  if (process.platform === 'win32' || !existsSync(dataDir)) return undefined;
  const files = listDataFiles(dataDir);
  if (files.length === 0) return undefined;
  const closed = files.filter((path) => account !== undefined && !canAccess(statSync(path), account, READ));
  if (closed.length > 0)
    return broken(
      'Droits',
      localize(
        `le compte du serveur (${account}) ne peut pas lire ${closed.join(', ')}`,
        `the server’s account (${account}) cannot read ${closed.join(', ')}`,
      ),
      `chown ${account} ${closed.join(' ')}`,
    );
  const readableFiles = files.filter((path) => (statSync(path).mode & 0o077) !== 0);
  if (readableFiles.length === 0)
    return ok(
      'Droits',
      localize(
        'la base et ses sauvegardes ne sont lisibles que par leur compte',
        'only their account can read the database and its backups',
      ),
    );
  return warning(
    'Droits',
    localize(
      `d’autres comptes peuvent lire ${readableFiles.join(', ')}`,
      `other accounts can read ${readableFiles.join(', ')}`,
    ),
    `chmod 600 ${readableFiles.join(' ')}`,
  );
}

/** @param folder where backups are made */
export function checkBackups(folder: string, now = Date.now()): Finding {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => /\.(sqlite|dump)$/.test(name)) : [];
  const times = files.map((name) => statSync(join(folder, name)).mtimeMs);
  const remedy = localize(
    'npm run backup, chaque nuit par un minuteur (deploy/systemd/foulee-backup.timer).',
    'npm run backup, each night by a timer (deploy/systemd/foulee-backup.timer).',
  );
  if (times.length === 0) return warning('Sauvegardes', localize(`aucune dans ${folder}`, `none in ${folder}`), remedy);
  const age = now - Math.max(...times);
  const text = localize(
    `${files.length} dans ${folder}, la dernière d’il y a ${Math.round(age / HOUR_MS)} h`,
    `${files.length} in ${folder}, the last one ${Math.round(age / HOUR_MS)} h ago`,
  );
  if (age > MISSING_BACKUP_MS) return broken('Sauvegardes', text, remedy);
  if (age > LATE_BACKUP_MS) return warning('Sauvegardes', text, remedy);
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
