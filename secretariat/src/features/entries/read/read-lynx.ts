import {
  findLynxRound,
  isLynxTeam,
  type LynxRace,
  type LynxStarter,
  orderLynxRaces,
  parseLynxPeople,
  parseLynxRaces,
} from 'shared-domain';
import { makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

/** Start list files of a photo finish: .evt races with their starters, .ppl athletes by number, .sch running order. */
export const LYNX_FILE = /\.(evt|ppl|sch)$/i;

type LynxFiles = Readonly<Record<'evt' | 'ppl' | 'sch', string>>;

const HEAD = ['Heure', 'Épreuve', 'Tour', 'Série', 'Couloir', 'Dossard', 'Nom', 'Prénom', 'Club', 'Équipe'];

/** A heading that is no field: its column is shown, and read where the user says as what. */
const TEAM_NUMBER = 'N° d’équipe';

function makeRow({ hour, name, heat }: LynxRace, round: string, starter: LynxStarter): SourceRow {
  const { line, id, lane, last, first, affiliation, others = [] } = starter;
  const who = isLynxTeam(starter) ? ['', '', '', '', last, id] : [id, last, first, affiliation, '', ''];
  return { line, cells: [hour, name, round, String(heat), lane, ...who, ...others] };
}

/** The rows without the cells behind the team's name that are empty in all of them, and the headings of the others. */
function fitColumns(rows: readonly SourceRow[]): readonly SourceRow[] {
  const width = Math.max(HEAD.length, ...rows.map(({ cells }) => cells.length));
  const names = Array.from({ length: width }, (_, index) => HEAD[index] ?? (index === HEAD.length ? TEAM_NUMBER : ''));
  const kept = names.flatMap((_, index) =>
    index < HEAD.length || rows.some(({ cells }) => (cells[index] ?? '') !== '') ? [index] : [],
  );
  const pickCells = (cells: readonly string[]) => kept.map((index) => cells[index] ?? '');
  return [{ line: 0, cells: pickCells(names) }, ...rows.map(({ line, cells }) => ({ line, cells: pickCells(cells) }))];
}

function listAthletes(name: string, people: readonly LynxStarter[]): SourceTable {
  const rows = people.map(
    ({ line, id, last, first, affiliation }): SourceRow => ({
      line,
      cells: [id, last, first, affiliation],
    }),
  );
  return makeTable(name, [{ line: 0, cells: ['Dossard', 'Nom', 'Prénom', 'Club'] }, ...rows]);
}

/**
 * Reads the races of the `.evt` in the order of the `.sch`; athletes with only a number get their names from the `.ppl`.
 * A `.ppl` alone gives a table of athletes without an event.
 * @throws UnreadableFile when no athlete is found
 */
export function readLynx(name: string, { evt = '', ppl = '', sch = '' }: Partial<LynxFiles>): SourceTable {
  const people = parseLynxPeople(ppl);
  const races = parseLynxRaces(evt, people);
  if (races.every(({ starters }) => starters.length === 0)) {
    if (people.length === 0) throw new UnreadableFile('noStarts');
    return listAthletes(name, people);
  }
  const rows = orderLynxRaces(races, sch).flatMap((race) => {
    const round = findLynxRound(race, races);
    return race.starters.map((starter) => makeRow(race, round, starter));
  });
  return makeTable(name, fitColumns(rows));
}
