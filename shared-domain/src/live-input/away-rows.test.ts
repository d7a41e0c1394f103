import { expect, test } from '@jest/globals';
import { listAwayRows } from './away-rows.ts';
import { foldTrialView } from './device-view.ts';
import type { LoggedFact, SignedFact } from './fact.ts';

const TRIAL = {
  oid: 't',
  g0: 900_003,
  g1: '0',
  round: 'f',
  status: 25,
  dets: {},
  rows: ['1', '2'].map((bib, at) => ({ row: `bib:${bib}`, bib, odr: at + 1 })),
} as never;
const list = (drafts: readonly object[]): LoggedFact[] =>
  drafts.map((draft, at) => ({
    fact: { id: `f${at + 1}`, at: `2026-06-13T15:00:${10 + at}Z`, trialOID: 't', ...draft } as unknown as SignedFact,
    device: 'a',
    signerKind: 'judge',
    arrivalNumber: at + 1,
  }));
const leave = { kind: 'setting', bib: '1', away: true };
const pass = { kind: 'attempt', bib: '1', r: '-' };

test.each<[string, readonly object[], readonly string[]]>([
  ['nobody has said so', [pass], []],
  ['said, and passes since', [leave, pass, pass], ['bib:1']],
  ['an attempt since', [leave, pass, { kind: 'attempt', bib: '1', r: 'x' }], []],
  ['said to be back', [leave, { kind: 'setting', bib: '1', away: false }], []],
  ['an attempt of somebody else', [leave, { kind: 'attempt', bib: '2', r: 'x' }], ['bib:1']],
  ['taken back', [leave, { kind: 'correction', replaces: 'f1', with: [] }], []],
  ['another setting since', [leave, { kind: 'setting', bib: '1', opening: 1800 }], ['bib:1']],
])('an athlete is away with leave: %s', (_, facts, away) => {
  expect([...listAwayRows(foldTrialView(TRIAL, list(facts), 'O'))]).toEqual(away);
});
