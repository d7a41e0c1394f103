import { compareStartTimes, foldText, isOver } from 'shared-domain';
import type { StartList, StartRow, TeamAnswer, Trial } from 'shared-domain/contract';

type Member = TeamAnswer['members'][number];

/** A start of a member, to come or past. */
export interface MemberStart {
  readonly trial: Trial;
  readonly lane: number | undefined;
  readonly order: number | undefined;
  /** The personal best before the event, in its unit. */
  readonly best?: number | undefined;
}

/** Compares bibs where both have one, else names. */
export const isSamePerson = (member: Member, { bib, last, first = '' }: NamedPerson): boolean =>
  member.bib !== undefined && bib !== undefined
    ? member.bib === bib
    : foldText(`${member.last} ${member.first}`) === foldText(`${last} ${first}`);

interface NamedPerson {
  readonly bib?: string | undefined;
  readonly last: string;
  readonly first?: string | undefined;
}

/** Whether a row is about a member of a club: a relay team's own row, or one that names them among its runners. */
function isRowOfMember(member: Member, row: StartRow, club: string): boolean {
  if (row.relay === undefined) return !member.relay && isSamePerson(member, row);
  if (row.club !== undefined && foldText(row.club) !== foldText(club)) return false;
  return member.relay ? isSamePerson(member, row) : (row.members ?? []).some((runner) => isSamePerson(member, runner));
}

/** A member's starts in the order in which they come, with all parts of a combined event. */
export function listStarts(
  member: Member,
  club: string,
  trials: readonly Trial[],
  lists: readonly StartList[],
): MemberStart[] {
  const trialsByOid = new Map(trials.map((trial) => [trial.oid, trial]));
  const starts = lists.flatMap(({ oid, rows }): MemberStart[] => {
    const trial = trialsByOid.get(oid);
    const row = rows.find((candidate) => isRowOfMember(member, candidate, club));
    return trial === undefined || row === undefined
      ? []
      : [{ trial, lane: row.lane, order: row.odr, best: row.pe?.pb }];
  });
  return starts.sort((a, b) => compareStartTimes(a.trial, b.trial));
}

/** The starts that stand in a table: of a combined event only the first discipline that is not over. */
export function listShortStarts(starts: readonly MemberStart[]): MemberStart[] {
  const next = starts.find(({ trial }) => trial.round === 'c' && !isOver(trial.status));
  return starts.filter((start) => start.trial.round !== 'c' || start === next);
}
