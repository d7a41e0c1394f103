import { parseTrialUid } from 'shared-domain';
import type { UploadBody, UploadResult, UploadTrial } from 'shared-domain/contract';

export const FINAL = '000100-0-55-f1';

/** A trial with the fields that its uid implies. */
export function anUploadTrial(uid: string = FINAL, overrides: Partial<UploadTrial> = {}): UploadTrial {
  const uidFields = parseTrialUid(uid);
  if (uidFields === undefined) throw new Error(`${uid} is no uid`);
  return {
    uid,
    group: '100 m Hommes',
    name: '100 m Hommes – Finale',
    date: '2026-06-13T15:00:00+02:00',
    status: 15,
    ...uidFields,
    ...overrides,
  };
}

export const ms = (v: number): UploadResult['prf'] => ({ v, u: 'ms', st: 1 });

/** A final of three athletes, with entries and results. */
export function aFinal(uid: string = FINAL): Partial<UploadBody> {
  return {
    trialsData: [anUploadTrial(uid, { dets: { wind: 0.4 } })],
    startlists: {
      [uid]: [
        {
          bib: '11',
          last: 'MARTIN',
          first: 'Léo',
          category: 55,
          clubName: 'AC Rennes',
          lane: 4,
          dob: '2001-03-04',
          pe: { pb: 10_500, sb: 10_700 },
        },
        { bib: '12', last: 'PETIT', first: 'Noé', category: 55, clubName: 'EA Brest', lane: 5, pe: { pb: 10_400 } },
        { bib: '13', last: 'MOREL', first: 'Hugo', category: 55, clubName: 'US Vannes', lane: 6 },
      ],
    },
    resultlists: {
      [uid]: [
        { bib: '12', prf: ms(10_640) },
        { bib: '11', prf: ms(10_480), reaction: 151 },
        { bib: '13', prf: { st: 3 } },
      ],
    },
  };
}
