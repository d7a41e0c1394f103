import { calls, findPublicPage, makeUrl } from 'shared-domain/contract';
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

/**
 * Whether a page is about a trial, a group or a team that its competition does not have, by the competition's list, which is cached
 * however many oids are made up. Where that list is refused, no page counts as missing.
 */
export async function isPageMissing(path: string, ask: AskApi): Promise<boolean> {
  const part = findPart(path);
  if (part === undefined) return false;
  const list = await ask(part.list);
  return list !== undefined && !list.json.includes(JSON.stringify(part.oid));
}
