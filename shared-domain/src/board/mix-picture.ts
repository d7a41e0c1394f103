import { isFieldEvent } from '../discipline/event-ref.ts';
import type { DeviceTrial, KnownCompetition } from '../live-input/device-view.ts';
import { findFreeze, fold, type ShownPictures } from './freeze.ts';
import { describeList, type ListPicture } from './list-picture.ts';
import { FILLER_MS, type MixPicture, type News, planMix } from './mix-plan.ts';
import { listNews, listStandings } from './stadium.ts';

/** Athletes under the first one of the last result, and events beside it. */
export const WINNER_OTHERS = 3;
export const OVERVIEW_CELLS = 5;

/** What can come onto a wall that shows by turns: what is new, and the standings between. */
export interface MixSources {
  readonly news: readonly News[];
  readonly standings: readonly DeviceTrial[];
}

/** Looks through a competition for what its wall shows by turns. */
export const findMixSources = (known: KnownCompetition): MixSources => ({
  news: listNews(known),
  standings: listStandings(known),
});

/**
 * What a wall shows at an instant, and the event whose list it is; undefined where it is the whole stadium, or a picture of a sponsor, each of
 * which has its turn after `sponsorMs`. Otherwise it shows the stadium and what comes next, each standing, then one picture.
 */
export function chooseMix(
  known: KnownCompetition,
  { news, standings }: MixSources,
  at: number,
): { readonly shown: MixPicture; readonly trial: DeviceTrial | undefined; readonly sponsorMs?: number } {
  const hasSponsors = (known.pictures ?? []).length > 0;
  const fillers = standings.length + (hasSponsors ? 2 : 1);
  const shown = planMix(news, at, fillers);
  if (shown.kind === 'news') return { shown, trial: known.trials.find(({ oid }) => oid === shown.news.trial) };
  if (hasSponsors && shown.index === fillers - 1) return { shown, trial: undefined, sponsorMs: fillers * FILLER_MS };
  return { shown, trial: shown.index === 0 ? undefined : standings[shown.index - 1] };
}

/** The list of an event on a wall that shows by turns. */
export function describeMixList(
  trial: DeviceTrial,
  known: KnownCompetition,
  pictures?: ShownPictures,
): { readonly picture: ListPicture; readonly isAwaited: boolean } {
  const folded = fold(trial, known);
  const freeze = findFreeze(folded, known, pictures);
  const layout = isFieldEvent(trial.g0) ? 'classement' : 'resultat';
  return { picture: describeList(layout, folded, freeze), isAwaited: freeze.isAwaited };
}
