import type { OrganiserClient } from './organiser.ts';
import { today } from './today.ts';

/** First and second day of the meeting: today and tomorrow. */
export const DAYS = [today(0), today(1)] as const;

const trial = (uid: string, group: string, date: string, more: Record<string, unknown> = {}) => {
  const [g0 = '', g1 = '', category = '', round = ''] = uid.split('-');
  return {
    ...{ uid, group, name: group, date, status: 20 },
    ...{ g0: Number(g0), g1, category: Number(category), round: round.charAt(0), heat: Number(round.slice(1)) },
    ...more,
  };
};

/** Two days of women and men, juniors and seniors; nothing has begun, one start is put off by ten minutes. */
export async function programmeMeet(organiser: OrganiserClient, name: string): Promise<string> {
  const chOID = await organiser.createChallenge(name, DAYS[0]);
  await organiser.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { duration: 2 });
  await organiser.upload(chOID, {
    trialsData: [
      trial('000100-0-56-f1', '100 m Femmes', `${DAYS[0]}T23:10:00+01:00`, { dateE: `${DAYS[0]}T23:20:00+01:00` }),
      trial('000100-0-55-f1', '100 m Hommes', `${DAYS[0]}T23:20:00+01:00`),
      trial('900001-0-52-f1', 'Hauteur Juniors Femmes', `${DAYS[0]}T23:30:00+01:00`),
      trial('000200-0-56-f1', '200 m Femmes', `${DAYS[1]}T10:00:00+01:00`),
      trial('000200-0-51-f1', '200 m Juniors Hommes', `${DAYS[1]}T10:10:00+01:00`),
    ],
  });
  return chOID;
}
