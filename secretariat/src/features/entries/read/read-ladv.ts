import { type FaultPlace, makeTable, type SourceRow, type SourceTable, UnreadableFile } from './source-table.ts';

const HEAD = [
  'Épreuve',
  'Équipe',
  'Nom',
  'Prénom',
  'Sexe',
  'Naissance',
  'Club',
  'Pays',
  'Dossard',
  'Licence',
  'Record',
  'Meilleure saison',
  'Standing',
];

/** Field events and relays by the first part of their discipline code; an implement's weight stands behind. */
const DISCIPLINES: Readonly<Record<string, string>> = {
  THOC: 'HJ',
  TSTA: 'PV',
  TWEI: 'LJ',
  TDRE: 'TJ',
  TKUG: 'SP',
  TDIS: 'DT',
  THAM: 'HT',
  TSPE: 'JT',
  X4X1: '4x100',
  X4X4: '4x400',
  X3X1: '3x1000',
  M5K: 'Pentathlon',
  M7K: 'Heptathlon',
  M10K: 'Decathlon',
};

/** Races: `L100`, `L1K5`, `H110_1067`, `S10K` on the road. */
function parseRace(code: string): string | undefined {
  const [, kind, whole = '', thousands, hundreds = ''] = /^([LHS])(\d{1,5})(K(\d)?)?(?:_\d{4})?$/.exec(code) ?? [];
  if (kind === undefined) return undefined;
  const metres = thousands === undefined ? Number(whole) : Number(whole) * 1000 + Number(hundreds || 0) * 100;
  if (kind === 'S') return `${metres / 1000} km`;
  return kind === 'H' ? `${metres}H` : String(metres);
}

/** A discipline code of the federation as the catalogue has it; any other as it is, for the reader to say. */
function nameDiscipline(code: string): string {
  const [first = ''] = code.split('_');
  return DISCIPLINES[first] ?? parseRace(code) ?? code;
}

/**
 * The category of an age code: `MJU18`, `W15` a girl of fifteen, `M45` a master; the open class is the seniors', any other age
 * everybody's of that sex. Mixed teams and mixed events are said as such.
 */
function nameAge(code: string, isTeam: boolean): string {
  if (code === 'X') return isTeam ? 'SE X' : 'X';
  const [, sex, under, age] = /^([MW])(?:J?U(\d{2})|(\d{2}))?$/.exec(code) ?? [];
  if (sex === undefined) return '';
  const letter = sex === 'W' ? 'F' : 'M';
  if (under !== undefined) return `U${under}${letter}`;
  const years = Number(age ?? 0);
  if (years === 0) return `SE${letter}`;
  if (years < 20) return `U${years % 2 === 0 ? years + 2 : years + 1}${letter}`;
  return years >= 35 ? `${sex}${age}` : `TC${letter}`;
}

/** Lines on which the elements of a name begin, in their order. */
function listLines(text: string, tag: string): Iterator<number> {
  let [line, from] = [1, 0];
  const lines = [...text.matchAll(new RegExp(`<${tag}[\\s/>]`, 'g'))].map(({ index }) => {
    for (; from < index; from++) if (text.charAt(from) === '\n') line += 1;
    return line;
  });
  return lines[Symbol.iterator]();
}

/** Rows with lines that tell them apart: elements that share a line of the file are counted on from it. */
class Rows {
  readonly list: SourceRow[] = [];

  add(line: number, cells: readonly string[]): void {
    this.list.push({ line: Math.max(line, (this.list.at(-1)?.line ?? 0) + 1), cells });
  }
}

const attribute = (element: Element | undefined | null, name: string): string =>
  element?.getAttribute(name)?.trim() ?? '';

/** The event of a road race: its distance, else what its code says. */
function runOf(run: Element): { readonly code: string; readonly event: string } {
  const code = attribute(run, 'disciplinecode');
  const metres = Number(attribute(run, 'distance'));
  return { code, event: metres > 0 ? `${metres / 1000} km` : nameDiscipline(code) };
}

/** Whether an entry takes part without a place, as a cell says it. */
const notRankedOf = (entry: Element): string => (/^(true|1)$/.test(attribute(entry, 'notranked')) ? 'x' : '');

