import {
  type Attempts,
  createVerticalContest,
  findHorizontalRules,
  findVerticalRules,
  foldHorizontal,
  type HorizontalContest,
  type HorizontalLogFact,
  isVerticalJump,
  type LiveState,
  type Refusal,
  readHorizontalLive,
  readVerticalLive,
  type Step,
  stepHorizontal,
  stepVertical,
  type VerticalContest,
  type VerticalLogFact,
  writeAttempts,
} from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import type { SentTrial } from '../../store/lists/sent-rows.ts';
import { explainRefusal, fault, type LoggedFact } from './fact.ts';
import { type MachineFact, machineFact, type WhoIs } from './machine-fact.ts';

/** What a contest is held by, and who takes part: keys of rows, in starting order. */
interface ContestSetup {
  readonly g0: number;
  readonly round: string;
  readonly dets: NonNullable<SentTrial['dets']>;
  readonly athletes: readonly string[];
  /** Facts by which an athlete who has begun takes no more trials: status words. */
  readonly ends: ReadonlyMap<string, string>;
}

/** A field event as its facts make it. */
export interface ContestFold {
  /** Facts that count for nothing, by id. */
  readonly refused: ReadonlyMap<string, WireError>;
  readonly warnings: readonly { readonly id: string; readonly detail: string }[];
  readonly series: ReadonlyMap<string, Attempts>;
  /** Announced heights and those put up besides; undefined where there are none. */
  readonly heights: readonly number[] | undefined;
  readonly live: LiveState;
  readonly ended: boolean;
  /** Facts that count. */
  readonly counts: ReadonlySet<string>;
}

/** The rules of one kind of field event, played one fact at a time. */
interface Table<S> {
  readonly start: S;
  readonly step: (contest: S, fact: MachineFact) => Step<S>;
  readonly seriesOf: (contest: S, index: number) => Attempts;
  readonly live: (contest: S) => LiveState;
  readonly heightsOf?: (contest: S) => readonly number[];
}

function verticalTable({ g0, round, dets, athletes }: ContestSetup, announced: boolean): Table<VerticalContest> {
  const standard = dets.qualifying?.standard;
  const rules = findVerticalRules(
    { g0 },
    { combined: round === 'c', qualification: round === 'q', ...(standard === undefined ? {} : { standard }) },
  );
  const blank = createVerticalContest(rules, athletes);
  const heights = (dets.heights ?? []).toSorted((a, b) => a - b);
  // Heights that the programme knows need no announcing.
  const opened =
    announced || heights.length === 0
      ? blank
      : stepVertical(blank, { id: 'programme', type: 'start', bars: heights }).state;
  return {
    start: opened,
    step: (contest, fact) => stepVertical(contest, fact as VerticalLogFact),
    seriesOf: ({ sheets }, index) => {
      const sheet = sheets[index];
      return sheet === undefined ? [] : writeAttempts(sheet);
    },
    live: readVerticalLive,
    heightsOf: ({ series }) => series,
  };
}

function horizontalTable({ round, dets, athletes }: ContestSetup): Table<HorizontalContest> {
  const { nbTries: trials, cuts, reorderAfter, qualifying } = dets;
  const rules = findHorizontalRules({ round, trials, standard: qualifying?.standard, cuts, reorderAfter });
  return {
    start: foldHorizontal(rules, athletes, []).state,
    step: (contest, fact) => stepHorizontal(contest, fact as HorizontalLogFact),
    seriesOf: ({ series }, index) => series[index] ?? [],
    live: readHorizontalLive,
  };
}

/** An attempt that says its number says the next one of its athlete. */
function checkAttemptNumber({ fact }: LoggedFact, taken: number): string | undefined {
  if (fact.kind !== 'attempt' || fact.n === undefined || fact.n === taken + 1) return undefined;
  return `the next attempt is number ${taken + 1}, not ${fact.n}`;
}

function playFacts<
  S extends {
    readonly athletes: readonly string[];
    readonly phase: string;
    readonly warnings: readonly { readonly kind: string; readonly rule: string; readonly fact: string }[];
  },
>(table: Table<S>, { ends }: ContestSetup, facts: readonly LoggedFact[], whoIs: WhoIs): ContestFold {
  let contest = table.start;
  const refused = new Map<string, WireError>();
  const counts = new Set<string>();

  function play(fact: MachineFact, own: string, name: string): Refusal | undefined {
    const { state, refusal } = table.step(contest, fact);
    contest = state;
    if (refusal === undefined) counts.add(own);
    else refused.set(own, explainRefusal(refusal, name));
    return refusal;
  }

  for (const one of facts) {
    const { fact } = one;
    const endedAthlete = ends.get(fact.id);
    if (endedAthlete !== undefined) {
      // An athlete who is out already stays out, so the refusal of this step does not count.
      contest = table.step(contest, { id: fact.id, type: 'attempt', athlete: endedAthlete, r: 'r' }).state;
      continue;
    }
    const who = fact.kind === 'attempt' ? whoIs(fact) : undefined;
    const name = `${who ?? ''} ${fact.kind}`.trim();
    const taken = who === undefined ? 0 : table.seriesOf(contest, contest.athletes.indexOf(who)).length;
    const wrong = checkAttemptNumber(one, taken);
    const machine = machineFact(fact, whoIs);
    if (wrong !== undefined || machine === undefined) {
      refused.set(fact.id, fault('conflict', `${name}: ${wrong ?? 'is no fact of a field event'}`));
      continue;
    }
    if (fact.kind !== 'correction' || !refused.has(fact.replaces)) {
      play(machine, fact.id, name);
      continue;
    }
    // What was refused is replaced where it is corrected: it never had a place of its own.
    refused.delete(fact.replaces);
    counts.add(fact.id);
    for (const each of fact.with) {
      const brought = machineFact(each, whoIs);
      if (brought !== undefined && play(brought, fact.id, name) !== undefined) counts.delete(fact.id);
    }
  }
  return {
    refused,
    counts,
    live: table.live(contest),
    ended: contest.phase === 'end',
    heights: table.heightsOf?.(contest),
    warnings: contest.warnings.map(({ kind, rule, fact }) => ({ id: fact, detail: `${kind}: ${rule}` })),
    series: new Map(contest.athletes.map((key, index) => [key, table.seriesOf(contest, index)])),
  };
}

/** A field event as its facts make it, in the order in which they took place. */
export function foldContest(contest: ContestSetup, facts: readonly LoggedFact[], whoIs: WhoIs): ContestFold {
  if (!isVerticalJump(contest.g0)) return playFacts(horizontalTable(contest), contest, facts, whoIs);
  const announced = facts.some(({ fact }) => fact.kind === 'heights');
  return playFacts(verticalTable(contest, announced), contest, facts, whoIs);
}
