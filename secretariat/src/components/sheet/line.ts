import {
  findOwnImplement,
  findRowParticipation,
  MARK_STATUS,
  type Participation,
  readEvent,
  type Surface,
} from 'shared-domain';
import type { EditableResult, EditableStart, SheetAnswer } from 'shared-domain/contract';
import { listMemberNames } from '../trial/member-names.ts';

/** One row of a grid: an entry, its result, or both. */
export interface Line {
  readonly row: string;
  readonly start: EditableStart | undefined;
  readonly result: EditableResult | undefined;
  readonly bib: string;
  readonly lane: number | undefined;
  /** Place in the order of the start list, from 1; undefined for a result without an entry. */
  readonly order: number | undefined;
  readonly last: string;
  readonly first: string;
  readonly club: string;
  readonly category: number | undefined;
  /** Weight in grams, where athletes of one contest throw different implements. */
  readonly implement: number | undefined;
  /** Best mark before the competition, in the unit of the event. */
  readonly best: number | undefined;
  /** Where that best was made; undefined for where the event is. */
  readonly bestSurface: Surface | undefined;
  readonly isRelay: boolean;
  /** The runners of a relay team; none for others. */
  readonly members: readonly string[];
}

/** The name of a relay team: its club, and what tells it from the club's other teams. */
const teamName = (club: string | undefined, n: string | number | undefined): string =>
  [club, n === club ? undefined : n].filter((part) => part !== undefined && part !== '').join(' ');

function makeLine(
  { trial, kind }: Pick<SheetAnswer, 'trial' | 'kind'>,
  row: string,
  start: EditableStart | undefined,
  result: EditableResult | undefined,
  order?: number,
): Line {
  const person = { ...start, ...result };
  const relay = start?.relay ?? result?.relay;
  const club = result?.club ?? start?.clubName ?? '';
  const name = person.last ?? '';
  return {
    row,
    start,
    result,
    club,
    isRelay: relay !== undefined,
    category: person.category,
    implement: findOwnImplement(readEvent(trial, kind), trial.category, person.category),
    best: start?.pe?.pb,
    bestSurface: start?.pe?.surface,
    bib: person.bib ?? '',
    lane: start?.lane ?? result?.lane,
    order,
    first: person.first ?? '',
    last: relay !== undefined && name === '' ? teamName(club, relay.n) : name,
    members: listMemberNames(person.members ?? []),
  };
}

/** Rows in the order of the start list, by lane; results without an entry come last. */
export function makeLines(sheet: Pick<SheetAnswer, 'trial' | 'kind' | 'starts' | 'results'>): Line[] {
  const { starts, results } = sheet;
  const resultByRow = new Map(results.map((result) => [result.row, result]));
  const byBib = new Map(results.flatMap((result) => (result.bib === undefined ? [] : [[result.bib, result] as const])));
  const matchedResults = new Set<EditableResult>();
  const findOrder = ({ odr, lane }: EditableStart) => odr ?? lane ?? Number.MAX_SAFE_INTEGER;
  const lines = starts
    .toSorted((a, b) => (a.lane ?? findOrder(a)) - (b.lane ?? findOrder(b)))
    .map((start, index) => {
      const result = resultByRow.get(start.row) ?? (start.bib === undefined ? undefined : byBib.get(start.bib));
      if (result !== undefined) matchedResults.add(result);
      return makeLine(sheet, start.row, start, result, index + 1);
    });
  const others = results
    .filter((result) => !matchedResults.has(result))
    .map((result) => makeLine(sheet, result.row, undefined, result));
  return [...lines, ...others];
}

/** A series of fouls or passes is one that was entered, though it has no mark. */
export const hasNoResult = ({ result }: Line): boolean =>
  result === undefined || (result.prf.st === MARK_STATUS.dash && (result.attempts ?? []).length === 0);

/** Whether an athlete was absent at the call room and has no result: only a DNS can follow. */
export const isAbsent = (line: Line): boolean => line.start?.presence === 'absent' && hasNoResult(line);

/** Counts athletes who are present and have no result yet. */
export const countEmpty = (lines: readonly Line[]): number =>
  lines.filter((line) => hasNoResult(line) && !isAbsent(line)).length;

export const countAbsent = (lines: readonly Line[]): number => lines.filter(isAbsent).length;

/** Bib and name. */
export const formatLine = ({ bib, last, first }: Line): string => [bib, last, first].filter(Boolean).join(' ');

/** How the athlete of each line takes part: as the result says it, else by the entry (Q13). */
export const listParticipations = (lines: readonly Line[]): readonly Participation[] =>
  lines.map(({ start, result }) => findRowParticipation(start, result, lines.length));
