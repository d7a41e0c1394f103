import type { FoldedTrialView } from 'shared-domain/live-input';
import type { LogRow } from '../log/log-row.ts';

/** Starts that were pressed on this page: the page's count then, by trial and by the id of the fact. */
const pressed = new Map<string, { readonly count: number; fact: string | undefined }>();

/** Notes when a key was pressed, by the page's count, before its fact is on the disk. */
export const noteStart = (trial: string, count: number): void => void pressed.set(trial, { count, fact: undefined });

/** What the time of a race is counted from. */
export interface RaceClock {
  /** `here`: pressed on this page; `reopened`: on this device, whose page was closed since; `elsewhere`: another device said it. */
  readonly from: 'here' | 'reopened' | 'elsewhere';
  /** The start, ms by the page's count. */
  readonly count: number;
  /** The instant of the start by the server's clock, ms. */
  readonly at: number;
  /** How far times may be wrong, ms; undefined where start and finish are of one count. */
  readonly error: number | undefined;
  readonly factId: string | undefined;
}

/** Without a measure of the server's clock nobody knows better than to a second. */
const UNKNOWN_ERROR_MS = 1000;

interface Clocks {
  readonly at: () => number;
  readonly offset: () => { readonly error: number } | undefined;
}

/** What this device counts the race from; its own start before another's (TR 19.7: from the flash of the gun); none that was recalled. */
export function findRaceClock(
  { trial, facts, sheet }: FoldedTrialView,
  rows: readonly LogRow[],
  own: string,
  clock: Clocks,
): RaceClock | undefined {
  const replaced = new Set(facts.map(({ fact }) => (fact.kind === 'correction' ? fact.replaces : undefined)));
  const starts = facts.filter(({ fact }) => fact.kind === 'start' && !replaced.has(fact.id));
  const recalled = sheet.state.starts.recalls.at(-1)?.at ?? '';
  const ownStart = rows.findLast(
    ({ fact, source }) =>
      source === undefined &&
      fact.kind === 'start' &&
      fact.trialOID === trial.oid &&
      fact.at > recalled &&
      !replaced.has(fact.id),
  );
  const ownError = clock.offset()?.error ?? UNKNOWN_ERROR_MS;
  const countOf = (at: number) => performance.now() - (clock.at() - at);
  if (ownStart !== undefined) {
    const at = Date.parse(ownStart.fact.at);
    const here = pressed.get(trial.oid);
    if (here !== undefined) here.fact ??= ownStart.fact.id;
    if (here?.fact === ownStart.fact.id)
      return { from: 'here', count: here.count, at, error: undefined, factId: ownStart.fact.id };
    return { from: 'reopened', count: countOf(at), at, error: Math.ceil(2 * ownError), factId: ownStart.fact.id };
  }
  const { startedAt } = sheet.state;
  if (startedAt === undefined) return undefined;
  const said = starts.findLast(({ device }) => device !== own)?.fact;
  const otherError = (said?.kind === 'start' ? said.error : undefined) ?? ownError;
  const at = Date.parse(startedAt);
  return { from: 'elsewhere', count: countOf(at), at, error: Math.ceil(ownError + otherError), factId: undefined };
}
