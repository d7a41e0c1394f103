import type { OrganiserClient } from './organiser.ts';

/** Creates a competition of 400 heats of eight athletes, one minute apart. */
export async function createLongProgramme(organiser: OrganiserClient): Promise<string> {
  const chOID = await organiser.createChallenge('Grand championnat');
  const uids = Array.from({ length: 400 }, (_, index) => {
    const g0 = 100 + Math.floor(index / 40);
    return { uid: `000${g0}-0-56-h${(index % 40) + 1}`, g0, heat: (index % 40) + 1 };
  });
  const start = Date.now();
  await organiser.upload(chOID, {
    trialsData: uids.map(({ uid, g0, heat }, index) => ({
      uid,
      group: `${g0} m Femmes`,
      name: `${g0} m Femmes – Série ${heat}`,
      date: new Date(start + index * 60_000).toISOString(),
      g0,
      g1: '0',
      category: 56,
      round: 'h',
      heat,
    })),
    startlists: Object.fromEntries(
      uids.map(({ uid }, index) => [
        uid,
        Array.from({ length: 8 }, (_, lane) => ({
          bib: index * 8 + lane,
          last: `NOM${index}`,
          first: `P${lane}`,
          lane: lane + 1,
        })),
      ]),
    ),
  });
  return chOID;
}
