import type { UploadBody, UploadResult, UploadTrial } from 'shared-domain/contract';

const RACE_UID = '010000-R-1057-f1';
const LAST = [
  'MARTIN',
  'BERNARD',
  'DUBOIS',
  'MOREAU',
  'LAURENT',
  'GIRARD',
  'ROUSSEL',
  'LAMBERT',
  'FONTAINE',
  'CHEVALIER',
];
const FIRST = ['Léa', 'Hugo', 'Manon', 'Lucas', 'Camille', 'Nathan', 'Chloé', 'Théo', 'Inès', 'Jules'];

const nameOf = (index: number) => ({
  last: `${LAST[index % LAST.length]} ${Math.floor(index / 100)}`,
  first: FIRST[Math.floor(index / 10) % FIRST.length] ?? '',
});

/** A road race with all rows in one list; `shift` changes every time. */
export function roadRace(chOID: string, rows: number, shift = 0): UploadBody {
  const trial: UploadTrial = {
    uid: RACE_UID,
    group: '10 km',
    name: '10 km',
    date: '2026-06-13T10:00:00+02:00',
    status: 40,
    g0: 10_000,
    g1: 'R',
    category: 1057,
    round: 'f',
    heat: 1,
  };
  const results: UploadResult[] = Array.from({ length: rows }, (_, index) => ({
    bib: String(index + 1),
    ...nameOf(index),
    category: 55 + (index % 2),
    clubName: `Athlétique Club ${index % 400}`,
    country: 'FRA',
    prf: { v: 1_800_000 + shift + index * 37, u: 'ms', st: 1, z: 1_799_000 + shift + index * 37 },
  }));
  return { chOID, trialsData: [trial], resultlists: { [RACE_UID]: results } };
}

const DISTANCES = [100, 200, 400, 800, 1500, 5000];
const HEATS = 10;

/** A championship on the track: heats of eight, women and men. */
export function championship(chOID: string, shift = 0): UploadBody {
  const trialsData: UploadTrial[] = [];
  const resultlists: Record<string, UploadResult[]> = {};
  for (const g0 of DISTANCES) {
    for (const category of [55, 56]) {
      for (let heat = 1; heat <= HEATS; heat += 1) {
        const uid = `${String(g0).padStart(6, '0')}-0-${category}-h${heat}`;
        const group = `${g0} m ${category === 55 ? 'Hommes' : 'Femmes'}`;
        trialsData.push({
          uid,
          group,
          name: `${group} – Série ${heat}`,
          date: '2026-06-13T14:00:00+02:00',
          status: 40,
          g0,
          g1: '0',
          category,
          round: 'h',
          heat,
        });
        resultlists[uid] = Array.from({ length: 8 }, (_, lane) => ({
          ...nameOf(g0 * 10 + category * 1000 + heat * 8 + lane),
          bib: String(trialsData.length * 10 + lane),
          lane: lane + 1,
          category,
          clubName: `Club ${lane}`,
          country: 'FRA',
          prf: { v: g0 * 110 + heat * 100 + lane * 30 + shift * 10, u: 'ms', st: 1 },
        }));
      }
    }
  }
  return { chOID, trialsData, resultlists };
}
