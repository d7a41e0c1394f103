import {
  findCountry,
  findMarkDoubt,
  findUnit,
  formatValue,
  isRelayEvent,
  MARK_STATUS,
  makeTeamId,
  OUT_OF_COMPETITION_CODE,
  parseClubName,
} from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import { type CellReader, type RowFacts, readBestMark } from './check-row.ts';
import type { CheckedEntry } from './checked-row.ts';
import type { Issue } from './issue.ts';
import type { Target } from './programme.ts';
import { isOutOfCompetition } from './read-words.ts';

const DOUBTS = { tooGood: 'markTooGood', tooPoor: 'markTooPoor' } as const;

interface Bests {
  readonly pe?: NonNullable<UploadStart['pe']>;
  readonly issues: readonly Issue[];
}

function readBests(readCell: CellReader, target: Target, sex: number | undefined): Bests {
  const issues: Issue[] = [];
  const pe: { pb?: number; sb?: number } = {};
  for (const field of ['pb', 'sb'] as const) {
    const best = readBestMark(readCell(field), target.event);
    if (best === 'unreadable') issues.push({ field, reason: 'markUnreadable', value: readCell(field) });
    else if (best !== undefined) {
      pe[field] = best;
      const prf = { v: best, u: findUnit(target.event), st: MARK_STATUS.mark } as const;
      const doubt = findMarkDoubt(prf, target.event, { sex });
      if (doubt?.kind === 'tooGood' || doubt?.kind === 'tooPoor')
        issues.push({ field, reason: DOUBTS[doubt.kind], value: formatValue(best, target.event) });
    }
  }
  return { issues, ...(Object.keys(pe).length > 0 && { pe }) };
}

/** A relay team goes by its name; in any other event the team is the one that the athlete runs for. */
function readTeam(team: string, relay: boolean): Partial<UploadStart> {
  if (team === '') return {};
  const entered = { oid: makeTeamId(team), n: team };
  return relay ? { relay: entered } : { teamTG: entered };
}

/** The entry that a row makes in its event, its club that of the team where no column says it, and what of its bests is no mark of that event. */
export function makeEntry(
  readCell: CellReader,
  facts: RowFacts,
  target: Target,
  isTeamClub = false,
): { entry: CheckedEntry; issues: readonly Issue[] } {
  const { last, first, team, birth, category, otherSex, round, heat, lane } = facts;
  const relay = team !== '' && isRelayEvent(target.event);
  const { pe, issues } = readBests(readCell, target, facts.sex);
  // A column of licences may say yes or no: a licence has a digit.
  const text = (field: 'bib' | 'club' | 'licence' | 'country') => readCell(field);
  const club = relay ? team : parseClubName(isTeamClub && text('club') === '' ? team : text('club'));
  const member =
    relay && last !== ''
      ? { members: [{ last, ...(first && { first }), ...(text('bib') && { bib: text('bib') }) }] }
      : {};
  const start: UploadStart = {
    ...(relay
      ? { ...member }
      : { ...(text('bib') && { bib: text('bib') }), ...(/\d/.test(text('licence')) && { auid: text('licence') }) }),
    ...(!relay && { last, first }),
    ...(category !== undefined && { category: relay ? target.category : category }),
    ...(text('country') && { country: findCountry(text('country')) ?? text('country').toUpperCase() }),
    ...(club !== '' && { clubName: club }),
    ...(lane !== undefined && { lane }),
    ...readTeam(team, relay),
    ...(isOutOfCompetition(readCell('standing')) && { flg: OUT_OF_COMPETITION_CODE }),
    ...(!relay && otherSex !== undefined && { sex: otherSex }),
    ...(birth?.whole && !relay && { dob: birth.day }),
    ...(pe && { pe }),
  };
  const placed = round !== undefined || heat !== undefined || lane !== undefined;
  return {
    issues,
    entry: {
      target,
      start,
      ...(placed && { place: { round: round ?? (heat !== undefined && heat > 1 ? 'h' : 'f'), heat: heat ?? 1 } }),
      ...(readCell('start') && { startsAt: readCell('start') }),
    },
  };
}
