import { selectLiveTrackEvents, TRIAL_STATUS } from 'shared-domain';
import type { LiveAnswer } from 'shared-domain/contract';

const GOING: readonly string[] = ['first', 'next', 'bar'];
/** «Starting soon» is said of these, not of a start list for the evening. */
const CALLED: readonly number[] = [TRIAL_STATUS.running, TRIAL_STATUS.called];

/** What the live panel shows of an answer: the first two track events that show results (P9.7), and the field events that are on or called. */
export function selectLive(answer: LiveAnswer): Pick<LiveAnswer, 'trackEvents' | 'fieldEvents'> {
  return {
    trackEvents: selectLiveTrackEvents(answer.trackEvents),
    fieldEvents: answer.fieldEvents.filter(({ state, status }) => GOING.includes(state) || CALLED.includes(status)),
  };
}
