import {
  type Challenge,
  calls,
  findPublicPage,
  makeBodyReadKey,
  makeUrl,
  type RoundsAnswer,
  type Trial,
} from 'shared-domain/contract';
import { FIRST_RACE_QUERY, isLongRace } from 'shared-domain/page-rules';
import type { AskApi, FirstAnswer } from './ask-api.ts';

/** The long race of a page: the trial that it names, or the only trial of the group that it names. */
function findLongRace(trials: readonly Trial[], kind: string, oid: string): Trial | undefined {
  const [first, ...others] = trials.filter((trial) => trial.oid === oid || trial.gOID === oid);
  return first !== undefined && others.length === 0 && isLongRace(first, kind) ? first : undefined;
}

/**
 * Answers that the page of a long race shows at first. Only the first hundred rows are among them, because all rows would be
 * megabytes. An element is undefined where the API refused that answer, or the trial does not exist. The whole is undefined where the
 * page is not known to be a long race's: the caller then asks for the usual answers of the page.
 */
export async function readLongRaceAnswers(
  path: string,
  ask: AskApi,
): Promise<readonly (FirstAnswer | undefined)[] | undefined> {
  const page = findPublicPage(path);
  if (page?.name !== 'trial' && page?.name !== 'scratch') return undefined;
  const { chOID } = page.params;
  const oid = page.name === 'trial' ? page.params.trialOID : page.params.gOID;
  const [challenge, rounds] = await Promise.all([
    ask(makeUrl(calls.challenge, { id: chOID })),
    ask(makeUrl(calls.rounds, { chOID })),
  ]);
  if (challenge === undefined || rounds === undefined) return undefined;
  // A trial that is not in the programme does not exist: its page is refused without another call.
  if (page.name === 'trial' && !rounds.json.includes(JSON.stringify(oid))) return [undefined];
  const trials = (JSON.parse(rounds.json) as RoundsAnswer).rounds.flatMap(({ heats }) => heats);
  const race = findLongRace(trials, (JSON.parse(challenge.json) as Challenge).kind, oid);
  if (race === undefined) return undefined;
  const url = makeUrl(calls.resultsRr, { id: chOID, id2: race.oid });
  const firstRows = await ask(url, FIRST_RACE_QUERY);
  // The answer to a POST has no ETag. That of the rounds changes with the rows: it covers the race's `revision`. It was asked for after
  // the rounds, so it is not older than they are.
  const { tag, of } = rounds;
  const key = makeBodyReadKey(url, FIRST_RACE_QUERY);
  return [challenge, rounds, firstRows && { ...firstRows, url: key, tag, ...(of === undefined ? {} : { of }) }];
}
