import { localize } from '../../src/base/localize.ts';
import { ToolError } from '../client.ts';
import { DEMO_TZ } from './meeting.ts';
import { findLineMoment, type Session } from './session.ts';

/** A demo, and which of its days is today. */
interface DemoDay {
  readonly session: Session;
  readonly day: 1 | 2;
}

/**
 * The moment from which a demo is played: `from`, an hour of the programme (`HH:MM`), else `now`.
 * @throws ToolError for what is no hour
 */
export function findStartingMoment({ session, day }: DemoDay, from: string | undefined, now: number): number {
  if (from === undefined) return now;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(from))
    throw new ToolError(localize(`--from ${from} n’est pas une heure HH:MM.`, `--from ${from} is no hour HH:MM.`));
  // Times of the programme are moved by the hour at which this demo opens.
  return findLineMoment(DEMO_TZ, session, day, from);
}
