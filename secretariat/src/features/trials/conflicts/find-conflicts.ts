import { isCombined } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { minutesFor, type Venue, venueOf } from '../build/venue.ts';

const MINUTE = 60_000;

/** Between two of an athlete's events: to check out of one and in to the other. */
const BETWEEN = 10 * MINUTE;

interface Entered {
  readonly bib?: string | number | undefined;
  readonly auid?: string | undefined;
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly clubName?: string | undefined;
}

export type StartsOf = Readonly<Record<string, readonly Entered[]>>;

/** One place of the stadium used twice, or an athlete in two places. */
export type Conflict =
  | { readonly kind: 'venue'; readonly venue: Venue; readonly trials: readonly [ProgrammeTrial, ProgrammeTrial] }
  | { readonly kind: 'athlete'; readonly name: string; readonly trials: readonly [ProgrammeTrial, ProgrammeTrial] };

interface Span {
  readonly trial: ProgrammeTrial;
  readonly from: number;
  readonly to: number;
}

const CANCELLED = 50;

function spanOf(trial: ProgrammeTrial): Span {
  const from = Date.parse(trial.date);
  return { trial, from, to: from + minutesFor(trial, trial.starts || undefined) * MINUTE };
}

/** Pairs that overlap, by a walk along the clock. */
function overlaps(spans: readonly Span[], apart = 0): readonly (readonly [ProgrammeTrial, ProgrammeTrial])[] {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  return inOrder.flatMap((one, at) => {
    const found: (readonly [ProgrammeTrial, ProgrammeTrial])[] = [];
    for (const other of inOrder.slice(at + 1)) {
      if (other.from >= one.to + apart) break;
      found.push([one.trial, other.trial]);
    }
    return found;
  });
}

const keyOf = ({ auid, last = '', first = '', bib, clubName = '' }: Entered): string =>
  auid ?? (last === '' ? `#${bib ?? ''}` : `${last}|${first}|${clubName}`.toLowerCase());

/** Places used twice at a time; heats of one round follow one another and are none. */
export function venueConflicts(programme: readonly ProgrammeTrial[]): readonly Conflict[] {
  const byVenue = Map.groupBy(
    programme.filter(({ status }) => status !== CANCELLED),
    (trial) => venueOf(trial),
  );
  return [...byVenue].flatMap(([venue, trials]) => {
    if (venue === undefined) return [];
    return overlaps(trials.map(spanOf))
      .filter(([a, b]) => a.gOID !== b.gOID || a.round !== b.round || venue !== 'track')
      .map((pair) => ({ kind: 'venue' as const, venue, trials: pair }));
  });
}

/** Athletes whose events overlap, or leave them no ten minutes between; the whole of a combined event is in no place. */
export function athleteConflicts(programme: readonly ProgrammeTrial[], starts: StartsOf): readonly Conflict[] {
  const spans = new Map<string, { readonly name: string; readonly spans: Span[] }>();
  for (const trial of programme) {
    if (isCombined(trial.g0) || trial.status === CANCELLED) continue;
    const span = spanOf(trial);
    for (const entered of starts[trial.uid] ?? []) {
      const key = keyOf(entered);
      const name = [entered.last, entered.first].filter(Boolean).join(' ') || String(entered.bib ?? '');
      const known = spans.get(key);
      if (known === undefined) spans.set(key, { name, spans: [span] });
      else known.spans.push(span);
    }
  }
  return [...spans.values()].flatMap(({ name, spans: own }) =>
    own.length < 2 ? [] : overlaps(own, BETWEEN).map((trials) => ({ kind: 'athlete' as const, name, trials })),
  );
}
