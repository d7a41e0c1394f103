import { parseArgs } from 'node:util';
import { ACCOUNT_OPTIONS, connect, fail } from './account.ts';
import { importCompetition } from './import/import-competition.ts';
import { importRace, isTable } from './import/import-race.ts';
import { readCompetition } from './import/read-file.ts';
import type { ChallengeDraft, UploadFile } from './upload-file.ts';

const USAGE = `Envoie une compétition à un serveur Foulée.

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
  --name, --date, --region, --kind   remplacent ce que dit le fichier de la compétition`;

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

const count = (n: number, one: string, many = `${one}s`): string => `${n.toLocaleString('fr')} ${n < 2 ? one : many}`;

function contents({ trialsData = [], startlists = {}, resultlists = {} }: UploadFile): string {
  const rows = (lists: Readonly<Record<string, readonly unknown[]>>): number =>
    Object.values(lists).reduce((sum, list) => sum + list.length, 0);
  return [
    count(trialsData.length, 'épreuve'),
    count(rows(startlists), 'partant'),
    count(rows(resultlists), 'résultat'),
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
    const verb = dryRun ? 'seraient' : 'sont';
    console.log(
      `${count(rows.read, 'ligne')} : ${rows.added} ${verb} ajoutées, ${rows.changed} changées, ${rows.removed} retirées`,
    );
    for (const warning of warnings) console.log(`  attention : ${warning}`);
    return;
  }
  const { format, file } = readCompetition(path);
  console.log(`${path} (${format}) : ${contents(file)}`);
  const client = await connect(values, process.env);
  const { name, date, region, kind } = values;
  const draft = Object.fromEntries(
    Object.entries({ name, date, region, kind }).filter(([, value]) => value !== undefined),
  ) as Partial<ChallengeDraft>;
  const started = performance.now();
  const report = await importCompetition(client, file, { challenge: values.challenge, org: values.org, draft });
  const seconds = ((performance.now() - started) / 1000).toLocaleString('fr', { maximumFractionDigits: 1 });
  const { created, updated, unchanged, warnings } = report.answer;
  console.log(`« ${report.name} » ${report.created ? 'créée' : 'retrouvée'}, envoyée en ${seconds} s :`);
  console.log(
    `  ${[count(created, 'épreuve créée', 'épreuves créées'), count(updated, 'modifiée'), count(unchanged, 'inchangée')].join(', ')}`,
  );
  for (const warning of warnings) console.log(`  attention : ${warning}`);
  console.log(`Page : ${client.baseUrl}/challenge/${report.chOID}`);
}

main().catch(fail);
