import { describe, expect, test } from '@jest/globals';
import { liveFact } from '../contract/schemas/index.ts';
import { findEventFault, findRightFault } from './check-fact.ts';
import type { LoggedFact, SignedFact } from './fact.ts';
import { registerFacts } from './fact-register.ts';
import { foldSheet } from './fold-sheet.ts';
import { findJudgeSignature } from './start-facts.ts';
import type { FoldedTrial } from './trial-state.ts';

const RACE: FoldedTrial = {
  g0: 100,
  g1: '0',
  round: 'f',
  status: 30,
  dets: {},
  rows: ['1', '2', '3'].map((bib, at) => ({ row: `bib:${bib}`, bib, lane: at + 1, odr: at + 1 })),
};
const DECATHLON: FoldedTrial = { ...RACE, round: 'c' };
const HIGH: FoldedTrial = { ...RACE, g0: 900_001, dets: { heights: [1800, 1850] } };

const list = (...drafts: readonly object[]): LoggedFact[] =>
  drafts.map((draft, at) => ({
    fact: { id: `f${at + 1}`, at: `2026-06-13T15:00:${10 + at}Z`, trialOID: 't', ...draft } as unknown as SignedFact,
    device: 'a',
    signerKind: 'starter',
    arrivalNumber: at + 1,
  }));
const recall = (card: string, ...bibs: string[]) => ({ kind: 'recall', card, who: bibs.map((bib) => ({ bib })) });
const check = (bib: string, presence: string | null, more = {}) => ({ kind: 'check', bib, presence, ...more });
const START = { kind: 'start' };
const findOut = (trial: FoldedTrial, ...drafts: object[]) =>
  foldSheet(trial, list(...drafts)).rows.flatMap(({ row, prf }) => (prf?.st === 4 ? [row] : []));

describe('48. Recalls in the fold (TR 16.8)', () => {
  test.each([
    ['a race: the first red card disqualifies', RACE, [recall('red', '2')], ['bib:2']],
    ['a race: both of one red card', RACE, [recall('red', '2', '3')], ['bib:2', 'bib:3']],
    ['a race: yellow and green disqualify nobody', RACE, [recall('yellow', '2'), recall('green')], []],
    ['a decathlon: the first false start warns all', DECATHLON, [recall('yellow', '2')], []],
    ['a decathlon: the second disqualifies', DECATHLON, [recall('yellow', '2'), recall('red', '3')], ['bib:3']],
    [
      'a part of a combined event of another round',
      { ...RACE, dets: { combined: '4100-0-55-f1' } },
      [recall('red', '3')],
      [],
    ],
  ] as const)('%s', (_, trial, drafts, out) => {
    expect(findOut(trial, ...drafts)).toEqual(out);
  });

  test('a reaction of 0.099 s decides nothing: the card does', () => {
    const { state, rows } = foldSheet(RACE, list({ ...recall('green', '2'), reaction: 99 }));
    expect(rows.every(({ prf }) => prf === undefined)).toBe(true);
    expect(state.starts.recalls).toMatchObject([{ card: 'green', reaction: 99 }]);
  });

  test('a red card says the rule, and its withdrawal brings the athlete back', () => {
    const { state } = foldSheet(RACE, list(recall('red', '2', '3')));
    expect([...state.athleteStatuses].map(([row, { fact }]) => [row, fact.id, fact.rules])).toEqual([
      ['bib:2', 'f1', ['TR16.8']],
      ['bib:3', 'f1.1', ['TR16.8']],
    ]);
    expect(findOut(RACE, recall('red', '2'), { kind: 'correction', replaces: 'f1', with: [], why: 'x' })).toEqual([]);
  });

  test('a red card of conduct says its own rule', () => {
    const red = { ...recall('red', '2'), rules: ['TR16.5'] };
    const sent = { ...red, id: '00000000-0000-8000-8000-000000000001', at: '2026-06-13T15:00:00Z', trialOID: 't' };
    expect(liveFact.safeParse(sent).data).toMatchObject({ rules: ['TR16.5'] });
    const { state } = foldSheet(RACE, list(recall('yellow', '2'), red));
    expect([...state.athleteStatuses].map(([row, { fact }]) => [row, fact.st, fact.rules])).toEqual([
      ['bib:2', 4, ['TR16.5']],
    ]);
  });

  test.each([
    ['field not warned', DECATHLON, [recall('red', '2')]],
    ['out already', RACE, [recall('red', '2'), recall('red', '2', '3')]],
    ['recall of nobody', RACE, [recall('red')]],
    ['not listed', RACE, [recall('red', '9')]],
    ['not listed', RACE, [{ kind: 'check', presence: 'present' }]],
    ['not listed', RACE, [check('9', 'present')]],
  ] as const)('%s: the fact does not count and says why', (reason, trial, drafts) => {
    const { refusals } = foldSheet(trial, list(...drafts));
    expect(refusals.get(`f${drafts.length}`)).toMatchObject({ reason });
  });

  test('a recalled start is none: the race is not under way until the next one', () => {
    expect(foldSheet(RACE, list(START)).state).toMatchObject({ status: 5, startedAt: '2026-06-13T15:00:10Z' });
    const recalled = foldSheet(RACE, list(START, recall('green'))).state;
    expect([recalled.status, recalled.startedAt]).toEqual([30, undefined]);
    const again = foldSheet(RACE, list(START, recall('red', '2'), START)).state;
    expect([again.status, again.startedAt]).toEqual([5, '2026-06-13T15:00:12Z']);
    // A recall that does not count recalls nothing.
    expect(foldSheet(RACE, list(START, recall('red'))).state.status).toBe(5);
  });

  test('athletes follow their new bib', () => {
    const renumbered = [{ at: '2026-06-13T15:30:00Z', after: 9, names: { 'bib:2': 'bib:22' } }];
    const rows = RACE.rows.map((row) => (row.bib === '2' ? { ...row, row: 'bib:22', bib: '22' } : row));
    expect(findOut({ ...RACE, rows, renumbered }, recall('red', '2'))).toEqual(['bib:22']);
  });
});

