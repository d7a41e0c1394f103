import {
  type Challenge,
  calls,
  type FoundPage,
  findPublicPage,
  type GroupsAnswer,
  makeUrl,
  type RoundsAnswer,
} from 'shared-domain/contract';
import { findFamily, isLongRace } from 'shared-domain/page-rules';
import { isSecretariatPath } from '../page-data.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { readBoardOfPage } from './live-board.ts';
import { readLongRaceAnswers } from './long-race.ts';
import { isModulePage, isNotFoundPath } from './page-parameters.ts';
import type { RequestedPage } from './requested-page.ts';

/** Number of best marks and of records on a competition's first page, as the public site requests them. */
const BEST_MARKS = 5;

const parseAnswer = <Answer>({ json }: FirstAnswer): Answer => JSON.parse(json) as Answer;

type CompetitionPage = Extract<FoundPage, { readonly params: { readonly chOID: string } }>;

const isCompetitionPage = (page: FoundPage): page is CompetitionPage => 'chOID' in page.params;

type Answers = readonly (FirstAnswer | undefined)[];

/** The results of every event of a family (`Family` of shared-domain), as its page shows them. */
async function askFamily(chOID: string, family: number, ask: AskApi): Promise<Answers> {
  const [challenge, groups] = await Promise.all([
    ask(makeUrl(calls.challenge, { id: chOID })),
    ask(makeUrl(calls.groups, {}, { chOID })),
  ]);
  if (challenge === undefined || groups === undefined) return [undefined];
  const { kind } = parseAnswer<Challenge>(challenge);
  const familyGroups = parseAnswer<GroupsAnswer>(groups).groups.filter((group) => findFamily(group, kind) === family);
  return Promise.all(familyGroups.map(({ oid }) => ask(makeUrl(calls.results, {}, { chOID, groupOID: oid }))));
}

/** The first answers of a long race, or its start list where that is shown; undefined for any other page. */
async function askLongRace(path: string, { chOID, oid, search }: ListPage, ask: AskApi): Promise<Answers | undefined> {
  const race = await readLongRaceAnswers(path, ask);
  if (race === undefined || !/[?&]t=(departs|engages)/.test(search)) return race;
  const [challenge, rounds] = race;
  const trials = rounds === undefined ? [] : parseAnswer<RoundsAnswer>(rounds).rounds.flatMap(({ heats }) => heats);
  const meeting = challenge === undefined ? undefined : parseAnswer<Challenge>(challenge).kind;
  const longRaces = trials.filter((trial) => (trial.oid === oid || trial.gOID === oid) && isLongRace(trial, meeting));
  return Promise.all(longRaces.map((trial) => ask(makeUrl(calls.starts, {}, { chOID, trialOIDs: [trial.oid] }))));
}

interface ListPage {
  readonly chOID: string;
  readonly oid: string;
  readonly search: string;
}

/** The answers on a page of a competition that may name somebody; one that is refused is undefined. */
async function askCompetition(page: CompetitionPage, { path, search }: RequestedPage, ask: AskApi): Promise<Answers> {
  const { chOID } = page.params;
  switch (page.name) {
    case 'family':
      return askFamily(chOID, Number(page.params.family), ask);
    case 'teamMembers':
    case 'teamResults':
      return [await ask(makeUrl(calls.team, { id: chOID, teamId: page.params.teamId }))];
    case 'athlete':
      return [await ask(makeUrl(calls.athlete, { id: chOID, key: page.params.athleteKey }))];
    case 'scratch': {
      const { gOID: oid } = page.params;
      const race = await askLongRace(path, { chOID, oid, search }, ask);
      return race ?? [await ask(makeUrl(calls.scratch, { id: oid }))];
    }
    case 'trial': {
      const { trialOID: oid } = page.params;
      const race = await askLongRace(path, { chOID, oid, search }, ask);
      return race ?? [await ask(makeUrl(calls.results, {}, { chOID, trialOID: oid }))];
    }
    case 'group':
      return [await ask(makeUrl(calls.results, {}, { chOID, groupOID: page.params.gOID }))];
    case 'topPerformances':
      return [await ask(makeUrl(calls.perfs, { id: chOID }))];
    case 'stats':
    case 'teams':
      return [await ask(makeUrl(calls.challenge, { id: chOID }))];
    case 'instagroups':
      return [await ask(makeUrl(calls.igcs, { id: chOID }))];
    case 'landing':
      if (new URLSearchParams(search).get('v') === 'direct') return [await ask(makeUrl(calls.live, { id: chOID }))];
      if (new URLSearchParams(search).get('v') === 'annonces')
        return [await ask(makeUrl(calls.announcements, { id: chOID }))];
      return Promise.all([
        ask(makeUrl(calls.perfs, { id: chOID }, { qty: BEST_MARKS })),
        ask(makeUrl(calls.pes, { id: chOID }, { qty: BEST_MARKS })),
        ask(makeUrl(calls.live, { id: chOID })),
      ]);
  }
}

/**
 * Whether search engines must not keep a page: one of its answers names somebody under 16, or is refused. This does not depend on
 * whether the server draws the page.
 */
export async function isPageNoindex(requestedPage: RequestedPage, ask: AskApi): Promise<boolean> {
  const { path } = requestedPage;
  if (isSecretariatPath(path) || isModulePage(path) || isNotFoundPath(path)) return true;
  const page = findPublicPage(path);
  if (page !== undefined && isCompetitionPage(page)) {
    const answers = await askCompetition(page, requestedPage, ask);
    return answers.some((answer) => answer === undefined || answer.noindex === true);
  }
  return page?.name === 'home' && (await readBoardOfPage(requestedPage, ask)).some(({ noindex }) => noindex === true);
}
