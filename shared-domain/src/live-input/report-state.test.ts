import { describe, expect, test } from '@jest/globals';
import { findTrackPart } from '../race/umpire-report.ts';
import { findEventFault, findRightFault } from './check-fact.ts';
import type { LoggedFact, SignedFact } from './fact.ts';
import { foldSheet } from './fold-sheet.ts';
import { isReportOpen } from './report-state.ts';

type Draft = Readonly<Record<string, unknown>>;

const ROWS = [5, 6].map((lane) => ({ row: `bib:32${lane}`, bib: `32${lane}`, lane }));
const START = Date.parse('2026-06-13T13:00:00Z');

function fold(drafts: readonly Draft[], g0 = 200) {
  const facts = drafts.map(
    ({ device = 'umpire', ...content }, index): LoggedFact => ({
      fact: {
        id: `f${index}`,
        trialOID: 't',
        at: new Date(START + index * 1000).toISOString(),
        ...content,
      } as unknown as SignedFact,
      device: String(device),
      signerKind: 'judge',
      arrivalNumber: index + 1,
    }),
  );
  const sheet = foldSheet({ g0, g1: '0', round: 'f', status: 25, dets: {}, rows: ROWS }, facts);
  return {
    sheet,
    reports: sheet.state.reports,
    refused: [...sheet.refusals].map(([id, { reason }]) => [id, reason]),
    open: sheet.state.reports.filter(isReportOpen).map(({ id }) => id),
  };
}

const LINE = { kind: 'report', what: 'line', lane: 5, steps: 3, where: 245, from: 'Commissaire 3' };
const answer = (act: string, rules?: readonly string[]): Draft => ({
  kind: 'ruling',
  attempt: 'f0',
  upheld: act !== 'file',
  act,
  ...(rules && { rules }),
});

