import { parseArgs } from 'node:util';
import { localize, readLanguage } from '../src/base/localize.ts';
import { ACCOUNT_OPTIONS, connect, fail } from './account.ts';
import { importCompetition } from './import/import-competition.ts';
import { importRace, isTable } from './import/import-race.ts';
import { readCompetition } from './import/read-file.ts';
import type { ChallengeDraft, UploadFile } from './upload-file.ts';

const USAGE = localize(
  `Envoie une compétition à un serveur Foulée.

  npm run import -- FICHIER [options]

FICHIER  le format d'envoi (trialsData, startlists, resultlists), le fichier de Rio 2016,
         ou les résultats d'une course sur route en CSV ou .csv.gz (avec --challenge et --trial)

  --url URL             serveur (http://localhost:3000)
  --email, --password   compte de l'organisateur (ou ORGANISER_EMAIL et ORGANISER_PASSWORD)
  --token JETON         jeton d'accès, à la place du compte
  --challenge OID       compétition existante ; sinon retrouvée par nom et date, ou créée
  --trial UID           course que remplit un CSV, par exemple 042195-R-57-f1
  --dry-run             dit ce qu'un CSV changerait, sans rien écrire
  --org NOM             organisation, quand vous en avez plusieurs
  --name, --date, --region, --kind   remplacent ce que dit le fichier de la compétition`,
  `Sends a competition to a Foulée server.

  npm run import -- FILE [options]

FILE  the upload format (trialsData, startlists, resultlists), the file of Rio 2016,
      or the results of a road race as CSV or .csv.gz (with --challenge and --trial)

  --url URL             server (http://localhost:3000)
  --email, --password   the organiser's account (or ORGANISER_EMAIL and ORGANISER_PASSWORD)
  --token TOKEN         access token, in place of the account
  --challenge OID       a competition that is there; else found again by name and date, or created
  --trial UID           race that a CSV fills, for example 042195-R-57-f1
  --dry-run             says what a CSV would change, and writes nothing
  --org NAME            organisation, when you have several
  --name, --date, --region, --kind   replace what the file says of the competition`,
);

const OPTIONS = {
  ...ACCOUNT_OPTIONS,
  challenge: { type: 'string' },
  trial: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  org: { type: 'string' },
  name: { type: 'string' },
  date: { type: 'string' },
  region: { type: 'string' },
  kind: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** @example count(2, 'épreuve', 'event') // '2 épreuves', '2 events' */
const formatCount = (n: number, french: string, english: string, many = `${french}s`): string =>
  localize(
    `${n.toLocaleString('fr')} ${n < 2 ? french : many}`,
    `${n.toLocaleString('en')} ${n === 1 ? english : `${english}s`}`,
  );

function describeContents({ trialsData = [], startlists = {}, resultlists = {} }: UploadFile): string {
  const rows = (lists: Readonly<Record<string, readonly unknown[]>>): number =>
    Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return [
    formatCount(trialsData.length, 'épreuve', 'event'),
    formatCount(rows(startlists), 'partant', 'starter'),
    formatCount(rows(resultlists), 'résultat', 'result'),
  ].join(', ');
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: OPTIONS, allowPositionals: true });
  const [path] = positionals;
  if (values.help || path === undefined) {
    console.log(USAGE);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (isTable(path)) {
    const { challenge, trial, 'dry-run': dryRun } = values;
    const { rows, warnings } = await importRace(await connect(values, process.env), path, { challenge, trial, dryRun });
    const { read, added, changed, removed } = rows;
    console.log(
      localize(
        `${formatCount(read, 'ligne', 'line')} : ${added} ${dryRun ? 'seraient' : 'sont'} ajoutées, ${changed} changées, ${removed} retirées`,
        `${formatCount(read, 'ligne', 'line')}: ${added} ${dryRun ? 'would be' : 'are'} added, ${changed} changed, ${removed} removed`,
      ),
    );
    for (const warning of warnings) console.log(localize(`  attention : ${warning}`, `  warning: ${warning}`));
    return;
  }
  const { format, file } = readCompetition(path);
  console.log(
    localize(`${path} (${format}) : ${describeContents(file)}`, `${path} (${format}): ${describeContents(file)}`),
  );
  const client = await connect(values, process.env);
  const { name, date, region, kind } = values;
  const draft = Object.fromEntries(
    Object.entries({ name, date, region, kind }).filter(([, value]) => value !== undefined),
  ) as Partial<ChallengeDraft>;
  const startTime = performance.now();
  const report = await importCompetition(client, file, { challenge: values.challenge, org: values.org, draft });
  const seconds = ((performance.now() - startTime) / 1000).toLocaleString(readLanguage(), { maximumFractionDigits: 1 });
  const { created, updated, unchanged, warnings } = report.answer;
  console.log(
    localize(
      `« ${report.name} » ${report.created ? 'créée' : 'retrouvée'}, envoyée en ${seconds} s :`,
      `“${report.name}” ${report.created ? 'created' : 'found again'}, sent in ${seconds} s:`,
    ),
  );
  console.log(
    localize(
      `  ${formatCount(created, 'épreuve créée', '', 'épreuves créées')}, ${formatCount(updated, 'modifiée', '')}, ${formatCount(unchanged, 'inchangée', '')}`,
      `  ${formatCount(created, '', 'event')} created, ${updated} changed, ${unchanged} unchanged`,
    ),
  );
  for (const warning of warnings) console.log(localize(`  attention : ${warning}`, `  warning: ${warning}`));
  console.log(`Page : ${client.baseUrl}/challenge/${report.chOID}`);
}

main().catch(fail);
