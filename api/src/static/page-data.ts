import { calls, urlOf } from 'shared-domain/contract';

/** A page of the application as the server needs to know it: which remote draws it and which answers it will ask for. */
export interface PageData {
  readonly remote: 'public_site' | 'secretariat';
  readonly answers: readonly string[];
}

/**
 * Reads a page's decoded path and its query. The answers are built with the same table and in the same order as the
 * public site asks for them: a preload is used only when the two addresses are equal to the letter.
 */
export function pageData(path: string, query: URLSearchParams): PageData {
  if (/^\/mgr\/lesecretariat(\/|$)/.test(path)) return { remote: 'secretariat', answers: [] };
  return { remote: 'public_site', answers: path === '/' ? [homeAnswer(query)] : challengeAnswers(path, query) };
}

/** What the pages of these names show. */
const STANDINGS = { stats: calls.stats, topperfs: calls.perfs, teams: calls.teams } as const;

/** Cards in the order of the programme, or newest change first. */
const cardsCall = (query: URLSearchParams) => (query.get('o') === 'feed' ? calls.igfeed : calls.igcs);

function homeAnswer(query: URLSearchParams): string {
  return urlOf(calls.home, {}, { insee: query.get('insee') || undefined, md: query.get('j') || undefined });
}

function challengeAnswers(path: string, query: URLSearchParams): readonly string[] {
  const [, chOID, rest = ''] = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (chOID === undefined) return [];
  const challenge = urlOf(calls.challenge, { id: chOID });
  const groups = urlOf(calls.groups, {}, { chOID });
  const rounds = urlOf(calls.rounds, { chOID });
  const page = /^(stats|topperfs|teams)\/?$/.exec(rest)?.[1];
  if (page !== undefined) return [challenge, urlOf(STANDINGS[page as keyof typeof STANDINGS], { id: chOID })];
  if (/^instagroups\/?$/.test(rest)) return [challenge, urlOf(cardsCall(query), { id: chOID })];
  const scratchOID = /^scratch\/([^/]+)\/?$/.exec(rest)?.[1];
  if (scratchOID !== undefined) return [challenge, urlOf(calls.scratch, { id: scratchOID })];
  const teamId = /^(?:teammembers|teamsresults)\/([^/]+)/.exec(rest)?.[1];
  if (teamId !== undefined) return [challenge, urlOf(calls.team, { id: chOID, teamId })];
  const trialOID = /^trial-([^/]+)\/?$/.exec(rest)?.[1];
  if (trialOID !== undefined) return [challenge, urlOf(calls.results, {}, { chOID, trialOID }), rounds];
  const groupOID = /^group\/([^/]+)\/?$/.exec(rest)?.[1];
  if (groupOID !== undefined) return [challenge, groups, rounds, urlOf(calls.results, {}, { chOID, groupOID })];
  if (query.get('v') === 'direct' && rest === '') return [challenge];
  return [challenge, groups, rounds];
}
