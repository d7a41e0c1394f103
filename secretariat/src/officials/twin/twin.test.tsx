import { beforeAll, describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { loadAllParts } from '../console-parts.ts';
import type { Seen } from '../sync/seen.ts';
import { TwinScreen } from './TwinScreen.tsx';
import { findLastTrial, findWriter, type TwinSubject } from './twin-console.ts';

const rows = ['DUPONT', 'LEROY'].map((last, at) => ({
  row: `bib:${at + 1}`,
  bib: `${at + 1}`,
  last,
  first: 'Léa',
  odr: at + 1,
}));
const trial = (more: object = {}) => ({
  oid: 't1',
  uid: '900003-0-56-f1',
  g0: 900_003,
  g1: '0',
  round: 'f',
  category: 56,
  status: 5,
  date: '2026-06-13T12:35:00Z',
  dets: {},
  refused: [],
  rows,
  tenures: [
    { by: 'judge', device: 'd1', label: 'Sautoir 2', since: '2026-06-13T12:00:00Z', last: '2026-06-13T12:40:00Z' },
  ],
  ...more,
});
const attempt = (n: number, v: number) => ({
  n,
  device: 'd1',
  by: 'judge',
  arrived: '',
  fact: {
    id: `f${n}`,
    kind: 'attempt',
    trialOID: 't1',
    row: `bib:${n}`,
    r: 'o',
    v,
    at: `2026-06-13T12:4${n}:00Z`,
    seq: n,
  },
});
const seen = (facts: readonly object[], more: object = {}) =>
  ({
    chOID: 'c',
    challenge: { oid: 'c', name: 'Régionaux', kind: 'O', tz: 'Europe/Paris' },
    expires: '',
    cursor: facts.length,
    revision: 1,
    read: 0,
    trials: [trial(more)],
    facts,
  }) as unknown as Seen;
const JUMP: TwinSubject = { device: { id: 'd1', label: 'Sautoir 2' }, by: 'judge', task: 'attempts', trial: 't1' };
const draw = (subject: TwinSubject, what: Seen) => (
  <TwinScreen subject={subject} state={{ seen: what, isOnline: true, language: 'fr' }} />
);

describe('the read-only twin of a console', () => {
  beforeAll(async () => void (await loadAllParts()));

  test('shows the sheet and the last act of the device as the server has them, and follows it', async () => {
    const { rerender } = render(draw(JUMP, seen([attempt(1, 6420)])));
    expect(screen.getByRole('table').textContent).toContain('6.42');
    expect(screen.getByRole('contentinfo').textContent).toContain('6.42');
    rerender(draw(JUMP, seen([attempt(1, 6420), attempt(2, 6580)])));
    expect(screen.getByRole('table').textContent).toContain('6.58');
    expect(screen.getByRole('contentinfo').textContent).toContain('6.58');
  });

  test('of every console no key can be pressed, no field typed into', async () => {
    const race = { g0: 200, uid: '200-0-56-f1' };
    const walk = { g0: 10_000, g1: 'W', uid: '10000-W-56-f1' };
    const tasks = [
      ['attempts', {}],
      ['clock', {}],
      ['bars', { g0: 900_001, uid: '900001-0-56-f1' }],
      ['callRoom', race],
      ['start', race],
      ['chrono', race],
      ['order', race],
      ['photo', race],
      ['wind', race],
      ['umpire', race],
      ['referee', race],
      ['laps', { g0: 5000, uid: '5000-0-56-f1' }],
      ['walk', walk],
      ['walkRecorder', walk],
    ] as const;
    for (const [task, more] of tasks) {
      const { unmount, container } = render(draw({ ...JUMP, task }, seen([], more)));
      const controls = [...container.querySelectorAll<HTMLButtonElement>('button, input, select, textarea')];
      expect([task, controls.length > 0]).toEqual([task, true]);
      for (const control of controls) {
        expect([task, control.textContent, control.matches(':disabled')]).toEqual([task, control.textContent, true]);
        fireEvent.click(control);
      }
      unmount();
    }
  });

  test('is that of the device that holds the trial, else of the one that said something last', () => {
    expect(findWriter(seen([]), 't1', 'judge')).toEqual({ id: 'd1', label: 'Sautoir 2' });
    expect(findWriter(seen([attempt(1, 6420)], { tenures: [] }), 't1', 'judge')).toEqual({ id: 'd1' });
    expect(findWriter(seen([]), 't1', 'starter')).toBeUndefined();
    expect(findLastTrial(seen([attempt(1, 6420)]), 'd1', ['t0', 't1'])).toBe('t1');
    expect(findLastTrial(seen([attempt(1, 6420)]), 'd2', ['t1'])).toBeUndefined();
  });
});
