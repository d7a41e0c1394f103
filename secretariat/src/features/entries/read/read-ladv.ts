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

/** Field events, relays and combined events by the first part of LADV's discipline code; the weight of an implement follows it. */
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

/** The race of a code: `L100`, `L1K5` (1500 m), `H110_1067` (hurdles and their height), `S10K` (on the road). */
function parseRace(code: string): string | undefined {
  const [, kind, whole = '', thousands, hundreds = ''] = /^([LHS])(\d{1,5})(K(\d)?)?(?:_\d{4})?$/.exec(code) ?? [];
  if (kind === undefined) return undefined;
  const metres = thousands === undefined ? Number(whole) : Number(whole) * 1000 + Number(hundreds || 0) * 100;
  if (kind === 'S') return `${metres / 1000} km`;
  return kind === 'H' ? `${metres}H` : String(metres);
}

/** The catalogue's name of a discipline code; an unknown code is returned as it is, for the user to correct. */
function formatDiscipline(code: string): string {
  const [mainPart = ''] = code.split('_');
  return DISCIPLINES[mainPart] ?? parseRace(code) ?? code;
}

/**
 * The category of an age code: `MJU18`, `W15` (a girl of fifteen), `M45` (a master), `M` (open class, as seniors); any other age
 * becomes the category for all ages (TC). `X` is mixed.
 */
function formatAgeCategory(code: string, isTeam: boolean): string {
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

/** The line numbers of all elements with this tag, in their order. */
function listLines(text: string, tag: string): Iterator<number> {
  let [line, from] = [1, 0];
  const lines = [...text.matchAll(new RegExp(`<${tag}[\\s/>]`, 'g'))].map(({ index }) => {
    for (; from < index; from++) if (text.charAt(from) === '\n') line += 1;
    return line;
  });
  return lines[Symbol.iterator]();
}

/** Rows with a distinct line each: elements on the same line of the file get the following numbers. */
class Rows {
  readonly list: SourceRow[] = [];

  add(line: number, cells: readonly string[]): void {
    this.list.push({ line: Math.max(line, (this.list.at(-1)?.line ?? 0) + 1), cells });
  }
}

const readAttribute = (element: Element | undefined | null, name: string): string =>
  element?.getAttribute(name)?.trim() ?? '';

/** The event of a road race: its distance, else by its code. */
function readRunEvent(run: Element): { readonly code: string; readonly event: string } {
  const code = readAttribute(run, 'disciplinecode');
  const metres = Number(readAttribute(run, 'distance'));
  return { code, event: metres > 0 ? `${metres / 1000} km` : formatDiscipline(code) };
}

/** The cell that marks an entry out of competition: `x` or empty. */
const readNotRanked = (entry: Element): string => (/^(true|1)$/.test(readAttribute(entry, 'notranked')) ? 'x' : '');

/** The entry's best in its own discipline. */
function readBest(entry: Element, kind: 'personalbest' | 'yearbest', code: string): string {
  const best = [...entry.children].find(
    (one) => one.tagName === kind && ['', code].includes(readAttribute(one, 'disciplinecode')),
  );
  return readAttribute(best, 'value').replace(',', '.');
}

/** The place named in an XML parser's message; browsers write it differently: `line 2 at column 8`, `Line Number 2, Column 8`, `2:8`. */
function parsePlace(message: string): FaultPlace | undefined {
  const [, line, character] =
    /line(?: number)? (\d+)(?: at|,) column (\d+)/i.exec(message) ?? /^(\d+):(\d+)/.exec(message) ?? [];
  return line === undefined ? undefined : { line: Number(line), character: Number(character) };
}

/** Whether a text is an entries file of LADV. */
export const isLadv = (text: string): boolean => /^\s*(?:<\?xml[^>]*>\s*)?<registration[\s>]/.test(text);

/**
 * Reads an entries file of LADV, the German federation's portal, versions 0.6 to 1.2: individuals, relays and road races.
 * @throws UnreadableFile for invalid XML, or a file without entries
 */
export function readLadv(name: string, text: string): SourceTable {
  const document = new DOMParser().parseFromString(text, 'text/xml');
  const parserError = document.querySelector('parsererror');
  if (parserError !== null) {
    const message = parserError.textContent?.trim() ?? '';
    throw new UnreadableFile('notXml', message.slice(0, 200), parsePlace(message));
  }
  const byId = new Map(
    [...document.querySelectorAll('club, athlete, event, eventdefinition')].map((one) => [
      readAttribute(one, 'id'),
      one,
    ]),
  );
  const findReference = (element: Element, name: string) => byId.get(readAttribute(element, name));
  const individuals = listLines(text, 'individual');
  const participants = listLines(text, 'participant');

  /** The discipline code of an entry, and its event's name with the category. */
  const readEvent = (entry: Element): { readonly code: string; readonly event: string } => {
    const event = findReference(entry, 'event');
    const code = readAttribute(event?.querySelector('standardevent'), 'disciplinecode');
    const customEvent = event?.querySelector('customevent');
    const eventName =
      customEvent == null
        ? formatDiscipline(code)
        : readAttribute(findReference(customEvent, 'eventdefinition'), 'name');
    return {
      code,
      event: [eventName, formatAgeCategory(readAttribute(event, 'agecode'), entry.tagName !== 'individual')]
        .filter(Boolean)
        .join(' '),
    };
  };
  const personCells = (athlete: Element | undefined): string[] => {
    const club = athlete && findReference(athlete, 'club');
    return [
      readAttribute(athlete, 'lastname'),
      readAttribute(athlete, 'forename'),
      readAttribute(athlete, 'sex'),
      readAttribute(athlete, 'yearofbirth'),
      readAttribute(club, 'name'),
      readAttribute(athlete, 'country') || readAttribute(club, 'country'),
      readAttribute(athlete, 'bib'),
      readAttribute(athlete, 'licencenumber'),
    ];
  };
  const rows = new Rows();
  for (const entry of document.querySelectorAll('individual')) {
    const { code, event } = readEvent(entry);
    const bests = [readBest(entry, 'personalbest', code), readBest(entry, 'yearbest', code)];
    rows.add(individuals.next().value ?? 1, [
      event,
      '',
      ...personCells(findReference(entry, 'athlete')),
      ...bests,
      readNotRanked(entry),
    ]);
  }
  for (const entry of document.querySelectorAll('relay, kila, run')) {
    const isRun = entry.tagName === 'run';
    const { code, event } = isRun ? readRunEvent(entry) : readEvent(entry);
    const team = isRun ? '' : readAttribute(entry, 'name') || readAttribute(findReference(entry, 'club'), 'name');
    const bests = isRun ? ['', ''] : [readBest(entry, 'personalbest', code), readBest(entry, 'yearbest', code)];
    const notRanked = readNotRanked(entry);
    const runners = [...entry.querySelectorAll('participant')];
    for (const one of runners)
      rows.add(participants.next().value ?? 1, [
        event,
        team,
        ...personCells(findReference(one, 'athlete')),
        ...bests,
        notRanked,
      ]);
    if (runners.length === 0 && team !== '') rows.add(1, [event, team, ...personCells(undefined), ...bests, notRanked]);
  }
  if (rows.list.length === 0) throw new UnreadableFile('noStarts');
  return makeTable(name, [{ line: 0, cells: HEAD }, ...rows.list]);
}