/** The best of an entry that is of its own discipline. */
function bestOf(entry: Element, kind: 'personalbest' | 'yearbest', code: string): string {
  const best = [...entry.children].find(
    (one) => one.tagName === kind && ['', code].includes(attribute(one, 'disciplinecode')),
  );
  return attribute(best, 'value').replace(',', '.');
}

/** The place in the words of a parser, as each browser has them: `line 2 at column 8`, `Line Number 2, Column 8`, `2:8`. */
function parsePlace(words: string): FaultPlace | undefined {
  const [, line, character] =
    /line(?: number)? (\d+)(?: at|,) column (\d+)/i.exec(words) ?? /^(\d+):(\d+)/.exec(words) ?? [];
  return line === undefined ? undefined : { line: Number(line), character: Number(character) };
}

/** Whether a text is a file of entries of LADV. */
export const isLadv = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<registration[\s>]/.test(text);

/**
 * Entries of LADV, the German federation's portal, versions 0.6 to 1.2: individuals, relays with their runners, and road races.
 * @throws UnreadableFile for XML that is broken, or that enters nobody
 */
export function readLadv(name: string, text: string): SourceTable {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const broken = document.querySelector('parsererror');
  if (broken !== null) {
    const words = broken.textContent?.trim() ?? '';
    throw new UnreadableFile('notXml', words.slice(0, 200), parsePlace(words));
  }
  const byId = new Map(
    [...document.querySelectorAll('club, athlete, event, eventdefinition')].map((one) => [attribute(one, 'id'), one]),
  );
  const find = (element: Element, name: string) => byId.get(attribute(element, name));
  const individuals = listLines(text, 'individual');
  const participants = listLines(text, 'participant');

  /** The code of the event of an entry, and how it is called with its category. */
  const eventOf = (entry: Element): { readonly code: string; readonly event: string } => {
    const event = find(entry, 'event');
    const code = attribute(event?.querySelector('standardevent'), 'disciplinecode');
    const own = event?.querySelector('customevent');
    const called = own == null ? nameDiscipline(code) : attribute(find(own, 'eventdefinition'), 'name');
    return {
      code,
      event: [called, nameAge(attribute(event, 'agecode'), entry.tagName !== 'individual')].filter(Boolean).join(' '),
    };
  };
  const personCells = (athlete: Element | undefined): string[] => {
    const club = athlete && find(athlete, 'club');
    return [
      attribute(athlete, 'lastname'),
      attribute(athlete, 'forename'),
      attribute(athlete, 'sex'),
      attribute(athlete, 'yearofbirth'),
      attribute(club, 'name'),
      attribute(athlete, 'country') || attribute(club, 'country'),
      attribute(athlete, 'bib'),
      attribute(athlete, 'licencenumber'),
    ];
  };
  const rows = new Rows();
  for (const entry of document.querySelectorAll('individual')) {
    const { code, event } = eventOf(entry);
    const bests = [bestOf(entry, 'personalbest', code), bestOf(entry, 'yearbest', code)];
    rows.add(individuals.next().value ?? 1, [
      event,
      '',
      ...personCells(find(entry, 'athlete')),
      ...bests,
      notRankedOf(entry),
    ]);
  }
  for (const entry of document.querySelectorAll('relay, kila, run')) {
    const isRun = entry.tagName === 'run';
    const { code, event } = isRun ? runOf(entry) : eventOf(entry);
    const team = isRun ? '' : attribute(entry, 'name') || attribute(find(entry, 'club'), 'name');
    const bests = isRun ? ['', ''] : [bestOf(entry, 'personalbest', code), bestOf(entry, 'yearbest', code)];
    const notRanked = notRankedOf(entry);
    const runners = [...entry.querySelectorAll('participant')];
    for (const one of runners)
      rows.add(participants.next().value ?? 1, [
        event,
        team,
        ...personCells(find(one, 'athlete')),
        ...bests,
        notRanked,
      ]);
    if (runners.length === 0 && team !== '') rows.add(1, [event, team, ...personCells(undefined), ...bests, notRanked]);
  }
  if (rows.list.length === 0) throw new UnreadableFile('noStarts');
  return makeTable(name, [{ line: 0, cells: HEAD }, ...rows.list]);
}
