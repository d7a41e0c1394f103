import {
  compareStartTimes,
  estimateMinutes,
  findStartTime,
  findVenue,
  isCombined,
  isFinished,
  isTrackEvent,
  TRIAL_STATUS,
  type Venue,
} from 'shared-domain';
import type { ProgrammeTrial } from '../../../api/programme.ts';

const MINUTE_MS = 60_000;

/** Minutes an athlete needs between two events, to leave one and report for the other. */
const MIN_GAP_MINUTES = 10;

/** Minutes between the starts of two parts of a combined event; the second waits for the last athlete of the first anyway. */
const MIN_PART_GAP_MINUTES = 30;

interface EnteredAthlete {
  readonly bib?: string | number | undefined;
  readonly auid?: string | undefined;
  readonly last?: string | undefined;
  readonly first?: string | undefined;
  readonly clubName?: string | undefined;
  /** Set for a relay team, whose `members` are checked instead of the team. */
  readonly relay?: unknown;
  readonly members?: readonly EnteredAthlete[] | undefined;
}

type StartLists = Readonly<Record<string, readonly EnteredAthlete[]>>;

/** Two trials in conflict; `apart` is the minutes between them, negative for those in which they overlap. */
interface Clash {
  readonly trials: readonly [ProgrammeTrial, ProgrammeTrial];
  readonly apart: number;
}

/** A venue used twice at a time, or athletes with two events at a time. */
export type Conflict = Clash &
  ({ readonly kind: 'venue'; readonly venue: Venue } | { readonly kind: 'athlete'; readonly names: readonly string[] });

/** The time of a trial, in minutes since 1970. */
interface Span {
  readonly trial: ProgrammeTrial;
  readonly from: number;
  readonly to: number;
}

function measureSpan(trial: ProgrammeTrial): Span {
  const from = Date.parse(findStartTime(trial)) / MINUTE_MS;
  const isShort = trial.round === 'q' || trial.round === 'c';
  return { trial, from, to: from + estimateMinutes(trial, trial.starts || undefined, isShort) };
}

/** Whether two trials never conflict: both are finished, or they are parts of one combined event and far enough apart. */
function isCompatible({ trial: a, from }: Span, { trial: b, from: otherFrom }: Span): boolean {
  if (isFinished(a.status) && isFinished(b.status)) return true;
  return (
    a.dets.combined !== undefined && a.dets.combined === b.dets.combined && otherFrom - from >= MIN_PART_GAP_MINUTES
  );
}

/** The pairs of trials that overlap, or leave less than `between` minutes. */
function findClashes(spans: readonly Span[], between = 0): readonly Clash[] {
  const sortedSpans = spans.toSorted((a, b) => a.from - b.from);
  return sortedSpans.flatMap((one, index) => {
    const pairs: Clash[] = [];
    for (const other of sortedSpans.slice(index + 1)) {
      if (other.from >= one.to + between) break;
      if (!isCompatible(one, other))
        pairs.push({ trials: [one.trial, other.trial], apart: Math.round(other.from - one.to) });
    }
    return pairs;
  });
}

const makePersonKey = ({ auid, last = '', first = '', bib, clubName = '' }: EnteredAthlete): string =>
  auid ?? (last === '' ? `#${bib ?? ''}` : `${last}|${first}|${clubName}`.toLowerCase());

const listRunners = (athlete: EnteredAthlete): readonly EnteredAthlete[] =>
  athlete.relay === undefined
    ? [athlete]
    : (athlete.members ?? []).map((member) => ({ ...member, clubName: athlete.clubName }));

const isPlanned = ({ status }: ProgrammeTrial): boolean => status !== TRIAL_STATUS.cancelled;

/** Whether two trials are heats of one track round, which run one after another; pools of a field event need a venue each. */
const isOneRound = ([a, b]: Clash['trials']): boolean =>
  a.gOID === b.gOID && a.round === b.round && a.g0 === b.g0 && isTrackEvent(a.g0);

const makeRoundsKey = ([a, b]: Clash['trials']): string => `${a.gOID} ${a.round} ${b.gOID} ${b.round}`;

/** Venues used twice at a time; for two rounds with many heats, only the pair that overlaps most. */
export function findVenueConflicts(programme: readonly ProgrammeTrial[]): readonly Conflict[] {
  const byVenue = Map.groupBy(programme.filter(isPlanned), (trial) => findVenue(trial));
  return [...byVenue].flatMap(([venue, trials]) => {
    if (venue === undefined) return [];
    const venueClashes = findClashes(trials.map(measureSpan)).filter((clash) => !isOneRound(clash.trials));
    return [...Map.groupBy(venueClashes, (clash) => makeRoundsKey(clash.trials)).values()].flatMap((sameRounds) => {
      const [worst] = sameRounds.toSorted((a, b) => a.apart - b.apart);
      return worst === undefined ? [] : [{ kind: 'venue' as const, venue, ...worst }];
    });
  });
}

