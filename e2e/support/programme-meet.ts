import type { OrganiserClient } from './organiser.ts';
import { stadiumTime, today } from './today.ts';

/** The days of the competition: today and tomorrow. */
export const DAYS = [today(0), today(1)] as const;

/** A trial of an upload as its uid says, by default without a list. */
export const programmeTrial = (uid: string, group: string, date: string, more: Record<string, unknown> = {}) => {
  const [g0 = '', g1 = '', category = '', round = ''] = uid.split('-');
  return {
    uid,
    group,
    name: group,
    date,
    status: 20,
    g0: Number(g0),
    g1,
    category: Number(category),
    round: round.charAt(0),
    heat: Number(round.slice(1)),
    ...more,
  };
};

/** Creates a competition of two days in which nothing has begun, and one start is delayed by ten minutes. */
export async function createProgrammeMeet(organiser: OrganiserClient, name: string): Promise<string> {
  const chOID = await organiser.createChallenge(name, DAYS[0]);
  await organiser.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { duration: 2 });
  await organiser.upload(chOID, {
    trialsData: [
      programmeTrial('000100-0-56-f1', '100 m Femmes', stadiumTime('23:10'), { dateE: stadiumTime('23:20') }),
      programmeTrial('000100-0-55-f1', '100 m Hommes', stadiumTime('23:20')),
      programmeTrial('900001-0-52-f1', 'Hauteur Juniors Femmes', stadiumTime('23:30')),
      programmeTrial('000200-0-56-f1', '200 m Femmes', stadiumTime('10:00', 1)),
      programmeTrial('000200-0-51-f1', '200 m Juniors Hommes', stadiumTime('10:10', 1)),
    ],
  });
  return chOID;
}

const DISTANCES = [100, 200, 400, 800, 1500, 3000, 5000, 10_000];
const CATEGORIES = [47, 48, 49, 50, 51, 52, 53, 54, 55, 56];
const FIRST_START_MINUTE = 9 * 60;
const MINUTES_BETWEEN_STARTS = 7;

const formatTime = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Creates a competition of tomorrow with 80 finals from 9:00 to 18:13, none of which has begun. */
export async function createDayOfFinals(organiser: OrganiserClient, name: string): Promise<string> {
  const chOID = await organiser.createChallenge(name, today(1));
  const finals = DISTANCES.flatMap((distance) => CATEGORIES.map((category) => ({ distance, category })));
  await organiser.upload(chOID, {
    trialsData: finals.map(({ distance, category }, index) =>
      programmeTrial(
        `${String(distance).padStart(6, '0')}-0-${category}-f1`,
        `${distance} m ${category}`,
        stadiumTime(formatTime(FIRST_START_MINUTE + index * MINUTES_BETWEEN_STARTS), 1),
      ),
    ),
  });
  return chOID;
}
