import { stadiumTime } from './today.ts';

const SPRINTERS = [
  ['VALMOREL', 'Inès', 'AC Valmont'],
  ['KERBRAT', 'Lou', 'Stade Brisaillais'],
  ['SANTERRE', 'Aïcha', 'US Montclair'],
  ['BRÉHALLE', 'Noémie', 'EA Trois-Rivières'],
  ['LORMIER', 'Camille', 'CO Hautecombe'],
  ['FONTENEAU', 'Éva', 'Athlé Rive-d’Or'],
  ['TRÉVENEC', 'Salomé', 'AS Kerlann'],
  ['OUVRELLE', 'Jade', 'Foulées de Sorbière'],
] as const;

export const HUNDRED_UID = '000100-0-56-f1';

/** The upload of a women's 100 m final of invented people; `marks` in ms from lane 1 on. */
export function buildHundredMetres(marks: readonly number[], status = 15): Record<string, unknown> {
  const people = SPRINTERS.map(([last, first, clubName], index) => ({
    bib: String(101 + index),
    last,
    first,
    clubName,
    category: 56,
    lane: index + 1,
  }));
  return {
    trialsData: [
      {
        uid: HUNDRED_UID,
        group: '100 m Femmes',
        name: '100 m Femmes – Finale',
        date: stadiumTime('14:50'),
        status,
        g0: 100,
        g1: '0',
        category: 56,
        round: 'f',
        heat: 1,
        dets: { wind: 1.2 },
      },
    ],
    startlists: { [HUNDRED_UID]: people.map((person, index) => ({ ...person, odr: index + 1 })) },
    resultlists: { [HUNDRED_UID]: marks.map((v, index) => ({ bib: String(101 + index), prf: { v, u: 'ms', st: 1 } })) },
  };
}
