import type { OrganiserClient } from './organiser.ts';

/** Creates a competition of 400 heats of eight athletes, one minute apart. */
export async function createLongProgramme(organiser: OrganiserClient): Promise<string> {
  const chOID = await organiser.createChallenge('Grand championnat');
  const uids = Array.from({ length: 400 }, (_, at) => {
    const g0 = 100 + Math.floor(at / 40);
    return { uid: `000${g0}-0-56-h${(at % 40) + 1}`, g0, heat: (at % 40) + 1 };
  });
  const start = Date.now();
  await organiser.upload(chOID, {
    trialsData: uids.map(({ uid, g0, heat }, at) => ({
      uid,
      group: `${g0} m Femmes`,
      name: `${g0} m Femmes – Série ${heat}`,
      date: new Date(start + at * 60_000).toISOString(),
      g0,
      g1: '0',
      category: 56,
      round: 'h',
      heat,
    })),
    startlists: Object.fromEntries(
      uids.map(({ uid }, at) => [
        uid,
        Array.from({ length: 8 }, (_, lane) => ({
          bib: at * 8 + lane,
          last: `NOM${at}`,
          first: `P${lane}`,
          lane: lane + 1,
        })),
      ]),
    ),
  });
  return chOID;
}
