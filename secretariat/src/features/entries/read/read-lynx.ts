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

function makeRow({ hour, name, heat }: LynxRace, round: string, starter: LynxStarter): SourceRow {
  const { line, id, lane, last, first, affiliation } = starter;
  const who = isLynxTeam(starter) ? ['', '', '', '', last] : [id, last, first, affiliation, ''];
  return { line, cells: [hour, name, round, String(heat), lane, ...who] };
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
  return makeTable(name, [{ line: 0, cells: HEAD }, ...rows]);
}
