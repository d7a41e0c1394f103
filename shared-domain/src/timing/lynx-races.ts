import type { RoundLetter } from '../round/round-code.ts';
import { parseCsvLine } from '../text/csv-line.ts';

/** An athlete or a relay team under a race, as a start list for a photo finish has it. */
export interface LynxStarter {
  /** Line of the file, from 1. */
  readonly line: number;
  readonly id: string;
  readonly lane: string;
  readonly last: string;
  readonly first: string;
  readonly affiliation: string;
}

/** A race of a start list for a photo finish. */
export interface LynxRace {
  readonly line: number;
  readonly event: number;
  readonly round: number;
  readonly heat: number;
  /** Name of the event without its hour; its metres where it has none. */
  readonly name: string;
  /** `16:30` where the name begins with it; else empty. */
  readonly hour: string;
  readonly starters: readonly LynxStarter[];
}

interface Line {
  readonly line: number;
  readonly text: string;
  readonly cells: readonly string[];
}

/** An athlete stands under the race, after a comma, a tab or a blank. */
const COMPETITOR = /^[,\t ]/;
const HOUR = /^(\d{1,2}:\d{2})\s*[|–-]\s*/;

const linesOf = (text: string): Line[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((one, index) => ({ line: index + 1, text: one }))
    .filter((one) => one.text.trim() !== '' && !one.text.startsWith(';'))
    .map((one) => ({
      ...one,
      cells: parseCsvLine(COMPETITOR.test(one.text) ? one.text.slice(1) : one.text).map((cell) => cell.trim()),
    }));

/**
 * Whether a starter is a relay team, which is written as last name and as affiliation.
 * @example isLynxTeam({ last: 'AC', first: '', affiliation: 'AC' }) // true
 */
export function isLynxTeam({ last, first, affiliation }: Pick<LynxStarter, 'last' | 'first' | 'affiliation'>): boolean {
  return first === '' && last !== '' && last === affiliation;
}

/**
 * Athletes of a `lynx.ppl`: number, last name, first name, affiliation.
 * @example parseLynxPeople('7,DUPRÉ,Luc,AC')[0]?.last // 'DUPRÉ'
 */
export function parseLynxPeople(text: string): LynxStarter[] {
  return linesOf(text).map(({ line, cells: [id = '', last = '', first = '', affiliation = ''] }) => ({
    line,
    id,
    lane: '',
    last,
    first,
    affiliation,
  }));
}

/**
 * Races of a `lynx.evt` with who runs in them; who has only a number goes by the name that `people` has for it.
 * @example parseLynxRaces('12,1,2,100m M\n,361,4,MARTIN')[0]?.heat // 2
 */
export function parseLynxRaces(text: string, people: readonly LynxStarter[] = []): LynxRace[] {
  const named = new Map(people.map((one) => [one.id, one]));
  const races: (Omit<LynxRace, 'starters'> & { starters: LynxStarter[] })[] = [];
  for (const { line, text: written, cells } of linesOf(text)) {
    if (COMPETITOR.test(written)) {
      const [id = '', lane = '', last = '', first = '', affiliation = ''] = cells;
      const own = [last, first, affiliation].some((cell) => cell !== '') ? { last, first, affiliation } : named.get(id);
      races.at(-1)?.starters.push({ last: '', first: '', affiliation: '', ...own, line, id, lane });
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
 * Races in the running order of a `lynx.sch`; those it does not have come last.
 * @example orderLynxRaces(parseLynxRaces('1,1,1,A\n2,1,1,B'), '2,1,1')[0]?.name // 'B'
 */
export function orderLynxRaces(races: readonly LynxRace[], schedule: string): LynxRace[] {
  const keyOf = (numbers: readonly number[]): string => numbers.join(' ');
  const order = new Map(linesOf(schedule).map(({ cells }, at) => [keyOf(cells.slice(0, 3).map(Number)), at]));
  const placeOf = ({ event, round, heat }: LynxRace) => order.get(keyOf([event, round, heat])) ?? order.size;
  return races.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/**
 * The round of a race by its place among those of its event: the last is the final, unless it has several heats and none before.
 * @example findLynxRound({ line: 1, event: 1, round: 1, heat: 1, name: 'A', hour: '', starters: [] }, parseLynxRaces('1,1,1,A\n1,2,1,A')) // 'h'
 */
export function findLynxRound({ event, round }: LynxRace, races: readonly LynxRace[]): RoundLetter {
  const own = races.filter((race) => race.event === event);
  const rounds = [...new Set(own.map((race) => race.round))].sort((a, b) => a - b);
  const left = rounds.length - 1 - rounds.indexOf(round);
  if (rounds.length === 1) return own.length > 1 ? 'h' : 'f';
  if (left === 0) return 'f';
  if (left === rounds.length - 1) return 'h';
  return left === 1 ? 's' : 'r';
}

/** Whether a text is one of races with their athletes. @example isLynxRaces('1,1,1,100m,,\n,7,4,DUPRÉ') // true */
export function isLynxRaces(text: string): boolean {
  const [first, second] = linesOf(text.slice(0, 4096));
  return (
    first !== undefined &&
    second !== undefined &&
    /^\d{1,9},\d{1,3},\d{1,3},[^,]*[^\d,][^,]*,/.test(first.text) &&
    COMPETITOR.test(second.text)
  );
}