/**
 * Athletes whose events overlap or are less than `MIN_BETWEEN` minutes apart, one conflict per pair of trials. A combined event itself is
 * left out: its parts count.
 */
export function findAthleteConflicts(programme: readonly ProgrammeTrial[], starts: StartLists): readonly Conflict[] {
  const spansByAthlete = new Map<string, { readonly name: string; readonly spans: Span[] }>();
  for (const trial of programme) {
    if (isCombined(trial.g0) || !isPlanned(trial)) continue;
    const span = measureSpan(trial);
    for (const one of (starts[trial.uid] ?? []).flatMap(listRunners)) {
      const key = makePersonKey(one);
      const name = [one.last, one.first].filter(Boolean).join(' ') || String(one.bib ?? '');
      const existing = spansByAthlete.get(key);
      if (existing === undefined) spansByAthlete.set(key, { name, spans: [span] });
      else existing.spans.push(span);
    }
  }
  const athleteClashes = [...spansByAthlete.values()].flatMap(({ name, spans }) =>
    findClashes(spans, MIN_GAP_MINUTES).map((clash) => ({ name, clash })),
  );
  const pairs = Map.groupBy(athleteClashes, ({ clash: { trials } }) => trials.map(({ oid }) => oid).join(' '));
  return [...pairs.values()]
    .flatMap((pair) => {
      const [first] = pair;
      return first === undefined
        ? []
        : [{ kind: 'athlete' as const, names: pair.map(({ name }) => name), ...first.clash }];
    })
    .toSorted((a, b) => compareStartTimes(a.trials[0], b.trials[0]));
}

/** A free time is looked for in steps of as many minutes, as far as this from the time of now. */
const STEP_MINUTES = 5;
const MAX_SHIFT_MINUTES = 10 * 60;

/** The trial that gives way in a conflict: the later one, unless it alone is a part of a combined event, whose parts keep their order. */
export function chooseMoved({ trials: [earlier, later] }: Clash): ProgrammeTrial {
  return later.dets.combined !== undefined && earlier.dets.combined === undefined ? earlier : later;
}

/** The heats of the round that gives way in a conflict. */
export function listMovedHeats(conflict: Clash, programme: readonly ProgrammeTrial[]): ProgrammeTrial[] {
  const { gOID, round, g0, g1 } = chooseMoved(conflict);
  return programme.filter(
    (one) => one.gOID === gOID && one.round === round && one.g0 === g0 && one.g1 === g1 && !isFinished(one.status),
  );
}

const moveTo = (trial: ProgrammeTrial, start: string): ProgrammeTrial => ({ ...trial, date: start, dateE: start });

/**
 * By how many minutes the round that gives way in a conflict is moved so that its venue is free and its athletes are nowhere else;
 * undefined where there is no such time in the next hours.
 */
export function findFreeShift(
  conflict: Clash,
  programme: readonly ProgrammeTrial[],
  starts: StartLists,
): number | undefined {
  const moved = new Set(listMovedHeats(conflict, programme).map(({ oid }) => oid));
  const heats = programme.filter(({ oid }) => moved.has(oid));
  const runners = new Set(heats.flatMap(({ uid }) => (starts[uid] ?? []).flatMap(listRunners)).map(makePersonKey));
  const isRunner = (one: EnteredAthlete) => listRunners(one).some((runner) => runners.has(makePersonKey(runner)));
  const theirStarts = Object.fromEntries(Object.entries(starts).map(([uid, rows]) => [uid, rows.filter(isRunner)]));
  const concerns = ({ trials }: Conflict) => trials.some(({ oid }) => moved.has(oid));
  for (let minutes = STEP_MINUTES; minutes <= MAX_SHIFT_MINUTES; minutes += STEP_MINUTES) {
    const later = programme.map((trial) =>
      moved.has(trial.oid)
        ? moveTo(trial, new Date(Date.parse(findStartTime(trial)) + minutes * MINUTE_MS).toISOString())
        : trial,
    );
    if (!findVenueConflicts(later).some(concerns) && !findAthleteConflicts(later, theirStarts).some(concerns))
      return minutes;
  }
  return undefined;
}
