import { findProtestStage, isPublished, type ProtestStage, TRIAL_STATUS } from 'shared-domain';
import type { Protest } from 'shared-domain/contract';
import type { TrialTable } from '../../store/schema.ts';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { parseActBody } from './acts.ts';

/** A protest of the register; undefined for an act of another kind. */
export function presentProtest(act: OfficialActTable): Protest | undefined {
  const body = parseActBody(act, 'protest');
  return body && { oid: act.oid, trial: act.list, ...(act.row === null ? {} : { row: act.row }), ...body };
}

/** An instant as ms since 1970; undefined where it is absent. */
const parseInstant = (isoText: string | undefined): number | undefined =>
  isoText === undefined ? undefined : Date.parse(isoText);

/** The stage that a protest has reached at an instant, ms since 1970. */
export const findStage = ({ lodged, answered, appealed, decided, outcome }: Protest, now: number): ProtestStage =>
  findProtestStage(
    {
      lodged: Date.parse(lodged),
      answered: parseInstant(answered),
      appealed: parseInstant(appealed),
      decided: parseInstant(decided),
      outcome,
    },
    now,
  );

/** Whether a protest or an appeal about a list waits for its answer. The instant only tells answered from closed, so any will do. */
export const isUnderProtest = (acts: readonly OfficialActTable[]): boolean =>
  acts.some((act) => {
    const protest = presentProtest(act);
    return protest !== undefined && ['open', 'appealed'].includes(findStage(protest, 0));
  });

/** Instants at which a trial's results were published or corrected; without a status set by hand, the dates it was sent with count. */
export function listAnnouncements(
  { oid, status, dts, updated }: Pick<TrialTable, 'oid' | 'status' | 'dts' | 'updated'>,
  acts: readonly OfficialActTable[],
): string[] {
  if (!isPublished(status)) return [];
  const trialActs = acts.filter(({ list }) => list === oid);
  const publications = trialActs.filter((act) => isPublished(parseActBody(act, 'status')?.to ?? TRIAL_STATUS.planned));
  const corrections = trialActs.filter(({ kind }) => kind === 'correction');
  const instants = [...publications, ...corrections].map(({ at }) => at).sort();
  if (publications.length > 0) return instants;
  const { official, finished } = JSON.parse(dts) as { official?: string; finished?: string };
  return [official ?? finished ?? updated, ...instants];
}
