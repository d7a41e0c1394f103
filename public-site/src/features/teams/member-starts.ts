import { isOver } from 'shared-domain';
import type { StartList, TeamAnswer, Trial } from 'shared-domain/contract';

type Member = TeamAnswer['members'][number];

/** A start of a member, to come or past. */
export interface MemberStart {
  readonly trial: Trial;
  readonly lane: number | undefined;
  readonly order: number | undefined;
}

/** Compares bibs where both have one, else names. */
const isSamePerson = (member: Member, row: StartList['rows'][number]): boolean =>
  member.bib !== undefined && row.bib !== undefined
    ? member.bib === row.bib
    : member.last === row.last && member.first === row.first;

/** A member's starts in the order of the programme; of a combined event only the first discipline that is not over. */
export function listStarts(member: Member, trials: readonly Trial[], lists: readonly StartList[]): MemberStart[] {
  const trialsByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const starts = lists.flatMap(({ oid, rows }): MemberStart[] => {
    const trial = trialsByOid.get(oid);
    const row = rows.find((candidate) => isSamePerson(member, candidate));
    return trial === undefined || row === undefined ? [] : [{ trial, lane: row.lane, order: row.odr }];
  });
  const sortedStarts = starts.sort((a, b) => (a.trial.date < b.trial.date ? -1 : 1));
  const next = sortedStarts.find(({ trial }) => trial.round === 'c' && !isOver(trial.status));
  return sortedStarts.filter((start) => start.trial.round !== 'c' || start === next);
}
