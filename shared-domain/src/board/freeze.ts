import {
  type DeviceTrial,
  type FoldedTrialView,
  foldTrialView,
  type KnownCompetition,
} from '../live-input/device-view.ts';
import { listTrialFacts } from '../live-input/fact.ts';
import { type FiledReport, isReportOpen } from '../live-input/report-state.ts';

/** What a screen showed last, by trial and row. */
export type ShownPictures = Map<string, ReadonlyMap<string, unknown>>;

/** What of a picture waits for the referee. */
export interface Freeze {
  /** Whether a report waits for the referee. */
  readonly isAwaited: boolean;
  /** Whether the row of an athlete is frozen; all rows are where a report names nobody. */
  readonly isFrozen: (row: string) => boolean;
  /** The trial as it was before the report about an athlete; as it is for whom there is none. */
  readonly findBefore: (row: string) => FoldedTrialView;
  /** What this screen showed last; whoever only answers has no picture of its own. */
  readonly pictures?: ShownPictures | undefined;
}

/** A penalty that the recorder of a race walk posts is what the board shows, and waits for nobody. */
const isPosted = ({ content }: FiledReport): boolean => content.what === 'penalty' && content.rules === undefined;

/** A trial with what is known of it. */
export const fold = (trial: DeviceTrial, { facts, challenge }: KnownCompetition): FoldedTrialView =>
  foldTrialView(trial, listTrialFacts(facts, trial.oid), challenge.kind);

/**
 * What open reports keep a board from showing, and those whose decision the speaker has not announced: an athlete's row stays as it was when
 * the first of them came (officials 2.9, 5.3, 5.4).
 */
export function findFreeze(folded: FoldedTrialView, known: KnownCompetition, pictures?: ShownPictures): Freeze {
  const isAwaited = (report: FiledReport) =>
    (isReportOpen(report) && !isPosted(report)) || known.withheld?.includes(report.id) === true;
  const open = folded.sheet.state.reports.filter(isAwaited).map(({ id, row }) => {
    const said = folded.facts.find(
      ({ fact }) => fact.id === id || (fact.kind === 'correction' && fact.with.some((part) => part.id === id)),
    );
    return { row, number: said?.arrivalNumber ?? 0 };
  });
  const folds = new Map<number, FoldedTrialView>();
  const findNumber = (row: string): number | undefined => {
    const numbers = open.flatMap((one) => (one.row === undefined || one.row === row ? one.number : []));
    return numbers.length === 0 ? undefined : Math.min(...numbers);
  };
  return {
    isAwaited: open.length > 0,
    pictures,
    isFrozen: (row) => findNumber(row) !== undefined,
    findBefore(row) {
      const number = findNumber(row);
      if (number === undefined) return folded;
      const before =
        folds.get(number) ?? fold(folded.trial, { ...known, facts: known.facts.filter(({ n }) => n < number) });
      folds.set(number, before);
      return before;
    },
  };
}

/**
 * The rows of a picture with those frozen that wait for the referee: as this screen had them, else as the facts before the report give
 * them, under the names of now, since somebody may have been hidden meanwhile; one of which there was nothing before is left out.
 * `picture` names the trial.
 */
export function keepFrozenRows<T extends { readonly row: string; readonly last: string; readonly first: string }>(
  picture: string,
  rows: readonly T[],
  { isFrozen, pictures }: Pick<Freeze, 'isFrozen' | 'pictures'>,
  findBefore: (row: string) => T | undefined,
): readonly (T & { readonly isFrozen: boolean })[] {
  const shown = pictures?.get(picture) as ReadonlyMap<string, T> | undefined;
  const frozen = rows.flatMap((one) => {
    if (!isFrozen(one.row)) return [{ ...one, isFrozen: false }];
    const before = shown?.get(one.row) ?? findBefore(one.row);
    return before === undefined ? [] : [{ ...before, last: one.last, first: one.first, isFrozen: true }];
  });
  pictures?.set(picture, new Map(frozen.map((one) => [one.row, one])));
  return frozen;
}
