import type { RoundLetter } from '../round/round-code.ts';
import { parseCsvLine } from '../text/csv-line.ts';

/** An athlete or relay team in a FinishLynx start list. */
export interface LynxStarter {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly lane: string;
  readonly last: string;
  readonly first: string;
  readonly affiliation: string;
  /** Further cells, which mean something else in each program; of `.evt` files only. */
  readonly others?: readonly string[];
}

/** A race of a FinishLynx start list. */
export interface LynxRace {
  readonly line: number;
  readonly event: number;
  readonly round: number;
  readonly heat: number;
  /** Name of the event without its time; its metres where the name is empty. */
  readonly name: string;
  /** Time at the start of the name, such as `16:30`; else empty. */
  readonly hour: string;
  readonly starters: readonly LynxStarter[];
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** A line of an athlete begins with a comma, a tab or a blank. */
const COMPETITOR = /^[,\t ]/;
const HOUR = /^(\d{1,2}:\d{2})\s*[|–-]\s*/;

const readLines = (text: string): Line[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => one.text.trim() !== '' && !one.text.startsWith(';'))
    .map((one) => ({
      ...one,
      cells: parseCsvLine(COMPETITOR.test(one.text) ? one.text.slice(1) : one.text).map((cell) => cell.trim()),
    }));

/**
 * Whether a starter is a relay team, whose name is both last name and affiliation.
 * @example isLynxTeam({ last: 'AC', first: '', affiliation: 'AC' }) // true
 */
export function isLynxTeam({ last, first, affiliation }: Pick<LynxStarter, 'last' | 'first' | 'affiliation'>): boolean {
  return first === '' && last !== '' && last === affiliation;
}

/**
 * Parses the athletes of a `lynx.ppl` file: number, last name, first name, affiliation.
 * @example parseLynxPeople('7,DUPRÉ,Luc,AC')[0]?.last // 'DUPRÉ'
 */
export function parseLynxPeople(text: string): LynxStarter[] {
  return readLines(text).map(({ line, cells: [id = '', last = '', first = '', affiliation = ''] }) => ({
    line,
    id,
    lane: '',
    last,
    first,
    affiliation,
  }));
}

/**
 * Parses the races of a `lynx.evt` file with their starters; a starter with only a number gets the names from `people`.
 * @example parseLynxRaces('12,1,2,100m M\n,361,4,MARTIN')[0]?.heat // 2
 */
export function parseLynxRaces(text: string, people: readonly LynxStarter[] = []): LynxRace[] {
  const peopleById = new Map(people.map((one) => [one.id, one]));
  const races: (Omit<LynxRace, 'starters'> & { starters: LynxStarter[] })[] = [];
  for (const { line, text: lineText, cells } of readLines(text)) {
    if (COMPETITOR.test(lineText)) {
      const [id = '', lane = '', last = '', first = '', affiliation = '', ...others] = cells;
      const names = [last, first, affiliation].some((cell) => cell !== '')
        ? { last, first, affiliation }
        : peopleById.get(id);
      races.at(-1)?.starters.push({
        last: '',
        first: '',
        affiliation: '',
        ...names,
        line,
        id,
        lane,
        ...(others.some((cell) => cell !== '') && { others }),
      });
      continue;
    }
    const [event = '', round = '', heat = '', title = '', , , , , , metres = ''] = cells;
    const [before = '', hour = ''] = HOUR.exec(title) ?? [];
    const name = title.slice(before.length) || (metres === '' ? '' : `${metres} m`);
    races.push({
      line,
      event: Number(event) || 0,
      round: Number(round) || 1,
      heat: Number(heat) || 1,
      name,
      hour,
      starters: [],
    });
  }
  return races;
}

/**
 * Sorts races in the running order of a `lynx.sch` file; races that it does not list come last.
 * @example orderLynxRaces(parseLynxRaces('1,1,1,A\n2,1,1,B'), '2,1,1')[0]?.name // 'B'
 */
export function orderLynxRaces(races: readonly LynxRace[], schedule: string): LynxRace[] {
  const makeKey = (numbers: readonly number[]): string => numbers.join(' ');
  const order = new Map(readLines(schedule).map(({ cells }, at) => [makeKey(cells.slice(0, 3).map(Number)), at]));
  const findOrder = ({ event, round, heat }: LynxRace) => order.get(makeKey([event, round, heat])) ?? order.size;
  return races.toSorted((a, b) => findOrder(a) - findOrder(b));
}

/**
 * The round of a race by its position among the rounds of its event: the last is the final; a single round with several races is
 * heats.
 * @example findLynxRound({ line: 1, event: 1, round: 1, heat: 1, name: 'A', hour: '', starters: [] }, parseLynxRaces('1,1,1,A\n1,2,1,A')) // 'h'
 */
export function findLynxRound({ event, round }: LynxRace, races: readonly LynxRace[]): RoundLetter {
  const names = races.filter((race) => race.event === event);
  const rounds = [...new Set(names.map((race) => race.round))].sort((a, b) => a - b);
  const roundsAfter = rounds.length - 1 - rounds.indexOf(round);
  if (rounds.length === 1) return names.length > 1 ? 'h' : 'f';
  if (roundsAfter === 0) return 'f';
  if (roundsAfter === rounds.length - 1) return 'h';
  return roundsAfter === 1 ? 's' : 'r';
}

/** Whether a text looks like a `lynx.evt` file. @example isLynxRaces('1,1,1,100m,,\n,7,4,DUPRÉ') // true */
export function isLynxRaces(text: string): boolean {
  const [first, second] = readLines(text.slice(0, 4096));
  return (
    first !== undefined &&
    second !== undefined &&
    /^\d{1,9},\d{1,3},\d{1,3},[^,]*[^\d,][^,]*,/.test(first.text) &&
    COMPETITOR.test(second.text)
  );
}
