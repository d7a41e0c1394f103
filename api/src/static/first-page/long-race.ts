import { FIRST_RACE_QUERY, isLongRace } from 'shared-domain';
import {
  type Challenge,
  calls,
  findPublicPage,
  makeUrl,
  type RoundsAnswer,
  readAddress,
  type Trial,
} from 'shared-domain/contract';
import type { AskApi, FirstAnswer } from './ask-api.ts';

/** The race that a page is about: its own, or the only one of its group. */
function findLongRace(trials: readonly Trial[], kind: string, oid: string): Trial | undefined {
  const [first, ...others] = trials.filter((trial) => trial.oid === oid || trial.gOID === oid);
  return first !== undefined && others.length === 0 && isLongRace(first, kind) ? first : undefined;
}

/**
 * Answers of a page of a long race: its first hundred rows in place of all of them, which would be megabytes. Undefined for
 * every other page.
 */
export async function askRace(path: string, ask: AskApi): Promise<readonly (FirstAnswer | undefined)[] | undefined> {
  const asked = findPublicPage(path);
  if (asked?.name !== 'trial' && asked?.name !== 'scratch') return undefined;
  const { chOID } = asked.params;
  const oid = asked.name === 'trial' ? asked.params.trialOID : asked.params.gOID;
  const [challenge, rounds] = await Promise.all([
    ask(makeUrl(calls.challenge, { id: chOID })),
    ask(makeUrl(calls.rounds, { chOID })),
  ]);
  if (challenge === undefined || rounds === undefined) return undefined;
  // A trial that is not in the programme is made up: nothing more is asked for it.
  if (asked.name === 'trial' && !rounds.json.includes(JSON.stringify(oid))) return [undefined];
  const trials = (JSON.parse(rounds.json) as RoundsAnswer).rounds.flatMap(({ heats }) => heats);
  const race = findLongRace(trials, (JSON.parse(challenge.json) as Challenge).kind, oid);
  if (race === undefined) return undefined;
  const url = makeUrl(calls.resultsRr, { id: chOID, id2: race.oid });
  const page = await ask(url, FIRST_RACE_QUERY);
  return [challenge, rounds, page && { ...page, url: readAddress(url, FIRST_RACE_QUERY), tag: rounds.tag }];
}
