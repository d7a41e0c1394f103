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
  parseSurface,
} from 'shared-domain';
import type { UploadStart } from 'shared-domain/contract';
import type { RowFacts } from './check-row.ts';
import type { CheckedEntry } from './checked-row.ts';
import type { Issue } from './issue.ts';
import type { CellReader } from './issue-collector.ts';
import type { Target } from './programme.ts';
import { readBestMark } from './read-best-mark.ts';
import { isOutOfCompetition } from './read-words.ts';

const DOUBTS = { tooGood: 'markTooGood', tooPoor: 'markTooPoor' } as const;

interface Bests {
  readonly pe?: NonNullable<UploadStart['pe']>;
  readonly issues: readonly Issue[];
}

function readBests(readCell: CellReader, target: Target, sex: number | undefined): Bests {
  const issues: Issue[] = [];
  const pe: NonNullable<UploadStart['pe']> = {};
  for (const field of ['pb', 'sb'] as const) {
    const best = readBestMark(readCell(field), target.event);
    if (best === 'unreadable') issues.push({ field, reason: 'markUnreadable', value: readCell(field) });
    else if (best !== undefined) {
      pe[field] = best;
      const prf = { v: best, u: findUnit(target.event), st: MARK_STATUS.mark } as const;
      const doubt = findMarkDoubt(prf, target.event, { sex });
      if (doubt?.kind === 'tooGood' || doubt?.kind === 'tooPoor')
        issues.push({
          field,
          reason: DOUBTS[doubt.kind],
          value: readCell(field),
          detail: formatValue(best, target.event),
        });
    }
  }
  const surface = parseSurface(readCell('surface'));
  if (surface !== undefined && Object.keys(pe).length > 0) pe.surface = surface;
  if (surface === undefined && readCell('surface') !== '')
    issues.push({ field: 'surface', reason: 'surfaceUnknown', value: readCell('surface') });
  return { issues, ...(Object.keys(pe).length > 0 && { pe }) };
}

/** In a relay the team is the entrant; in other events it is the team that the athlete scores for. */
function readTeam(team: string, isRelay: boolean): Partial<UploadStart> {
  if (team === '') return {};
  const teamReference = { oid: makeTeamId(team), n: team };
  return isRelay ? { relay: teamReference } : { teamTG: teamReference };
}

/** Makes the entry of a row, with issues for bests that are unreadable or doubtful. With `isTeamClub`, the team's name replaces a missing club. */
export function makeEntry(
  readCell: CellReader,
  facts: RowFacts,
  target: Target,
  isTeamClub = false,
): { entry: CheckedEntry; issues: readonly Issue[] } {
  const { last, first, team, birth, category, otherSex, round, heat, lane } = facts;
  const isRelay = team !== '' && isRelayEvent(target.event);
  const { pe, issues } = readBests(readCell, target, facts.sex);
  // A licence has a digit; some files only have yes or no in that column.
  const readText = (field: 'bib' | 'club' | 'licence' | 'country') => readCell(field);
  const club = isRelay ? team : parseClubName(isTeamClub && readText('club') === '' ? team : readText('club'));
  const member =
    isRelay && last !== ''
      ? { members: [{ last, ...(first && { first }), ...(readText('bib') && { bib: readText('bib') }) }] }
      : {};
  const start: UploadStart = {
    ...(isRelay
      ? { ...member }
      : {
          ...(readText('bib') && { bib: readText('bib') }),
          ...(/\d/.test(readText('licence')) && { auid: readText('licence') }),
        }),
    ...(!isRelay && { last, first }),
    ...(category !== undefined && { category: isRelay ? target.category : category }),
    ...(readText('country') && { country: findCountry(readText('country')) ?? readText('country').toUpperCase() }),
    ...(club !== '' && { clubName: club }),
    ...(lane !== undefined && { lane }),
    ...readTeam(team, isRelay),
    ...(isOutOfCompetition(readCell('standing')) && { flg: OUT_OF_COMPETITION_CODE }),
    ...(!isRelay && otherSex !== undefined && { sex: otherSex }),
    ...(birth !== undefined && readCell('birth') !== '' && !isRelay && { dob: birth.day }),
    ...(pe && { pe }),
  };
  const hasNamedHeat = round !== undefined || heat !== undefined || lane !== undefined;
  return {
    issues,
    entry: {
      target,
      start,
      ...(hasNamedHeat && {
        namedHeat: { round: round ?? (heat !== undefined && heat > 1 ? 'h' : 'f'), heat: heat ?? 1 },
      }),
      ...(readCell('start') && { startsAt: readCell('start') }),
    },
  };
}
