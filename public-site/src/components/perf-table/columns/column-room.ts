import type { Column } from './column.ts';

/** The room of columns, rem, in a font wider than Inter. Where a table is too narrow for all, the last ones leave first. */
const COLUMN_ROOMS: readonly (readonly [key: string, rem: number])[] = [
  ['rank', 2.25],
  ['place', 2.25],
  ['lane', 2],
  ['athlete', 10],
  ['team', 10],
  ['mark', 8.5],
  ['attempt', 3.25],
  ['points', 5.25],
  ['bib', 3.25],
  ['net', 5],
  ['heat', 9],
  ['rankCategory', 5],
  ['segment', 5.5],
  ['finish', 5.5],
  ['nation', 4.75],
  ['club', 7],
  ['category', 4],
  ['pb', 5.5],
  ['rankSex', 5],
  ['gap', 10],
  ['sb', 5.5],
  ['wind', 4],
  ['pace', 5],
  ['zone', 8.5],
  ['improvement', 4.75],
  ['reaction', 4],
  ['level', 3.5],
  ['uniform', 4.75],
];
const DEFAULT_ROOM = 6;
const STAR_ROOM = 2.75;

/** Tables whose columns need no more than this show all of them from 600 px on. */
const MIN_ROOM = 34.5;
/** Wider than any table of the site: a column that would need more room is only in the row's sheet. */
const MAX_ROOM = 78;
const STEP = 2;

type AnyColumn = Pick<Column<never>, 'key' | 'priority' | 'room' | 'isUniform'>;

const findKind = ({ key, isUniform }: AnyColumn): string =>
  isUniform === true ? 'uniform' : /^e\d+$/.test(key) ? 'attempt' : key;

const findPosition = (column: AnyColumn): number => COLUMN_ROOMS.findIndex(([key]) => key === findKind(column));

const findRoom = (column: AnyColumn): number => column.room ?? COLUMN_ROOMS[findPosition(column)]?.[1] ?? DEFAULT_ROOM;

/** Columns that come and go together: the attempts, and those whose values are otherwise in the second line of a row. */
const findGroup = (column: AnyColumn): string => {
  const kind = findKind(column);
  return kind === 'category' ? 'club' : kind;
};

/** The width of a table, rem, from which each of its columns is shown; columns that are always shown are left out. */
export function planColumnRooms(columns: readonly AnyColumn[], hasStars: boolean): ReadonlyMap<string, number> {
  const isLeaving = ({ priority = 1 }: AnyColumn) => priority > 1;
  const sumRooms = (some: readonly AnyColumn[]) => some.reduce((sum, column) => sum + findRoom(column), 0);
  const leaving = columns.filter(isLeaving).sort((a, b) => findPosition(a) - findPosition(b));
  const plan = new Map<string, number>();
  let needed = (hasStars ? STAR_ROOM : 0) + sumRooms(columns.filter((column) => !isLeaving(column)));
  for (const group of new Set(leaving.map(findGroup))) {
    const together = leaving.filter((column) => findGroup(column) === group);
    needed += sumRooms(together);
    const threshold = Math.min(Math.ceil(needed / STEP) * STEP, MAX_ROOM);
    if (needed > MIN_ROOM) for (const { key } of together) plan.set(key, threshold);
  }
  return plan;
}

/** The classes of a table by which its rows show otherwise what hidden columns would. */
export function buildRoomClasses(plan: ReadonlyMap<string, number>): string {
  const line = plan.get('club') ?? plan.get('category');
  const classes = [
    ['line', line],
    ['series', plan.get('e1')],
    ['gap', plan.get('gap')],
  ] as const;
  return classes.map(([name, room]) => (room === undefined ? '' : ` ${name}-${room}`)).join('');
}

/** The columns of a grid of heights, rem: a name and a mark that stay, and 46 px for each height. */
const GRID_ROOMS = { name: 15.625, mark: 5.25, height: 2.875, failures: 3.25, points: 3.75 } as const;

/** The classes by which the points, then the failures leave a grid that is too narrow for them beside its heights. */
export function planGridRooms(heightCount: number, hasPoints: boolean): { failures: string; points: string } {
  const heights = Array.from({ length: heightCount }, (_, index) => ({
    key: `h${index}`,
    room: GRID_ROOMS.height,
  }));
  const always = [{ key: 'name', room: GRID_ROOMS.name }, ...heights, { key: 'grid-mark', room: GRID_ROOMS.mark }];
  const plan = planColumnRooms(
    [
      ...always,
      { key: 'failures', room: GRID_ROOMS.failures, priority: 3 },
      ...(hasPoints ? [{ key: 'points', room: GRID_ROOMS.points, priority: 3 } as const] : []),
    ],
    false,
  );
  const findClass = (key: string) => (plan.has(key) ? `from-${plan.get(key)}` : '');
  return { failures: findClass('failures'), points: findClass('points') };
}
