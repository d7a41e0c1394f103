import { parseCsvLine, type RoundLetter } from 'shared-domain';
import { makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

/** Files of start lists for a photo finish: races with who runs in them, athletes by their number, the running order. */
export const LYNX_FILE = /\.(evt|ppl|sch)$/i;

type LynxFiles = Readonly<Record<'evt' | 'ppl' | 'sch', string>>;

const HEAD = ['Heure', 'Épreuve', 'Tour', 'Série', 'Couloir', 'Dossard', 'Nom', 'Prénom', 'Club', 'Équipe'];
/** An athlete stands under the race, after a comma, a tab or a blank. */
const COMPETITOR = /^[,\t ]/;
/** An event that its hour is written before: `16:30 | 100m`. */
const HOUR = /^(\d{1,2}:\d{2})\s*[|–-]\s*/;

interface Line {
  readonly line: number;
  readonly text: string;
}

function linesOf(text: string): Line[] {
  return text
    .split(/\r\n|\n|\r/)
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => one.text.trim() !== '' && !one.text.startsWith(';'));
}

const cellsOf = (text: string): string[] => parseCsvLine(text).map((cell) => cell.trim());

interface Race {
  readonly event: string;
  readonly round: number;
  readonly heat: number;
  readonly name: string;
  readonly hour: string;
  readonly rows: (Line & { readonly cells: readonly string[] })[];
}

const keyOf = ([event = '', round = '', heat = '']: readonly string[]): string =>
  [event, Number(round), Number(heat)].join(' ');

function readRaces(text: string): Race[] {
  const races: Race[] = [];
  for (const one of linesOf(text)) {
    if (COMPETITOR.test(one.text)) {
      races.at(-1)?.rows.push({ ...one, cells: cellsOf(one.text.slice(1)) });
      continue;
    }
    const [event = '', round = '', heat = '', title = '', , , , , , metres = ''] = cellsOf(one.text);
    const [before = '', hour = ''] = HOUR.exec(title) ?? [];
    const name = title.slice(before.length) || (metres === '' ? '' : `${metres} m`);
    races.push({ event, round: Number(round) || 1, heat: Number(heat) || 1, name, hour, rows: [] });
  }
  return races;
}

/** Rounds by their place among those of the event: the last is the final, unless it has several heats and none before it. */
function readRound({ event, round }: Race, races: readonly Race[]): RoundLetter {
  const own = races.filter((race) => race.event === event);
  const rounds = [...new Set(own.map((race) => race.round))].sort((a, b) => a - b);
  const left = rounds.length - 1 - rounds.indexOf(round);
  if (rounds.length === 1) return own.length > 1 ? 'h' : 'f';
  if (left === 0) return 'f';
  if (left === rounds.length - 1) return 'h';
  return left === 1 ? 's' : 'r';
}

/** Athletes by their number. */
const readPeople = (text: string): Map<string, readonly string[]> =>
  new Map(linesOf(text).map((one) => [cellsOf(one.text)[0] ?? '', cellsOf(one.text).slice(1)]));

function makeRow(
  race: Race,
  { line, cells }: Race['rows'][number],
  { round, people }: { readonly round: string; readonly people: ReadonlyMap<string, readonly string[]> },
): SourceRow {
  const [id = '', lane = '', ...own] = cells;
  const isNamed = own.slice(0, 3).some((cell) => cell !== '');
  const [last = '', first = '', affiliation = ''] = isNamed ? own : (people.get(id) ?? []);
  const isTeam = first === '' && last !== '' && last === affiliation;
  const who = isTeam ? ['', '', '', last] : [last, first, affiliation, ''];
  return { line, cells: [race.hour, race.name, round, String(race.heat), lane, isTeam ? '' : id, ...who] };
}

function listAthletes(name: string, people: string): SourceTable {
  const rows = linesOf(people).map(({ line, text }): SourceRow => ({ line, cells: cellsOf(text).slice(0, 4) }));
  return makeTable(name, [{ line: 0, cells: ['Dossard', 'Nom', 'Prénom', 'Club'] }, ...rows]);
}

/**
 * Start lists from the files of a photo finish: races of the `.evt`, in the order of the `.sch`, whose athletes go by the names
 * of the `.ppl` where the race has their number alone. A `.ppl` by itself is a list of athletes without an event.
 * @throws UnreadableFile where nobody is named
 */
export function readLynx(name: string, { evt = '', ppl = '', sch = '' }: Partial<LynxFiles>): SourceTable {
  const races = readRaces(evt);
  const people = readPeople(ppl);
  if (races.every(({ rows }) => rows.length === 0)) {
    if (people.size === 0) throw new UnreadableFile('noStarts');
    return listAthletes(name, ppl);
  }
  const order = new Map(linesOf(sch).map(({ text }, index) => [keyOf(cellsOf(text)), index]));
  const placeOf = ({ event, round, heat }: Race) =>
    order.get(keyOf([event, String(round), String(heat)])) ?? order.size;
  const rows = races
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap((race) => {
      const round = readRound(race, races);
      return race.rows.map((row) => makeRow(race, row, { round, people }));
    });
  return makeTable(name, [{ line: 0, cells: HEAD }, ...rows]);
}

/** Whether a text is one of races for a photo finish, whatever it is called. */
export function isLynxRaces(text: string): boolean {
  const [first, second] = linesOf(text);
  return (
    first !== undefined &&
    second !== undefined &&
    /^\d{1,9},\d{1,3},\d{1,3},[^,]*[^\d,][^,]*,/.test(first.text) &&
    COMPETITOR.test(second.text)
  );
}
