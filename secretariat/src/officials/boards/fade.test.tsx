import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import type { BoardAddress } from 'shared-domain/board';
import type { DeviceTrial } from 'shared-domain/live-input';
import type { Seen } from '../sync/seen.ts';
import { aTrial, START } from '../testing/open-test-board.tsx';
import { readText } from '../testing/render-task.tsx';
import { createBoard } from '../testing/show-board.tsx';
import { BoardApp } from './BoardApp.tsx';
import { BoardContext } from './use-board.ts';

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const RUNNERS = Array.from({ length: 12 }, (_, at) => ({
  row: `bib:${at + 1}`,
  bib: String(at + 1),
  last: `N${at + 1}`,
  first: 'Ana',
  odr: at + 1,
  lane: at + 1,
}));

/** A board that is told one thing after the other. */
function openShow(trials: readonly DeviceTrial[]) {
  const challenge = { kind: 'O', tz: 'Europe/Paris', name: 'Régionaux du Val' };
  const draw = (address: Pick<BoardAddress, 'layout' | 'trial'>, shown = trials) => (
    <BoardContext
      value={createBoard({ language: 'fr', width: 1920, height: 1080, ...address }, {
        chOID: 'c',
        challenge,
        cursor: 0,
        trials: shown,
        facts: [],
        read: 0,
      } as unknown as Seen)}
    >
      <BoardApp />
    </BoardContext>
  );
  const { container, rerender } = render(draw({ layout: 'message', trial: undefined }));
  return (...told: Parameters<typeof draw>) => {
    rerender(draw(...told));
    return [...container.querySelectorAll('.board > *, .list-rows')].filter((one) => !one.matches('.board-id'));
  };
}

describe('A picture that comes onto a board fades in (officials 5.3)', () => {
  const one = aTrial({ rows: RUNNERS });
  const other = aTrial({ rows: RUNNERS });

  test('with another event or another list, not with what changes in it', () => {
    const show = openShow([one, other]);
    const first = show({ layout: 'depart', trial: one.oid });
    const late = { ...one, dateE: '2026-06-13T13:40:00Z' } as DeviceTrial;
    const then = show({ layout: 'depart', trial: one.oid }, [late, other]);
    expect(then.map((part, at) => part === first[at])).toEqual([true, true]);
    expect(readText(then[0]?.textContent ?? '')).toContain('15:40');
    for (const next of [
      { layout: 'depart', trial: other.oid } as const,
      { layout: 'concours', trial: one.oid } as const,
    ])
      for (const part of show(next)) expect(first).not.toContain(part);
  });

  test('with the next part of a list', () => {
    const show = openShow([one]);
    const [list, rows] = show({ layout: 'depart', trial: one.oid });
    act(() => {
      jest.advanceTimersByTime(8000);
    });
    const [same, next] = show({ layout: 'depart', trial: one.oid });
    expect(same).toBe(list);
    expect(next).not.toBe(rows);
  });
});
