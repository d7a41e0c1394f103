import { existsSync, openAsBlob } from 'node:fs';
import { parseTrialUid } from 'shared-domain';
import { calls, type FileAnswer, makeUrl, type RoundsAnswer } from 'shared-domain/contract';
import { localize } from '../../src/base/localize.ts';
import { type Client, ToolError } from '../client.ts';

interface RaceOptions {
  /** oid of the competition. */
  readonly challenge?: string | undefined;
  /** uid or oid of the race. */
  readonly trial?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** Whether a file is a table, gzipped or not: the results of a road race. Other files are JSON. */
export const isTable = (path: string): boolean => /\.(csv|txt|tsv)(\.gz)?$/i.test(path);

const isGzip = (path: string): boolean => /\.gz$/i.test(path);

/** The bytes of a table; a gzipped one is unpacked. */
async function openTable(path: string): Promise<Blob> {
  const file = await openAsBlob(path);
  if (!isGzip(path)) return file;
  try {
    return await new Response(file.stream().pipeThrough(new DecompressionStream('gzip'))).blob();
  } catch {
    throw new ToolError(
      localize(`${path} n’est pas du gzip, ou il en manque la fin.`, `${path} is no gzip, or its end is missing.`),
    );
  }
}

async function findRaceOid(client: Client, chOID: string, trialId: string): Promise<string> {
  const { rounds } = await client.send<RoundsAnswer>('GET', makeUrl(calls.rounds, { chOID }));
  const trials = rounds.flatMap(({ heats }) => heats);
  const race = trials.find(({ uid }) => uid === trialId);
  if (race !== undefined) return race.oid;
  const uids = trials.map(({ uid }) => uid).join(', ') || localize('aucune', 'none');
  throw new ToolError(
    localize(
      `Course ${trialId} introuvable. La compétition a : ${uids}.`,
      `Race ${trialId} not found. The competition has: ${uids}.`,
    ),
  );
}

/**
 * Sends the results of a road race, as the timing program wrote them.
 * @throws ToolError in a sentence for the organiser: the server's refusals name line and column
 */
export async function importRace(client: Client, path: string, options: RaceOptions): Promise<FileAnswer> {
  const { challenge, trial: trialId, dryRun = false } = options;
  if (challenge === undefined || trialId === undefined) {
    const missing = [
      ...(challenge === undefined ? ['--challenge OID'] : []),
      ...(trialId === undefined ? ['--trial UID'] : []),
    ];
    const fileDescription = isGzip(path)
      ? localize('Un CSV, compressé (gzip) ou non,', 'A CSV, gzipped or not,')
      : localize('Un CSV', 'A CSV');
    throw new ToolError(
      localize(
        `${fileDescription} remplit une course : ajoutez ${missing.join(' et ')}.`,
        `${fileDescription} fills a race: add ${missing.join(' and ')}.`,
      ),
    );
  }
  if (!existsSync(path))
    throw new ToolError(localize(`Le fichier ${path} n’existe pas.`, `The file ${path} does not exist.`));
  const file = await openTable(path);
  const trial = parseTrialUid(trialId) === undefined ? trialId : await findRaceOid(client, challenge, trialId);
  const query = { trial, dryRun: dryRun ? 1 : 0 };
  return client.send<FileAnswer>('POST', makeUrl(calls.roadResults, { chOID: challenge }, query), file);
}