describe('56. Presence in the fold', () => {
  test('is what was said last, with what was looked at', () => {
    const { state } = foldSheet(
      RACE,
      list(
        check('1', 'present', { items: ['bib', 'spikes'] }),
        check('2', 'absent'),
        check('1', null),
        check('3', 'present'),
      ),
    );
    expect([...state.checks].map(([row, { presence, items }]) => [row, presence, items])).toEqual([
      ['bib:1', null, ['bib', 'spikes']],
      ['bib:2', 'absent', []],
      ['bib:3', 'present', []],
    ]);
  });

  test('nobody at the pit waits for the absent, and who comes after all takes part', () => {
    const jump = (bib: string) => ({ kind: 'attempt', bib, r: 'o' });
    const read = (trial: FoldedTrial, ...drafts: object[]) => foldSheet(trial, list(...drafts)).live;
    expect(read(HIGH, jump('1'), jump('3'))).toMatchObject({ row: 'bib:2', bar: 1800 });
    expect(read(HIGH, check('2', 'absent'), jump('1'), jump('3'))).toMatchObject({ row: 'bib:1', bar: 1850 });
    const listed = HIGH.rows.map((row) => (row.bib === '2' ? { ...row, presence: 'absent' } : row));
    const fold = { status: 30, since: 0, absences: { 'bib:2': 'absent' } } as const;
    expect(read({ ...HIGH, rows: listed, fold }, check('2', 'present'), jump('1'), jump('3'))).toMatchObject({
      row: 'bib:2',
    });
    // A late entry has passed what is complete, though the call room knows her.
    expect(read({ ...HIGH, fold }, check('2', 'present'), jump('1'), jump('3'))).toMatchObject({ row: 'bib:1' });
    const scratched = { ...fold, absences: { 'bib:2': 'scratched' } } as const;
    expect(read({ ...HIGH, fold: scratched }, check('2', 'present'), jump('1'), jump('3'))).toMatchObject({
      row: 'bib:1',
    });
  });

  test('what the secretariat wrote since stands', () => {
    const fold = { status: 30, since: 0, checked: { 'bib:1': 1 } };
    const { state } = foldSheet({ ...RACE, fold }, list(check('1', 'absent'), check('2', 'absent')));
    expect([...state.checks.keys()]).toEqual(['bib:2']);
    expect(foldSheet({ ...RACE, fold }, list(START, check('1', 'absent'))).state.checks.get('bib:1')?.presence).toBe(
      'absent',
    );
  });
});