describe('Reports of umpires and the referee’s answers', () => {
  test('an exchange that is proposed to the secretariat waits for no referee, and changes no lane', () => {
    const { sheet, reports, open } = fold([{ kind: 'report', what: 'swap', lane: 5, text: 'couloirs 5 ↔ 6, 326' }]);
    expect([reports.map(({ row }) => row), open]).toEqual([['bib:325'], []]);
    expect(sheet.rows.every(({ prf }) => prf === undefined)).toBe(true);
  });

  test('54. nothing is disqualified by a report, however many there are', () => {
    const { sheet, reports, open } = fold([LINE, { ...LINE, from: 'Commissaire 4', device: 'other' }]);
    expect(reports.map(({ row }) => row)).toEqual(['bib:325', 'bib:325']);
    expect(open).toEqual(['f0', 'f1']);
    expect(sheet.rows.every(({ prf }) => prf === undefined)).toBe(true);
  });

  test.each<[string, Draft, boolean, number | undefined]>([
    ['filed', answer('file'), false, undefined],
    ['L', answer('L'), false, undefined],
    ['disqualified', answer('DQ', ['TR17.3.1']), false, 4],
    ['a red card, which excludes', answer('RC', ['TR7.1']), false, 4],
    ['a yellow card', answer('YC', ['TR7.1']), false, undefined],
    ['goes on', answer('qR'), false, undefined],
    ['under protest: not decided', answer('underProtest'), true, undefined],
  ])('54. answered: %s', (_, ruling, isOpen, st) => {
    const { sheet, reports, open, refused } = fold([LINE, ruling]);
    expect(refused).toEqual([]);
    expect(reports[0]?.answer?.act).toBe(ruling.act);
    expect(open).toEqual(isOpen ? ['f0'] : []);
    expect(sheet.rows.find(({ row }) => row === 'bib:325')?.prf?.st).toBe(st);
  });

  test('54. the last answer counts, and one that is taken back leaves the one before', () => {
    const drafts = [LINE, answer('file'), answer('DQ', ['TR17.3.1'])];
    expect(fold(drafts).reports[0]?.answer).toMatchObject({ act: 'DQ', rules: ['TR17.3.1'] });
    const undone = fold([...drafts, { kind: 'correction', replaces: 'f2', with: [] }]);
    expect(undone.refused).toEqual([]);
    expect(undone.reports[0]?.answer?.act).toBe('file');
    expect(undone.sheet.rows.every(({ prf }) => prf === undefined)).toBe(true);
  });

  test('55. «nothing to report», and a card that the referee shows, wait for nobody', () => {
    const { open, reports } = fold([
      { kind: 'report', clear: true, from: 'Commissaire 1' },
      { kind: 'report', what: 'conduct', lane: 6, card: 'YC', rules: ['TR7.1'] },
    ]);
    expect(reports).toHaveLength(2);
    expect(open).toEqual([]);
  });

  test.each<[string, readonly Draft[], string]>([
    ['an answer to nothing', [LINE, { ...answer('file'), attempt: 'f9' }], 'no such fact'],
    ['an answer to a fact that is no report', [{ kind: 'start' }, answer('file')], 'no such fact'],
    [
      'a disqualification of nobody',
      [{ kind: 'report', what: 'other', text: 'x' }, answer('DQ', ['TR17.6'])],
      'report of nobody',
    ],
  ])('%s is refused', (_, drafts, reason) => {
    expect(fold(drafts).refused).toEqual([['f1', reason]]);
  });

  test('a red card ends the attempts of a field event, and its own rulings stay what they were', () => {
    const jump = (r: string) => ({ kind: 'attempt', bib: '325', r, ...(r === 'o' && { v: 6000 }) });
    const conduct = { kind: 'report', what: 'conduct', bib: '325', text: 'insulte' };
    const { sheet, refused } = fold(
      [
        conduct,
        jump('x'),
        { kind: 'protest', attempt: 'f1' },
        { kind: 'ruling', attempt: 'f1', upheld: false },
        answer('RC', ['TR7.1']),
        jump('o'),
      ],
      900_003,
    );
    expect(refused.map(([id]) => id)).toEqual(['f5']);
    expect(sheet.rows[0]?.prf?.st).toBe(4);
  });

  const asFact = (content: Draft) =>
    ({ id: 'f', at: '2026-06-13T13:00:00Z', trialOID: 't', ...content }) as unknown as SignedFact;
  const [RACE, WALK] = [
    { g0: 200, g1: '0' },
    { g0: 10_000, g1: 'W' },
  ];

  test.each<[string, Draft, typeof RACE, string | undefined]>([
    ['a card in a race that is no walk', { kind: 'walk', what: 'red', symbol: '~', judge: '4' }, RACE, 'no race walk'],
    ['a card without its judge', { kind: 'walk', what: 'red', symbol: '~' }, WALK, 'card incomplete'],
    ['a paddle without its symbol', { kind: 'walk', what: 'paddle', judge: '4' }, WALK, 'card incomplete'],
    ['the chief judge without the distance', { kind: 'walk', what: 'chief', symbol: '~' }, WALK, 'card incomplete'],
    ['a whole card', { kind: 'walk', what: 'red', symbol: '>', judge: '4' }, WALK, undefined],
    ['a report of nothing', { kind: 'report' }, RACE, 'report incomplete'],
    ['a report and its contrary', { kind: 'report', what: 'line', clear: true }, RACE, 'report incomplete'],
    [
      'a disqualification without a rule',
      { kind: 'ruling', attempt: 'a', upheld: true, act: 'DQ' },
      RACE,
      'rule missing',
    ],
    ['an answer in a race', { kind: 'ruling', attempt: 'a', upheld: true, act: 'L' }, RACE, undefined],
  ])('%s: %s', (_, content, event, reason) => {
    expect(findEventFault(asFact(content), event, 'uid', 'judge')?.reason).toBe(reason);
  });

  test.each<['judge' | 'starter' | 'chrono', string, boolean]>([
    ['judge', 'walk', true],
    ['judge', 'report', true],
    ['starter', 'report', true],
    ['starter', 'walk', false],
    ['chrono', 'report', false],
  ])('a code of kind %s says %s: %s', (kind, fact, isAllowed) => {
    expect(findRightFault(asFact({ kind: fact }), kind) === undefined).toBe(isAllowed);
  });

  test.each([
    [0, 'firstBend'],
    [115, 'firstBend'],
    [116, 'backStraight'],
    [200, 'secondBend'],
    [315, 'secondBend'],
    [316, 'homeStraight'],
    [399, 'homeStraight'],
  ])('%d m after the finish line is the %s of a standard oval (36.50 m radius)', (metres, part) => {
    expect(findTrackPart(metres)).toBe(part);
  });
});
