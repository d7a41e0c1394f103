import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../src/base/config.ts';
import { findCaFile } from '../src/base/local-ca-files.ts';
import { localize } from '../src/base/localize.ts';
import { fail } from './account.ts';
import { toToolError } from './database.ts';
import { checkBackups, checkDisk, checkPermissions, checkSite } from './doctor/check-folders.ts';
import { checkClock, checkNode, checkOpenFiles } from './doctor/check-machine.ts';
import { checkMail } from './doctor/check-mail.ts';
import { checkOwnCertificate } from './doctor/check-own-certificate.ts';
import { checkPostgres } from './doctor/check-postgres.ts';
import { checkPublicUrl } from './doctor/check-public-url.ts';
import { checkServer } from './doctor/check-server.ts';
import { checkMissingSettings } from './doctor/check-settings.ts';
import { checkSqlite } from './doctor/check-sqlite.ts';
import { broken, type Finding, formatTitle, ok, type Verdict } from './doctor/finding.ts';
import { findServerAccount } from './doctor/server-account.ts';

const USAGE = localize(
  `Regarde ce qu’une personne regarderait à la main, et dit que faire. N’écrit rien.

  npm run doctor [-- --json] [--backups DOSSIER]

Lancez-le avec les réglages du serveur (les mêmes variables). Il finit par 1 si quelque chose ne marche pas, et par 0 sinon.
--backups : dossier des sauvegardes, s’il n’est pas DATA_DIR/backups.`,
  `Looks at what a person would look at by hand, and says what to do. Writes nothing.

  npm run doctor [-- --json] [--backups FOLDER]

Run it with the server's settings (the same variables). It ends with 1 if something does not work, and with 0 else.
--backups: folder of the backups, if it is not DATA_DIR/backups.`,
);

const ROOT = join(import.meta.dirname, '..', '..');
const MARKS: Readonly<Record<Verdict, string>> = { ok: '✓', warning: '!', broken: '✗' };

type Config = ReturnType<typeof readConfig>;

function readSettings(): Config | Finding {
  try {
    return readConfig(process.env, { version: '', build: '', root: ROOT });
  } catch (error) {
    if (error instanceof ConfigError)
      return broken(
        'Réglages',
        error.message,
        localize('Voyez « Réglages » dans README.fr.md.', 'See “Settings” in README.md.'),
      );
    throw error;
  }
}

/** The club's own authority (`npm run local-ca`) is as good as any here: its tablets have it. */
function trustOwnAuthority(config: Config): void {
  const caFile = findCaFile(config);
  if (caFile !== undefined) setDefaultCACertificates([...getCACertificates('default'), readFileSync(caFile, 'utf8')]);
}

async function runChecks(config: Config, backups: string): Promise<Finding[]> {
  const { dataDir, databaseUrl, publicUrl, mail } = config;
  trustOwnAuthority(config);
  const account = findServerAccount(config);
  const server = await checkServer(config);
  const database = databaseUrl === undefined ? { findings: checkSqlite(dataDir) } : await checkPostgres(databaseUrl);
  const publicAddress = publicUrl === undefined ? { findings: [] } : await checkPublicUrl(publicUrl);
  const clocks = { [localize('la base', 'the database')]: database, [publicUrl ?? '']: publicAddress };
  const times = Object.entries(clocks).flatMap(([where, { timeMs }]: [string, { timeMs?: number }]) =>
    timeMs === undefined ? [] : [[where, timeMs] as const],
  );
  const findings = [
    ok('Réglages', localize('se lisent', 'can be read')),
    checkNode(),
    checkClock(Object.fromEntries(times)),
    checkOpenFiles(server.maxFiles),
    checkDisk(dataDir, account),
    checkPermissions(dataDir, account),
    ...database.findings,
    checkBackups(backups),
    checkSite(config.siteDir),
    ...server.findings,
    ...checkOwnCertificate(config, { account }),
    ...publicAddress.findings,
    mail === undefined ? undefined : await checkMail(mail),
    ...checkMissingSettings(config),
  ];
  return findings.filter((finding) => finding !== undefined);
}

function formatFinding({ check, verdict, text, remedy }: Finding): string {
  const line = `${MARKS[verdict]} ${formatTitle(check).padEnd(18)} ${text}`;
  return remedy === undefined ? line : `${line}\n  → ${remedy}`;
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      json: { type: 'boolean', default: false },
      backups: { type: 'string' },
    },
  });
  if (values.help) return console.log(USAGE);
  const config = readSettings();
  const findings =
    'verdict' in config
      ? [config, checkNode()]
      : await runChecks(config, values.backups ? resolve(values.backups) : join(config.dataDir, 'backups'));
  const isBroken = findings.some(({ verdict }) => verdict === 'broken');
  if (values.json) console.log(JSON.stringify({ ok: !isBroken, findings }, undefined, 2));
  else {
    const count = (verdict: Verdict) => findings.filter((finding) => finding.verdict === verdict).length;
    console.log(findings.map(formatFinding).join('\n'));
    console.log(
      localize(
        `\n${count('ok')} en ordre, ${count('warning')} à surveiller, ${count('broken')} à réparer`,
        `\n${count('ok')} in order, ${count('warning')} to watch, ${count('broken')} to mend`,
      ),
    );
  }
  process.exitCode = isBroken ? 1 : 0;
}

main().catch((error) => fail(toToolError(error)));
