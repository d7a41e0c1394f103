import { addDays, dayOf } from 'shared-domain';
import { createMeeting, DEMO_TZ, MEETING_NAME } from './meeting.ts';
import type { Script } from './script.ts';
import { OPENING } from './timetable.data.ts';

const DAYS_AGO = 3;

/** The demo meeting as it is once it is over: both its days behind, every result official, at its regular hours. */
export function createFinishedMeeting(now: Date): Script {
  const script = createMeeting({ firstDay: addDays(dayOf(now, DEMO_TZ), -DAYS_AGO), opening: OPENING });
  return { ...script, challenge: { ...script.challenge, name: `${MEETING_NAME} (terminé)` } };
}
