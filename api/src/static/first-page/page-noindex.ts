import { familyOf, isLongRace } from 'shared-domain';
import { type Challenge, calls, type GroupsAnswer, type RoundsAnswer, urlOf } from 'shared-domain/contract';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { askBoard } from './live-board.ts';
import { askRace } from './long-race.ts';
import type { PageAsked } from './page-asked.ts';
import { isModulePage, NOT_FOUND_PATH } from './page-parameters.ts';

/** Best marks and records on a competition's first page: as many as the public site asks for. */
const BEST_MARKS = 5;

const read = <Answer>({ json }: FirstAnswer): Answer => JSON.parse(json) as Answer;

type Answers = readonly (FirstAnswer | undefined)[];

/** The results of every event of a family, as its page shows them. */
async function askFamily(chOID: string, family: number, ask: AskApi): Promise<Answers> {
  const [challenge, groups] = await Promise.all([
    ask(urlOf(calls.challenge, { id: chOID })),
    ask(urlOf(calls.groups, {}, { chOID })),
  ]);
  if (challenge === undefined || groups === undefined) return [undefined];
  const { kind } = read<Challenge>(challenge);
  const own = read<GroupsAnswer>(groups).groups.filter((group) => familyOf(group, kind) === family);
  return Promise.all(own.map(({ oid }) => ask(urlOf(calls.results, {}, { chOID, groupOID: oid }))));
}

/** A trial's, a group's or an overall ranking's: of a long race its first page, and its start list where that is shown. */
async function askLists(chOID: string, path: string, search: string, ask: AskApi): Promise<Answers> {
  const [, kind, oid = ''] = /\/(trial-|group\/|scratch\/)([^/]+)\/?$/.exec(path) ?? [];
  const race = await askRace(path, ask);
  if (race !== undefined && !/[?&]t=(departs|engages)/.test(search)) return race;
  if (race !== undefined) {
    const [challenge, rounds] = race;
    const trials = rounds === undefined ? [] : read<RoundsAnswer>(rounds).rounds.flatMap(({ heats }) => heats);
    const meeting = challenge === undefined ? undefined : read<Challenge>(challenge).kind;
    const own = trials.filter((trial) => (trial.oid === oid || trial.gOID === oid) && isLongRace(trial, meeting));
    return Promise.all(own.map((trial) => ask(urlOf(calls.starts, {}, { chOID, trialOIDs: [trial.oid] }))));
  }
  if (kind === 'scratch/') return [await ask(urlOf(calls.scratch, { id: oid }))];
  const of = kind === 'group/' ? { groupOID: oid } : { trialOID: oid };
  return [await ask(urlOf(calls.results, {}, { chOID, ...of }))];
}

/** What a page of a competition shows that may name somebody, its own first page where nothing else is known. */
async function askCompetition(chOID: string, rest: string, { path, search }: PageAsked, ask: AskApi): Promise<Answers> {
  const family = /^fa-(\d+)\/?$/.exec(rest)?.[1];
  const team = /^(?:teammembers|teamsresults)\/([^/]+)/.exec(rest)?.[1];
  if (family !== undefined) return askFamily(chOID, Number(family), ask);
  if (team !== undefined) return [await ask(urlOf(calls.team, { id: chOID, teamId: team }))];
  if (/^(trial-|group\/|scratch\/)[^/]+\/?$/.test(rest)) return askLists(chOID, path, search, ask);
  if (/^topperfs\/?$/.test(rest)) return [await ask(urlOf(calls.perfs, { id: chOID }))];
  if (/^(stats|teams)\/?$/.test(rest)) return [await ask(urlOf(calls.challenge, { id: chOID }))];
  if (/^instagroups\/?$/.test(rest)) return [await ask(urlOf(calls.igcs, { id: chOID }))];
  if (new URLSearchParams(search).get('v') === 'direct') return [await ask(urlOf(calls.live, { id: chOID }))];
  return Promise.all([
    ask(urlOf(calls.perfs, { id: chOID }, { qty: BEST_MARKS })),
    ask(urlOf(calls.pes, { id: chOID }, { qty: BEST_MARKS })),
    ask(urlOf(calls.live, { id: chOID })),
  ]);
}

/** Pages of the secretariat and of officials: they are behind a sign-in or a code. */
const IS_PRIVATE = /^\/(mgr|officiel)(\/|$)/;

/**
 * Whether search engines must not keep a page: one of the answers that it shows names somebody under 16, or is refused. It is asked
 * whether the server draws the page or not.
 */
export async function isPageNoindex(asked: PageAsked, ask: AskApi): Promise<boolean> {
  const { path } = asked;
  if (IS_PRIVATE.test(path) || isModulePage(path) || path === NOT_FOUND_PATH) return true;
  const [, chOID, rest = ''] = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (chOID !== undefined) {
    const answers = await askCompetition(chOID, rest, asked, ask);
    return answers.some((answer) => answer === undefined || answer.noindex === true);
  }
  return path === '/' && (await askBoard(asked, ask)).some(({ noindex }) => noindex === true);
}
