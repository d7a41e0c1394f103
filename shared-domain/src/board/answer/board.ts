import type { BoardAnswer } from '../../contract/types.ts';
import { readEvent } from '../../discipline/challenge-event.ts';
import type { FoldedTrialView, KnownCompetition } from '../../live-input/device-view.ts';
import type { BoardAddress } from '../board-address.ts';
import { chooseLanguage } from '../board-language.ts';
import { type BoardView, chooseView } from '../board-view.ts';
import { chooseTrial, findNextTrial } from '../choose-trial.ts';
import { findFreeze, fold } from '../freeze.ts';
import { describeLaps } from '../lap-picture.ts';
import { describeList } from '../list-picture.ts';
import { findListPart } from '../race-rows.ts';
import { findRunningClock } from '../running-clock.ts';
import { listPostedWalkers, listRedCards } from '../walk-picture.ts';
import { answerContest } from './contest.ts';
import { answerList, answerPart, findShownPart } from './list.ts';
import { answerOverlay } from './overlay.ts';
import { answerMix, answerStadium } from './stadium.ts';
import {
  type AnswerContext,
  answerAttemptClock,
  answerPerson,
  answerPicture,
  answerTrial,
  formatInstant,
  keepPresent,
} from './words.ts';

/** What a layout shows, beside of which competition and when it was said. */
type Shown = Omit<BoardAnswer, 'layout' | 'competition' | 'language' | 'now' | 'newest' | 'revision' | 'cursor'>;

function answerEmpty(context: AnswerContext): Shown {
  const next = findNextTrial(context.known, context.address, context.at);
  return { view: 'empty', ...keepPresent({ next: next && answerTrial(next, context) }) };
}

function answerSponsor(context: AnswerContext): Shown {
  const picture = answerPicture(context, context.address.pageMs);
  return picture === undefined ? answerEmpty(context) : { view: 'picture', picture };
}

function answerLaps(folded: FoldedTrialView, context: AnswerContext): Shown {
  const { trial, kind } = folded;
  const { state, left, count, leader } = describeLaps(folded, context.at, context.address.lap);
  const who = keepPresent({ leader: leader && answerPerson(leader, readEvent(trial, kind), context) });
  return { view: 'laps', laps: { trial: answerTrial(trial, context), state, left, of: count, ...who } };
}

function answerWalk(folded: FoldedTrialView, context: AnswerContext): Shown {
  const { trial, kind } = folded;
  const { address, at } = context;
  const walkers = listPostedWalkers(folded);
  const part = address.rows === undefined ? undefined : findListPart(walkers, address.rows, false, at, address.pageMs);
  const rows = (part?.rows ?? walkers).map(({ start, cards, isOut, posted }) => ({
    ...answerPerson(start, readEvent(trial, kind), context),
    cards: listRedCards({ cards }).map(({ symbol }) => symbol),
    shownAt: listRedCards({ cards }).map((card) => formatInstant(card.at)),
    states: isOut ? (['out'] as ['out']) : posted === undefined ? [] : (['zone'] as ['zone']),
  }));
  const walk = { trial: answerTrial(trial, context), count: walkers.length, ...answerPart(part), rows };
  return { view: 'walk', walk };
}

/** What is shown of one event. */
function answerEvent(view: BoardView, folded: FoldedTrialView, context: AnswerContext): Shown {
  if (view.kind === 'laps') return answerLaps(folded, context);
  if (view.kind === 'walk') return answerWalk(folded, context);
  const freeze = findFreeze(folded, context.known);
  if (view.kind === 'overlay') return { view: 'overlay', overlay: answerOverlay(folded, freeze, context) };
  if (view.kind !== 'list') return { view: 'contest', contest: answerContest(folded, freeze, context) };
  const { layout } = view;
  const picture = describeList(layout, folded, freeze);
  const part = findShownPart(picture, context.address.rows, picture.kind !== 'lanes', context);
  const list = answerList({ layout, trial: folded.trial, picture, isAwaited: freeze.isAwaited, part }, context);
  return { view: 'list', list };
}

function answerShown(view: BoardView, folded: FoldedTrialView | undefined, context: AnswerContext): Shown {
  const { text } = context.address;
  switch (view.kind) {
    case 'clock':
      return { view: 'clock', ...keepPresent({ clock: answerAttemptClock(folded && findRunningClock(folded)) }) };
    case 'multi':
      return { view: 'stadium', ...answerStadium(context) };
    case 'mix':
      return { view: 'mix', ...answerMix(context) };
    case 'sponsor':
      return answerSponsor(context);
    case 'message':
      return text === undefined ? answerEmpty(context) : { view: 'message', text };
    default:
      return folded === undefined ? answerEmpty(context) : answerEvent(view, folded, context);
  }
}

/** When the server had the newest fact of what is shown: of a trial, of all where it is the stadium. */
function findNewest({ facts }: KnownCompetition, { kind }: BoardView, trial: string | undefined): string | undefined {
  const isOfStadium = kind === 'multi' || kind === 'mix';
  const arrived = facts.flatMap((one) => (isOfStadium || one.fact.trialOID === trial ? [Date.parse(one.arrived)] : []));
  return arrived.length === 0 ? undefined : formatInstant(arrived.reduce((a, b) => Math.max(a, b)));
}

/** Layouts of no event. */
const WITHOUT_FACTS: readonly BoardView['kind'][] = ['message', 'sponsor'];

/** What the page of a layout draws of a competition at an instant, ms, as data. */
export function answerBoard(
  address: BoardAddress,
  known: KnownCompetition,
  at: number,
): Omit<BoardAnswer, 'revision' | 'cursor'> {
  const language = chooseLanguage(address, 'fr', at);
  const context = { known, address, language, at };
  const trial = chooseTrial(known, address);
  const folded = trial && fold(trial, known);
  const view = chooseView(address, folded);
  const { oid, name, tz } = known.challenge;
  return {
    layout: address.layout,
    competition: { oid, name, tz },
    language,
    now: formatInstant(at),
    ...keepPresent({ newest: findNewest(known, view, WITHOUT_FACTS.includes(view.kind) ? undefined : trial?.oid) }),
    ...answerShown(view, folded, context),
  };
}
