import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind } from './fact.ts';
import type { FinishFact } from './finish-kinds.ts';

/** A passage that counts: who, when, and which device said it. */
export interface LapFact {
  readonly content: FactOfKind<'lap'>;
  /** ms since 1970, by the server's clock as the device knew it. */
  readonly at: number;
  readonly device: string;
}

/** A runner of a race of laps, as one scorer counts. */
export interface LapRunner {
  readonly row: string;
  /** Instants of the passages, ms, in their order. */
  readonly passages: readonly number[];
  readonly ids: readonly string[];
  /** Laps that are left after the last passage; the part of a lap at the beginning counts as the first. */
  readonly toGo: number;
  /** Whether the leader is a lap ahead, or more. */
  readonly isLapped: boolean;
  /** Behind the runner before, ms, where both have passed as often. */
  readonly gap: number | undefined;
}

/** A race of laps as one scorer counts it. */
export interface LapCount {
  readonly device: string;
  /** In running order: more laps first, then who passed earlier; before the first passage in starting order. */
  readonly runners: readonly LapRunner[];
  readonly leader: LapRunner | undefined;
  /** What the board of laps shows: what the leader has left. */
  readonly board: number;
  /** The leader has begun the last lap, and nobody has finished. */
  readonly isBell: boolean;
  /** Passages of somebody whom the scorer did not know. */
  readonly unknown: readonly LapFact[];
  /** When the scorer last said something, ms; −∞ before that. */
  readonly lastSaid: number;
}

/** A runner whom two scorers count differently. */
export interface LapDifference {
  readonly row: string;
  readonly counts: readonly { readonly device: string; readonly laps: number }[];
}

/** Passages of the finish line, the finish being the last: 13 of 5000 m on 400 m. @example countPassages(5000, 400) // 13 */
export const countPassages = (distance: number, lapLength: number): number =>
  distance > 0 && lapLength > 0 ? Math.ceil(distance / lapLength - 1e-9) : 0;

/** Whether the leader is a lap ahead: two passages more, or the next one before the runner's last. */
function hasBeenLapped(passages: readonly number[], leading: readonly number[]): boolean {
  const behind = leading.length - passages.length;
  const [last, next] = [passages.at(-1), leading[passages.length]];
  return behind >= 2 || (last !== undefined && next !== undefined && next < last);
}

function countOf(
  device: string,
  laps: readonly LapFact[],
  rows: readonly string[],
  passages: number,
  findRowKey: FindRowKey,
): LapCount {
  const byRow = Map.groupBy(laps, ({ content }) => findRowKey(content) ?? '');
  const counted = rows.map((row) => {
    const own = (byRow.get(row) ?? []).toSorted((a, b) => a.at - b.at);
    const instants = own.map(({ at }) => at);
    return { row, passages: instants, ids: own.map(({ content }) => content.id) };
  });
  const ordered = counted.toSorted(
    (a, b) => b.passages.length - a.passages.length || (a.passages.at(-1) ?? 0) - (b.passages.at(-1) ?? 0),
  );
  const leading = ordered[0]?.passages ?? [];
  const ahead = leading.length;
  const runners = ordered.map((runner, at): LapRunner => {
    const before = ordered[at - 1];
    const [own, other] = [runner.passages.at(-1), before?.passages.at(-1)];
    const isSameLap = own !== undefined && other !== undefined && before?.passages.length === runner.passages.length;
    return {
      ...runner,
      toGo: Math.max(0, passages - runner.passages.length),
      isLapped: hasBeenLapped(runner.passages, leading),
      gap: isSameLap ? own - other : undefined,
    };
  });
  const lastSaid = Math.max(Number.NEGATIVE_INFINITY, ...laps.map(({ at }) => at));
  const leader = ahead === 0 ? undefined : runners[0];
  const board = Math.max(0, passages - ahead);
  return { device, runners, leader, board, isBell: ahead > 0 && board === 1, unknown: byRow.get('') ?? [], lastSaid };
}

/**
 * A race of laps as each of its scorers counts it, the one who began first before the others. Nothing is put together: every scorer's
 * passages stay as they are.
 * @param passages how often each runner passes the finish line, the finish included
 * @example countLaps([], ['bib:1'], 13, () => undefined) // []
 */
export function countLaps(
  laps: readonly LapFact[],
  rows: readonly string[],
  passages: number,
  findRowKey: FindRowKey,
): readonly LapCount[] {
  const byDevice = Map.groupBy(
    laps.toSorted((a, b) => a.at - b.at),
    ({ device }) => device,
  );
  return [...byDevice].map(([device, own]) => countOf(device, own, rows, passages, findRowKey));
}

/** The passages among the facts of the finish line, with their instants and devices. */
export const listLapFacts = (facts: readonly FinishFact[]): readonly LapFact[] =>
  facts.flatMap(({ content, at, device }) =>
    content.kind === 'lap' ? [{ content, at: Date.parse(content.time ?? at), device }] : [],
  );

/** A scorer's count before the first passage. */
export const startLapCount = (device: string, rows: readonly string[], passages: number): LapCount =>
  countOf(device, [], rows, passages, () => undefined);

/** Instants nearer than this are of one passage that two scorers saw, ms. */
const SAME_PASSAGE_MS = 8000;

/** Whether a scorer has fallen silent: by another one's count the leader passed since, and this one has had time to say so and said nothing. */
const isSilent = ({ device, lastSaid }: LapCount, counts: readonly LapCount[], now: number): boolean =>
  counts.some((other) => {
    const passed = other.leader?.passages.at(-1);
    return (
      other.device !== device &&
      passed !== undefined &&
      now - passed >= SAME_PASSAGE_MS &&
      lastSaid < passed - SAME_PASSAGE_MS
    );
  });

/**
 * The count that the board shows: of the scorer who began first and has not fallen silent; whoever says something again drives it again.
 * @param now ms since 1970
 * @example findBoardCount([], 0) // undefined
 */
export const findBoardCount = (counts: readonly LapCount[], now: number): LapCount | undefined =>
  counts.find((count) => !isSilent(count, counts, now)) ?? counts[0];

/**
 * The runners whom scorers count differently, once the slower one has had time to say so: a passage that only one has said yet is no
 * difference before `now` is later than it by the time of one passage.
 */
export function listLapDifferences(counts: readonly LapCount[], now: number): readonly LapDifference[] {
  if (counts.length < 2) return [];
  const rows = new Set(counts.flatMap(({ runners }) => runners.map(({ row }) => row)));
  return [...rows].flatMap((row) => {
    const seen = counts.flatMap(({ device, runners }) => {
      const passages = runners.find((one) => one.row === row)?.passages ?? [];
      return passages.length === 0
        ? []
        : [{ device, laps: passages.filter((at) => now - at >= SAME_PASSAGE_MS).length }];
    });
    return seen.length > 1 && new Set(seen.map(({ laps }) => laps)).size > 1 ? [{ row, counts: seen }] : [];
  });
}
