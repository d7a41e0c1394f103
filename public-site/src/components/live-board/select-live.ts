import { selectLiveTrackEvents, TRIAL_STATUS } from 'shared-domain';
import type { LiveAnswer } from 'shared-domain/contract';

const STATES_UNDER_WAY: readonly string[] = ['first', 'next', 'bar'];
/** A field event with a start list is shown only once it is called or running. */
const STATUSES_UNDER_WAY: readonly number[] = [TRIAL_STATUS.running, TRIAL_STATUS.called];

/** What the live panel shows: the first two track events with results (P9.7), and the field events under way or called. */
export function selectLive(answer: LiveAnswer): Pick<LiveAnswer, 'trackEvents' | 'fieldEvents'> {
  return {
    trackEvents: selectLiveTrackEvents(answer.trackEvents),
    fieldEvents: answer.fieldEvents.filter(
      ({ state, status }) => STATES_UNDER_WAY.includes(state) || STATUSES_UNDER_WAY.includes(status),
    ),
  };
}