test('evidence is kept with who said it, and its withdrawal takes it away', () => {
  const zero = { kind: 'evidence', what: 'startSystem', ok: true, text: 'A12' };
  expect(foldSheet(RACE, list(zero)).state.evidence).toEqual([
    {
      id: 'f1',
      what: 'startSystem',
      ok: true,
      text: 'A12',
      at: '2026-06-13T15:00:10Z',
      signerKind: 'starter',
      trialOID: 't',
    },
  ]);
  expect(foldSheet(RACE, list(zero, { kind: 'correction', replaces: 'f1', with: [] })).state.evidence).toEqual([]);
});

describe('79. the signature of a field event', () => {
  const status = (to: number) => ({ kind: 'status', status: to });
  const find = (signerKind: LoggedFact['signerKind'], ...drafts: readonly object[]) =>
    findJudgeSignature(registerFacts(list(...drafts).map((one) => ({ ...one, signerKind }))).currentFacts);

  test('is the judge’s who ended it, by the device', () => {
    expect(find('judge', status(5), status(15))).toEqual({ at: '2026-06-13T15:00:11Z', device: 'a' });
  });

  test.each([
    ['nobody ended it', 'judge', [status(5)]],
    ['it was opened again', 'judge', [status(15), status(5)]],
    ['the end was taken back', 'judge', [status(15), { kind: 'correction', replaces: 'f1', with: [] }]],
    ['another code ended it', 'chrono', [status(15)]],
    ['nothing was said', 'judge', []],
  ] as const)('there is none: %s', (_, signerKind, drafts) => {
    expect(find(signerKind, ...drafts)).toBeUndefined();
  });
});

const ID = '00000000-0000-4000-8000-000000000001';
const sign = (draft: object) => liveFact.safeParse({ id: ID, at: '2026-06-13T15:00:10Z', trialOID: 't', ...draft });

describe('who says what (W3)', () => {
  test.each([
    ['recall', ['starter']],
    ['check', ['judge', 'starter']],
    ['evidence', ['judge', 'wind', 'starter', 'chrono']],
  ] as const)('%s', (kind, allowed) => {
    const drafts = {
      recall: recall('green'),
      check: check('1', 'present'),
      evidence: { kind: 'evidence', what: 'sign' },
    };
    const parsed = sign(drafts[kind]);
    expect(parsed.success).toBe(true);
    const kinds = (['judge', 'wind', 'starter', 'chrono', 'vboard', 'sboard'] as const).filter(
      (one) => findRightFault(parsed.data as SignedFact, one) === undefined,
    );
    expect(kinds).toEqual(allowed);
    const fault = findEventFault(parsed.data as SignedFact, { g0: 900_003, g1: '0' }, 'u', 'judge');
    expect(fault?.reason).toBe(kind === 'recall' ? 'no race' : undefined);
    // A starter says nothing of who is there in a field event, for which nobody would wait.
    const ofStarter = findEventFault(parsed.data as SignedFact, { g0: 900_003, g1: '0' }, 'u', 'starter');
    expect(ofStarter?.reason).toBe({ recall: 'no race', check: 'not allowed', evidence: undefined }[kind]);
  });

  test.each([
    [recall('blue', '1')],
    [{ kind: 'recall', who: [] }],
    [check('1', 'late')],
    [check('1', 'present', { items: ['watch'] })],
    [{ kind: 'evidence', ok: true }],
  ])('%j has not the shape', (draft) => {
    expect(sign(draft).success).toBe(false);
  });
});
