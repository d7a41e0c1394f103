import { describe, expect, test } from '@jest/globals';
import type { CompetitionLists } from '../../../api/competition-lists.ts';
import type { CheckedEntry } from '../check/checked-row.ts';
import { MAX_CHUNK_TRIALS, makeChunks } from '../send/make-chunks.ts';
import { compareLists } from './compare-lists.ts';
import { planEntries } from './plan-entries.ts';

const GROUP = '000100-0-50';
const target = { uid: GROUP, name: '100 m U18F', event: { g0: 100, g1: '0' }, category: 50, isNew: false };
const makeEntry = (last: string, more: Partial<CheckedEntry['start']> = {}): CheckedEntry => ({
  target,
  start: { last, first: 'Inès', clubName: 'AC Valmont', ...more },
});
const EMPTY_LISTS: CompetitionLists = { groups: [], trialsData: [], startlists: {}, resultlists: {} };
const options = { mode: 'add', date: '2026-06-13T09:00:00+02:00' } as const;
const STORED_ROW = { last: 'VALMOREL', first: 'Inès', clubName: 'AC Valmont', dob: '2010-05-02', bib: '7' };
const storedLists: CompetitionLists = {
  ...EMPTY_LISTS,
  groups: [{ uid: GROUP, name: '100 m U18F' }],
  startlists: { [GROUP]: [STORED_ROW, { last: 'KERBRAT', first: 'Lou', bib: '8' }] },
};

describe('Entries as an upload', () => {
  test('an event that the programme lacks gets a planned final, once', () => {
    const { trialsData, startlists } = planEntries([makeEntry('A'), makeEntry('B')], EMPTY_LISTS, options);
    expect(trialsData).toEqual([
      expect.objectContaining({
        uid: `${GROUP}-f1`,
        group: '100 m U18F',
        name: '100 m U18F – Finale',
        date: options.date,
      }),
    ]);
    expect(startlists?.[GROUP]).toHaveLength(2);
  });

  test('a stored row keeps the fields that the file lacks, and nobody is lost', () => {
    const { startlists } = planEntries([makeEntry('VALMOREL', { pe: { pb: 12_840 } })], storedLists, options);
    expect(startlists?.[GROUP]).toEqual([
      { ...STORED_ROW, pe: { pb: 12_840 } },
      { last: 'KERBRAT', first: 'Lou', bib: '8' },
    ]);
  });

  test('replacing a list loses athletes who are not in the file, and the comparison names them', () => {
    const lists = planEntries([makeEntry('VALMOREL')], storedLists, { ...options, mode: 'replace' });
    const { rows, changes } = compareLists(lists, storedLists);
    expect(rows).toEqual({ added: 0, changed: 0, same: 1, lost: 1 });
    expect(changes).toMatchObject([{ kind: 'lost', where: '100 m U18F', who: '8 · KERBRAT Lou' }]);
  });

  test('an athlete already in a heat is not entered again', () => {
    const seeded = { ...storedLists, startlists: { [`${GROUP}-h1`]: [{ ...STORED_ROW, lane: 4 }] } };
    const lists = planEntries([makeEntry('VALMOREL')], seeded, options);
    expect(lists.startlists).toEqual({ [`${GROUP}-h1`]: [{ ...STORED_ROW, lane: 4 }] });
    expect(compareLists(lists, seeded).changes).toEqual([]);
  });

  test('a birth year alone is of the same athlete, and does not replace the whole date', () => {
    const { startlists } = planEntries([makeEntry('VALMOREL', { dob: '2010-01-01' })], storedLists, options);
    expect(startlists?.[GROUP]).toEqual([STORED_ROW, { last: 'KERBRAT', first: 'Lou', bib: '8' }]);
  });

  test('equal names with different birth dates are two people', () => {
    const { startlists } = planEntries([makeEntry('VALMOREL', { dob: '2011-01-01' })], storedLists, options);
    expect(startlists?.[GROUP]).toHaveLength(3);
  });
});

describe('What an upload would change', () => {
  test('stored results that change or disappear are counted as overwritten', () => {
    const uid = `${GROUP}-f1`;
    const prf = (v: number) => ({ v, u: 'ms' as const, st: 1 });
    const current = {
      ...storedLists,
      resultlists: {
        [uid]: [
          { bib: '7', prf: prf(12_000) },
          { bib: '8', prf: prf(12_100) },
        ],
      },
    };
    const { overwritten } = compareLists({ resultlists: { [uid]: [{ bib: '7', prf: prf(11_900) }] } }, current);
    expect(overwritten).toBe(2);
  });
});

describe('Chunks of an import', () => {
  const trials = Array.from({ length: 318 }, (_, heat) => ({
    uid: `000100-0-50-h${heat + 1}`,
    group: '100 m U18F',
    name: `Série ${heat + 1}`,
    date: options.date,
    g0: 100,
    g1: '0',
    category: 50,
    round: 'h' as const,
    heat: heat + 1,
  }));

  test('318 trials go in chunks of at most fifty, each with its own lists', () => {
    const startlists = Object.fromEntries(trials.map(({ uid }) => [uid, [{ last: uid }]]));
    const chunks = makeChunks({ trialsData: trials, startlists: { ...startlists, [GROUP]: [{ last: 'Waiting' }] } });
    expect(chunks.map((chunk) => chunk.trials)).toEqual([50, 50, 50, 50, 50, 50, 18]);
    expect(Object.keys(chunks[0]?.lists.startlists ?? {})).toHaveLength(MAX_CHUNK_TRIALS + 1);
    expect(Object.keys(chunks[6]?.lists.startlists ?? {})).toHaveLength(18);
  });

  test('parts of a combined event are sent after it', () => {
    const [whole, part] = trials;
    const chunks = makeChunks({ trialsData: [{ ...part, dets: { combined: whole?.uid } }, whole] as typeof trials });
    expect(chunks[0]?.lists.trialsData?.map(({ uid }) => uid)).toEqual([whole?.uid, part?.uid]);
  });
});
