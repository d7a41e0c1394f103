import { isOver } from 'shared-domain';
import type { StartList, TeamAnswer, Trial } from 'shared-domain/contract';

type Member = TeamAnswer['members'][number];

/** Where and when a member starts, or has started. */
export interface MemberStart {
  readonly trial: Trial;
  readonly lane: number | undefined;
  readonly order: number | undefined;
}

const isOf = (member: Member, row: StartList['rows'][number]): boolean =>
  member.bib !== undefined && row.bib !== undefined
    ? member.bib === row.bib
    : member.last === row.last && member.first === row.first;

/** A member's starts in the order of the programme; of a combined event's disciplines the next one. */
export function listStarts(member: Member, trials: readonly Trial[], lists: readonly StartList[]): MemberStart[] {
  const byOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const found = lists.flatMap(({ oid, rows }): MemberStart[] => {
    const trial = byOid.get(oid);
    const row = rows.find((one) => isOf(member, one));
    return trial === undefined || row === undefined ? [] : [{ trial, lane: row.lane, order: row.odr }];
  });
  const inOrder = found.sort((a, b) => (a.trial.date < b.trial.date ? -1 : 1));
  const next = inOrder.find(({ trial }) => trial.round === 'c' && !isOver(trial.status));
  return inOrder.filter((start) => start.trial.round !== 'c' || start === next);
}
