import { isCombined, selectLiveTrackEvents, TRIAL_STATUS } from 'shared-domain';
import type { LiveAnswer } from 'shared-domain/contract';

const STATES_UNDER_WAY: readonly string[] = ['first', 'next', 'bar'];
/** A field event with a start list is shown only once it is called or running. */
const STATUSES_UNDER_WAY: readonly number[] = [TRIAL_STATUS.running, TRIAL_STATUS.called];

/** A screen has room for the race that is on and the next ones. */
const MAX_START_LISTS = 3;

interface LiveSelection extends Pick<LiveAnswer, 'trackEvents' | 'fieldEvents'> {
  /** Races under way, called or listed, with who starts in them; of a combined event its parts. */
  readonly startLists: LiveAnswer['trackEvents'];
  /** Combined events before their last discipline, whose athletes know what they need there. */
  readonly chases: LiveAnswer['trackEvents'];
}

/** What the live panel shows: the first two track events with results (P9.7), the field events under way or called, start lists, and chases of combined events. */
export function selectLive(answer: LiveAnswer): LiveSelection {
  return {
    trackEvents: selectLiveTrackEvents(answer.trackEvents),
    startLists: answer.trackEvents
      .filter(({ md, g0, startlist }) => md !== 'res' && !isCombined(g0) && startlist.length > 0)
      .slice(0, MAX_START_LISTS),
    chases: answer.trackEvents.filter(
      ({ g0, rows }) => isCombined(g0) && rows.some(({ chase }) => chase !== undefined),
    ),
    fieldEvents: answer.fieldEvents.filter(
      ({ state, status }) => STATES_UNDER_WAY.includes(state) || STATUSES_UNDER_WAY.includes(status),
    ),
  };
}
