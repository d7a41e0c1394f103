import { existsSync, openAsBlob } from 'node:fs';
import { parseTrialUid } from 'shared-domain';
import { calls, type FileAnswer, type RoundsAnswer, urlOf } from 'shared-domain/contract';
import { type Client, ToolError } from '../client.ts';

export interface RaceOptions {
  /** oid of the competition. */
  readonly challenge?: string | undefined;
  /** uid or oid of the race. */
  readonly trial?: string | undefined;
  readonly dryRun?: boolean | undefined;
}

/** Tables are results of a road race; everything else is JSON. */
export const isTable = (path: string): boolean => /\.(csv|txt|tsv)$/i.test(path);

async function oidOf(client: Client, chOID: string, wanted: string): Promise<string> {
  const { rounds } = await client.send<RoundsAnswer>('GET', urlOf(calls.rounds, { chOID }));
  const trials = rounds.flatMap(({ heats }) => heats);
  const race = trials.find(({ uid }) => uid === wanted);
  if (race !== undefined) return race.oid;
  const uids = trials.map(({ uid }) => uid).join(', ') || 'aucune';
  throw new ToolError(`Course ${wanted} introuvable. La compétition a : ${uids}.`);
}

/**
 * Sends the results of a road race, as its timing writes them.
 * @throws ToolError in a sentence for the organiser: the server's refusals name line and column
 */
export async function importRace(client: Client, path: string, options: RaceOptions): Promise<FileAnswer> {
  const { challenge, trial: wanted, dryRun = false } = options;
  if (challenge === undefined || wanted === undefined) {
    throw new ToolError('Un CSV remplit une course : ajoutez --challenge OID et --trial UID.');
  }
  if (!existsSync(path)) throw new ToolError(`Le fichier ${path} n’existe pas.`);
  const file = await openAsBlob(path);
  const trial = parseTrialUid(wanted) === undefined ? wanted : await oidOf(client, challenge, wanted);
  const query = { trial, dryRun: dryRun ? 1 : 0 };
  return client.send<FileAnswer>('POST', urlOf(calls.roadResults, { chOID: challenge }, query), file);
}
