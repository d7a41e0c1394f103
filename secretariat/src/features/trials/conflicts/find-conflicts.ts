import { isCombined, isFinished, isTrackEvent, TRIAL_STATUS } from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';
import { findVenue, minutesFor, type Venue } from '../build/venue.ts';

const MINUTE = 60_000;

/** Between two of an athlete's events, minutes: to check out of one and in to the other. */
const BETWEEN = 10;

/** Between the starts of two parts of a combined event, minutes: the next one waits for the last athlete of the one before. */
const REST = 30;

interface Entered {
  readonly bib?: string | number | undefined;
  readonly auid?: string | undefined;
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly clubName?: string | undefined;
  /** Of a relay: who runs. The team itself is nobody, and may run with others elsewhere. */
  readonly relay?: unknown;
  readonly members?: readonly Entered[] | undefined;
}

type StartsOf = Readonly<Record<string, readonly Entered[]>>;

/** Two trials that do not fit; `apart` is the minutes between them, below 0 those in which both are under way. */
interface Clash {
  readonly trials: readonly [ProgrammeTrial, ProgrammeTrial];
  readonly apart: number;
}

/** One place of the stadium used twice, or athletes in two places. */
export type Conflict = Clash &
  ({ readonly kind: 'venue'; readonly venue: Venue } | { readonly kind: 'athlete'; readonly names: readonly string[] });

interface Span {
  readonly trial: ProgrammeTrial;
  readonly from: number;
  readonly to: number;
}

function measureSpan(trial: ProgrammeTrial): Span {
  const from = Date.parse(trial.date) / MINUTE;
  const isShort = trial.round === 'q' || trial.round === 'c';
  return { trial, from, to: from + minutesFor(trial, trial.starts || undefined, isShort) };
}

/** Two trials of which each is over, or that go together by rule, stand in nobody's way. */
function fits({ trial: a, from }: Span, { trial: b, from: then }: Span): boolean {
  if (isFinished(a.status) && isFinished(b.status)) return true;
  return a.dets.combined !== undefined && a.dets.combined === b.dets.combined && then - from >= REST;
}

/** Pairs that overlap, or leave less than `between` minutes, by a walk along the clock. */
function clashes(spans: readonly Span[], between = 0): readonly Clash[] {
  const inOrder = spans.toSorted((a, b) => a.from - b.from);
  return inOrder.flatMap((one, at) => {
    const found: Clash[] = [];
    for (const other of inOrder.slice(at + 1)) {
      if (other.from >= one.to + between) break;
      if (!fits(one, other)) found.push({ trials: [one.trial, other.trial], apart: Math.round(other.from - one.to) });
    }
    return found;
  });
}

const keyOf = ({ auid, last = '', first = '', bib, clubName = '' }: Entered): string =>
  auid ?? (last === '' ? `#${bib ?? ''}` : `${last}|${first}|${clubName}`.toLowerCase());

const runnersOf = (entered: Entered): readonly Entered[] =>
  entered.relay === undefined
    ? [entered]
    : (entered.members ?? []).map((member) => ({ ...member, clubName: entered.clubName }));

const isPlanned = ({ status }: ProgrammeTrial): boolean => status !== TRIAL_STATUS.cancelled;

/** Heats of one round follow one another on the track; pools of a field event need a place each. */
const isOneRound = ([a, b]: Clash['trials']): boolean =>
  a.gOID === b.gOID && a.round === b.round && a.g0 === b.g0 && isTrackEvent(a.g0);

const roundsIn = ([a, b]: Clash['trials']): string => `${a.gOID} ${a.round} ${b.gOID} ${b.round}`;

/** Places used twice at a time; of many heats of the same two rounds, those that overlap most. */
export function venueConflicts(programme: readonly ProgrammeTrial[]): readonly Conflict[] {
  const byVenue = Map.groupBy(programme.filter(isPlanned), (trial) => findVenue(trial));
  return [...byVenue].flatMap(([venue, trials]) => {
    if (venue === undefined) return [];
    const found = clashes(trials.map(measureSpan)).filter((clash) => !isOneRound(clash.trials));
    return [...Map.groupBy(found, (clash) => roundsIn(clash.trials)).values()].flatMap((own) => {
      const [worst] = own.toSorted((a, b) => a.apart - b.apart);
      return worst === undefined ? [] : [{ kind: 'venue' as const, venue, ...worst }];
    });
  });
}

/**
 * Athletes whose events overlap, or leave them no ten minutes between, once for each two events; the whole of a combined
 * event is in no place.
 */
export function athleteConflicts(programme: readonly ProgrammeTrial[], starts: StartsOf): readonly Conflict[] {
  const entered = new Map<string, { readonly name: string; readonly spans: Span[] }>();
  for (const trial of programme) {
    if (isCombined(trial.g0) || !isPlanned(trial)) continue;
    const span = measureSpan(trial);
    for (const one of (starts[trial.uid] ?? []).flatMap(runnersOf)) {
      const key = keyOf(one);
      const name = [one.last, one.first].filter(Boolean).join(' ') || String(one.bib ?? '');
      const known = entered.get(key);
      if (known === undefined) entered.set(key, { name, spans: [span] });
      else known.spans.push(span);
    }
  }
  const found = [...entered.values()].flatMap(({ name, spans }) =>
    clashes(spans, BETWEEN).map((clash) => ({ name, clash })),
  );
  const pairs = Map.groupBy(found, ({ clash: { trials } }) => trials.map(({ oid }) => oid).join(' '));
  return [...pairs.values()]
    .flatMap((own) => {
      const [first] = own;
      return first === undefined
        ? []
        : [{ kind: 'athlete' as const, names: own.map(({ name }) => name), ...first.clash }];
    })
    .toSorted((a, b) => Date.parse(a.trials[0].date) - Date.parse(b.trials[0].date));
}
