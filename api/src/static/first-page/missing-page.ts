import { calls, urlOf } from 'shared-domain/contract';
import type { AskApi } from './ask-api.ts';

/** The part of a competition's page that names one thing of it: its kind, and its oid. */
const PART = /^\/challenge\/([^/]+)\/(trial-|group\/|scratch\/|teammembers\/|teamsresults\/)([^/]+)\/?/;

/**
 * Whether a page is of a trial, a group or a team that its competition does not have. The competition's own list says so, which is
 * asked for once however many are made up; where it is refused, nothing is known to be missing.
 */
export async function isPageMissing(path: string, ask: AskApi): Promise<boolean> {
  const [, chOID = '', kind = '', oid = ''] = PART.exec(path) ?? [];
  if (oid === '') return false;
  const list = await ask(listOf(kind, chOID));
  return list !== undefined && !list.json.includes(JSON.stringify(oid));
}

function listOf(kind: string, chOID: string): string {
  if (kind.startsWith('team')) return urlOf(calls.teams, { id: chOID });
  return kind === 'trial-' ? urlOf(calls.rounds, { chOID }) : urlOf(calls.groups, {}, { chOID });
}
