/* Imports Rio 2016 into a running server, twice, and compares the server's places with the published ones. */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ACCOUNT_OPTIONS, connect, fail } from './account.ts';
import { ToolError } from './client.ts';
import { importCompetition } from './import/import-competition.ts';
import { compareRanks, readResults } from './rio2016/compare-ranks.ts';
import { isRioMeet } from './rio2016/source.ts';
import { convertRio2016 } from './rio2016.ts';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({ options: ACCOUNT_OPTIONS, allowPositionals: true });
  const [path] = positionals;
  if (path === undefined) throw new ToolError('node api/tools/check-rio2016.ts FICHIER [--url URL] [compte]');
  const meet: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (typeof meet !== 'object' || meet === null || !isRioMeet(meet)) {
    throw new ToolError(`${path} n’est pas le fichier de Rio 2016.`);
  }
  const client = await connect(values, process.env);
  const file = convertRio2016(meet);
  const { chOID, answer } = await importCompetition(client, file);
  const secondAnswer = (await importCompetition(client, file)).answer;
  console.log(`envoi : ${answer.created} créées, ${answer.updated} modifiées, ${answer.unchanged} inchangées`);
  console.log(
    `le même : ${secondAnswer.created} créées, ${secondAnswer.updated} modifiées, ${secondAnswer.unchanged} inchangées`,
  );
  const { units, rows, ranked, equal, differences } = compareRanks(meet, await readResults(client, chOID));
  console.log(`${units} épreuves, ${rows} résultats ; ${equal} places sur ${ranked} égales aux places publiées`);
  for (const { trial, name, published, computed, isSourceError } of differences) {
    const reason = isSourceError ? 'erreur connue de la source' : 'INATTENDU';
    console.log(`  ${trial}, ${name} : publié ${published}, calculé ${computed ?? '–'} (${reason})`);
  }
  if (differences.some(({ isSourceError }) => !isSourceError)) process.exitCode = 1;
}

main().catch(fail);
