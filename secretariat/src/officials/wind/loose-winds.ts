import { type FoldedTrialView, findWritten, readAttempts, type UnattachedWind } from 'shared-domain/live-input';
import { formatBib } from '../contest/words.ts';
import type { WriteFact } from '../log/fact-log.ts';

/** An attempt to which a reading may belong, without a reading of its own. */
export interface WindlessAttempt {
  readonly row: string;
  readonly bib: string;
  readonly n: number;
  /** When it was written; undefined for the one that is next. */
  readonly at: string | undefined;
  /** The mark in mm of a valid attempt. */
  readonly v: number | undefined;
}

/** When what a device said first was said, behind the corrections that brought the present words. */
function findInstant({ facts }: FoldedTrialView, id: string): string | undefined {
  const fact = facts.find((one) => one.fact.id === id)?.fact;
  if (fact?.kind !== 'correction') return fact?.at;
  const before = facts.find(
    ({ fact: one }) =>
      one.id === fact.replaces || (one.kind === 'correction' && one.with.some((part) => part.id === fact.replaces)),
  );
  return before === undefined ? fact.at : findInstant({ facts } as FoldedTrialView, before.fact.id);
}

/** Attempts without a gauge's wind, those nearest in time to a reading first; the one that is next comes last. */
export function listWindlessAttempts(
  folded: FoldedTrialView,
  { at: read }: UnattachedWind,
): readonly WindlessAttempt[] {
  const { athletes, attempts, called, number } = readAttempts(folded);
  const { attemptWinds } = folded.sheet.state;
  const isWindless = (row: string, n: number) => !attemptWinds.has(`${n} ${row}`);
  const written = athletes.flatMap((athlete): WindlessAttempt[] =>
    athlete.series.flatMap(({ r, v }, index): WindlessAttempt[] => {
      const said = findWritten(attempts, athlete, index)?.said;
      if ((r !== 'o' && r !== 'x') || said === undefined || !isWindless(athlete.row, index + 1)) return [];
      return [{ row: athlete.row, bib: formatBib(athlete), n: index + 1, at: findInstant(folded, said), v }];
    }),
  );
  const farFrom = ({ at }: WindlessAttempt) =>
    at === undefined ? Number.MAX_SAFE_INTEGER : Math.abs(Date.parse(at) - Date.parse(read));
  const next =
    called !== undefined && isWindless(called.row, number)
      ? [{ row: called.row, bib: formatBib(called), n: number, at: undefined, v: undefined }]
      : [];
  return [...written.toSorted((a, b) => farFrom(a) - farFrom(b)), ...next];
}

/** Says to which attempt a reading belongs; without one, that it belongs to none. */
export const attachWind =
  (trialOID: string, { id, w }: UnattachedWind, attempt: Pick<WindlessAttempt, 'row' | 'n'> | undefined): WriteFact =>
  (makeId) => ({
    kind: 'correction',
    trialOID,
    replaces: id,
    with: attempt === undefined ? [] : [{ kind: 'wind', id: makeId(), row: attempt.row, n: attempt.n, w }],
  });
