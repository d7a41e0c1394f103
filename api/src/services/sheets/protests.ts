import { findProtestStage, type ProtestStage } from 'shared-domain';
import type { Protest } from 'shared-domain/contract';
import type { OfficialActTable } from '../../store/secretariat-tables.ts';
import { parseActBody } from './acts.ts';

/** A protest of the register; undefined for an act of another kind. */
export function presentProtest(act: OfficialActTable): Protest | undefined {
  const body = parseActBody(act, 'protest');
  return body && { oid: act.oid, trial: act.list, ...(act.row === null ? {} : { row: act.row }), ...body };
}

const instant = (at: string | undefined): number | undefined => (at === undefined ? undefined : Date.parse(at));

/** Where a protest is at an instant, ms since 1970. */
export const stageOf = ({ lodged, answered, appealed, decided, outcome }: Protest, now: number): ProtestStage =>
  findProtestStage(
    {
      lodged: Date.parse(lodged),
      answered: instant(answered),
      appealed: instant(appealed),
      decided: instant(decided),
      outcome,
    },
    now,
  );

/** Whether a protest or an appeal about a list waits for its answer. */
export const isUnderProtest = (acts: readonly OfficialActTable[]): boolean =>
  acts.some((act) => {
    const protest = presentProtest(act);
    return protest !== undefined && ['open', 'appealed'].includes(stageOf(protest, 0));
  });
