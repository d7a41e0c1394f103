import type { AccessCodeKind } from 'shared-domain';
import {
  type DeviceTrial,
  type FoldedTrialView,
  foldSheet,
  foldTrialView,
  type LoggedFact,
  listTrialFacts,
  type SignedFact,
} from 'shared-domain/live-input';
import type { LogRow } from '../log/log-row.ts';
import { findLastNumber, type Seen } from '../sync/seen.ts';

/** Whether a fact of this device is in the contest: not one that stands aside, nor one that the server would not have. */
const isInContest = ({ state, isStored, aside }: LogRow): boolean =>
  (state !== 'aside' || aside !== undefined) && (state !== 'refused' || isStored);

/** Every fact of a trial: the server's, and those of this device, or handed over to it, that the server does not have yet. */
export function gatherTrialFacts(
  trial: string,
  seen: Pick<Seen, 'facts' | 'cursor' | 'marks'>,
  rows: readonly LogRow[],
  own: { readonly device: string; readonly kind: AccessCodeKind },
): LoggedFact[] {
  const facts = listTrialFacts(seen.facts, trial);
  const known = new Set(facts.map(({ fact }) => fact.id));
  const lastNumber = findLastNumber(seen);
  for (const [at, row] of rows.entries()) {
    if (row.fact.trialOID !== trial || known.has(row.fact.id) || !isInContest(row)) continue;
    // They arrive after everything that the server has.
    const arrivalNumber = lastNumber + at + 1;
    const { device, by: signerKind } = row.source ?? { device: own.device, by: row.by ?? own.kind };
    facts.push({ fact: row.fact as SignedFact, device, signerKind, arrivalNumber, aside: row.aside });
  }
  return facts;
}

/** A trial as this device knows it, with everything it has said itself. */
export function foldTrial(
  trial: DeviceTrial,
  seen: Seen,
  rows: readonly LogRow[],
  own: { readonly device: string; readonly kind: AccessCodeKind },
): FoldedTrialView {
  return foldTrialView(trial, gatherTrialFacts(trial.oid, seen, rows, own), seen.challenge.kind);
}

/** What the rules would say of more facts: why one would not count, undefined where all would; `lost`: how many others would then not count any more. */
export function checkFacts(
  { trial, facts, kind, sheet }: FoldedTrialView,
  written: readonly SignedFact[],
  own: { readonly device: string; readonly kind: AccessCodeKind },
) {
  const last = Math.max(0, ...facts.map(({ arrivalNumber }) => arrivalNumber));
  const tried = written.map((fact, at) => ({
    fact,
    device: own.device,
    signerKind: own.kind,
    arrivalNumber: last + at + 1,
  }));
  const { refusals, state } = foldSheet(trial, [...facts, ...tried], kind);
  const ids = new Set(written.map(({ id }) => id));
  const faults = written.flatMap(({ id }) => refusals.get(id) ?? []);
  if (faults.length > 0) return { fault: faults[0], warning: undefined, lost: 0 };
  const newWarning = state.warnings.find(
    ({ id }) => ids.has(id) && !sheet.state.warnings.some((known) => known.id === id),
  );
  const lost = [...refusals.keys()].filter((id) => !sheet.refusals.has(id)).length;
  return { fault: undefined, warning: newWarning, lost };
}
