import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { buildRoomClasses, planColumnRooms, planGridRooms } from './column-room.ts';

const column = (key: string, priority: 1 | 2 | 3 = 2) => ({ key, priority });
const always = [column('rank', 1), column('lane', 1), column('athlete', 1), column('mark', 1)];
const sprint = [
  ...always,
  column('bib'),
  { ...column('nation', 3), isUniform: true },
  column('club'),
  column('category'),
  column('reaction', 3),
  column('gap', 3),
  column('level', 3),
  column('points'),
];

/** The columns that have left a table of this width, rem. */
const leave = (plan: ReadonlyMap<string, number>, width: number) =>
  [...plan].filter(([, from]) => width < from).map(([key]) => key);

describe('a table too narrow for all its columns', () => {
  test('loses the nation that all have, then the level, then the reaction', () => {
    const plan = planColumnRooms(sprint, true);
    const order = [...plan].sort((a, b) => b[1] - a[1]).map(([key]) => key);
    expect(order.slice(0, 3)).toEqual(['nation', 'level', 'reaction']);
    // A table beside the rounds at 1280 px.
    expect(leave(plan, 904 / 16).sort()).toEqual(['level', 'nation', 'reaction']);
  });

  test('keeps what is always shown, and all columns where there is room', () => {
    const plan = planColumnRooms(sprint, true);
    expect([...plan.keys()]).not.toEqual(expect.arrayContaining(['mark']));
    expect(leave(plan, 1216 / 16)).toEqual([]);
    expect(planColumnRooms(always, true).size).toBe(0);
  });

  test('loses all attempts at once, and club and category together', () => {
    const attempts = [1, 2, 3, 4, 5, 6].map((n) => column(`e${n}`));
    const plan = planColumnRooms([...always, ...attempts, column('club'), column('category')], true);
    expect(new Set(attempts.map(({ key }) => plan.get(key))).size).toBe(1);
    expect(plan.get('club')).toBe(plan.get('category'));
    expect(buildRoomClasses(plan)).toBe(` line-${plan.get('club')} series-${plan.get('e1')}`);
  });
});

test('every width that a plan names has its rule', () => {
  const rules = readFileSync(join(__dirname, '..', 'column-room.css'), 'utf8');
  const many = Array.from({ length: 12 }, (_, index) => column(`column${index}`));
  const widths = many.flatMap((_, index) => [...planColumnRooms(many.slice(0, index + 1), false).values()]);
  for (const width of new Set([...widths, ...Array.from({ length: 22 }, (_, index) => 36 + 2 * index)])) {
    expect(rules).toContain(`.from-${width} {`);
    expect(rules).toContain(`(width < ${width}rem)`);
  }
});

test('a grid of heights loses the points, then the failures', () => {
  // Eleven heights of a heptathlon beside the rounds at 1280 px, where 904 px are left.
  expect(planGridRooms(11, true)).toEqual({ failures: 'from-56', points: 'from-60' });
  expect(planGridRooms(2, true)).toEqual({ failures: '', points: '' });
});
