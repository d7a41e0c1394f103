import { calls, findPublicPage, makeUrl, type PublicPageParams } from 'shared-domain/contract';
import type { AskApi } from './ask-api.ts';

/** The trial, group or team that a page is about, and the URL of the competition's list of these. */
interface PartOfCompetition {
  readonly oid: string;
  readonly list: string;
}

function findPart(path: string): PartOfCompetition | undefined {
  const page = findPublicPage(path);
  switch (page?.name) {
    case 'trial':
      return { oid: page.params.trialOID, list: makeUrl(calls.rounds, { chOID: page.params.chOID }) };
    case 'group':
    case 'scratch':
      return { oid: page.params.gOID, list: makeUrl(calls.groups, {}, { chOID: page.params.chOID }) };
    case 'teamMembers':
    case 'teamResults':
      return { oid: page.params.teamId, list: makeUrl(calls.teams, { id: page.params.chOID }) };
    default:
      return undefined;
  }
}

/** A competition has no list of its athletes by key: the answer about one is asked for, as the page asks for it. */
async function isAthleteMissing({ chOID, athleteKey }: PublicPageParams<'athlete'>, ask: AskApi): Promise<boolean> {
  const isChallengeKnown = (await ask(makeUrl(calls.challenge, { id: chOID }))) !== undefined;
  return isChallengeKnown && (await ask(makeUrl(calls.athlete, { id: chOID, key: athleteKey }))) === undefined;
}

/**
 * Whether a page is about a trial, a group, a team or an athlete that its competition does not have; but for athletes by the
 * competition's list, which is cached however many oids are made up. Where that list is refused, no page counts as missing.
 */
export async function isPageMissing(path: string, ask: AskApi): Promise<boolean> {
  const page = findPublicPage(path);
  if (page?.name === 'athlete') return isAthleteMissing(page.params, ask);
  const part = findPart(path);
  if (part === undefined) return false;
  const list = await ask(part.list);
  return list !== undefined && !list.json.includes(JSON.stringify(part.oid));
}
