import type { LiveState } from '../contract/types.ts';
import type { FindRowKey } from './contest-fact.ts';
import type { FactOfKind } from './fact.ts';
import type { CurrentFact } from './fact-register.ts';

/** What is noted for an athlete of a field event, or for the event itself. Heights and distances in mm. */
export interface PitSetting {
  readonly opening?: number | undefined;
  readonly uprights?: number | undefined;
  readonly board?: number | undefined;
  readonly implement?: string | undefined;
  readonly away?: boolean | undefined;
}

/** A `clock` fact that counts; `isBeforeAttempt`: an attempt was written after it, which ends a time and a measurement. */
export interface ClockFact {
  readonly content: FactOfKind<'clock'>;
  readonly at: string;
  readonly isBeforeAttempt: boolean;
}

type PitState = Pick<LiveState, 'clock' | 'measuring' | 'pause'>;

/**
 * Whether the time for the attempt runs, whether the attempt is being measured, and whether the contest pauses, from its ordered `clock`
 * facts.
 * @example readPitState([]) // {}
 */
export function readPitState(clocks: readonly ClockFact[]): PitState {
  const running = clocks.findLast(({ content }) => content.act !== 'pause' && content.act !== 'resume');
  const stopped = clocks.findLast(({ content }) => content.act === 'pause' || content.act === 'resume');
  const isNow = (one: ClockFact | undefined, act: ClockFact['content']['act']): one is ClockFact =>
    one?.content.act === act && !one.isBeforeAttempt;
  const { until, reason, text } = stopped?.content ?? {};
  return {
    ...(isNow(running, 'start') && {
      clock: { since: running.at, ...(running.content.ms !== undefined && { ms: running.content.ms }) },
    }),
    ...(isNow(running, 'measure') && { measuring: true }),
    ...(stopped?.content.act === 'pause' && {
      pause: {
        since: stopped.at,
        ...(until !== undefined && { until }),
        ...(reason !== undefined && { reason }),
        ...(text !== undefined && { text }),
      },
    }),
  };
}

/**
 * What is noted for each athlete by row key, and for the event by an empty key: what was said last of each part.
 * @example readSettings([], () => undefined).size // 0
 */
export function readSettings(
  settings: readonly (CurrentFact & { readonly content: FactOfKind<'setting'> })[],
  findRowKey: FindRowKey,
): ReadonlyMap<string, PitSetting> {
  const byRow = new Map<string, PitSetting>();
  for (const { content } of settings) {
    const { opening, uprights, board, implement, away } = content;
    const said = Object.entries({ opening, uprights, board, implement, away }).filter(([, part]) => part !== undefined);
    const row = findRowKey(content) ?? '';
    byRow.set(row, { ...byRow.get(row), ...Object.fromEntries(said) });
  }
  return byRow;
}
