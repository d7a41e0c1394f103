import { cutText, MAX_DETAIL_LETTERS, MAX_QUOTED_LETTERS } from './cut-text.ts';

/** Messages about a line of a file: the server's sentence by its id. Front ends translate the id for their readers. */
export const FILE_MESSAGES = {
  bibTwice: '{who} is on line {other} already',
  bibNameless: '{who} is not in the start list, and the row has no name',
  bibLeft: 'the bib is that of line {other}, of somebody else; it is left out here: {cells} ({rows} rows)',
  bibsByRace: 'bibs come again, once for each of {cells}: the file has several races; send each alone',
  categoryTaken: '{name} goes by {category}: {taken} is another event of the file',
  charactersOut: '{count} control characters are taken out',
  badLetter: 'a byte that is no letter',
  bytesForeign:
    'bytes that are not UTF-8 as the rest is, or control characters, read as letters of Windows-1252; look at them: {cells} ({rows} rows)',
  birthLeft: 'no dates of birth, left out: {cells} ({rows} rows)',
  categoryUnknown: '{category} is not a known category',
  categoryUnknownRows: '{category} is not a known category ({rows} rows)',
  categoryLeft: 'no categories here; the category is by age and sex: {cells} ({rows} rows)',
  codePageRead:
    'the file is not UTF-8: its letters are read as {page}, as these: {cells} ({rows} cells); if they are wrong, save it as UTF-8',
  columnDoubled: 'is not read: column {other} is taken for the same',
  columnUnnamed: 'has no heading and is not read: {cells}',
  columnTwice: 'says the same as column {other}',
  controlCharacter: 'a control character ({code}), which no file may have',
  countryLeft: 'no countries, left out: {cells} ({rows} rows)',
  columnsLeft: 'columns that are not read: {columns}',
  directionCharacter: 'a character that turns the direction of what follows ({code}), which no file may have',
  empty: 'a head and at least one row are expected',
  fileKind:
    'a file of the kind {kind}, which is not read here: workbooks, XML and JSON of entries go into Import, a table is sent as CSV',
  firstNameAlone: 'has first names alone: call the column of last names last, or this one name if it has whole names',
  groupNames: 'group {uid} has two names, "{name}" and "{other}"; the last is kept',
  guestPlace:
    'the place {rank} is read as the {rank}th place: in a list of {most} rows or more no number marks a guest ({rows} rows)',
  headAgain: 'the headings come again and the places go on: read as pages of one list ({rows} times)',
  headLeft: '"{cell}" is no number and is not read: the heat is known otherwise',
  headTwice:
    'the headings of line {other} come again: the file has several tables, whose rows would be ranked together; send each alone',
  heatEmpty: 'nobody runs in {trial}: its start list stays',
  heatTwice: '{trial} is on line {other} already',
  isEmpty: 'is empty',
  isGroup: '{uid} is a group; results belong to a trial',
  lapsLeft: '{times} passage times are no laps of {metres} m, they are left out',
  laneUnlisted: 'lane {lane} is not in the start list',
  lettersMisread: 'letters of another encoding; write the file in UTF-8: {cells} ({rows} rows)',
  lettersLost:
    'a letter was lost before the file came here and is shown as �: mend it in the file: {cells} ({rows} rows)',
  linesAbove: '{rows} lines above the headings of line {head} are not read: {cells}',
  lineTooLong: 'is longer than {most} letters',
  noBars: 'the first line names no bar',
  noCategory: '"{cell}" is no code of a category',
  nameless: '{rows} rows have no name in the file nor in the start list',
  nameStatus: 'a status before the name counts as the result: {cells} ({rows} rows)',
  noRow: 'lines that are no row of a runner, left out: {cells} ({rows} rows)',
  namesUnread:
    'nobody has a name in the file nor in the start list, and this column is not read; if it holds the names, call it name: {cells}',
  nameOrder:
    'the name "{name}" is read as last name "{last}", first name "{first}", and so are all {rows} rows whose names do not tell their parts; if that is wrong, write last names in capitals, or two columns, last and first',
  noColumn: 'no column {fr} ({en})',
  noColumnName: 'no column says the name: last name (nom), first name (prénom) or name; the file has {columns}',
  noColumnTime: 'no column says a time: gun or net; the file has {columns}',
  noColumnWho: 'no column says who: bib (dossard), last (nom) or name; the file has {columns}',
  noDate: '"{cell}" is no date (2001-03-04 or 04/03/2001)',
  noDateTime: '"{cell}" is no date and time',
  noEvent: '"{cell}" is no event that is read',
  noFieldEvent: '{trial} is no field event with marks in metres',
  noGender: '"{cell}" is neither Male nor Female',
  noHead: 'the first line names event, round and heat',
  noHeadings: 'the first line is a row: {cells}; write a line above it that names the columns',
  noHeat: 'no heat has event {event}, round {round}, heat {heat}',
  noMark: '"{cell}" is no mark of this event',
  noNumber: '"{cell}" is no number',
  noPlace: '"{cell}" is no place',
  noRace: '{trial} is no race',
  noReaction: '"{cell}" is no reaction time in seconds',
  noResult: '{who} has neither a place nor a time: nothing is read of this row',
  noRosterColumn: 'no column {name}: is this a roster of OpenTrack?',
  noRound: '"{cell}" is no round that is read',
  noSex: '"{cell}" is neither M nor F',
  noTime: '"{cell}" is no time of this event',
  noTimeAtAll: 'neither a time nor DNS, DNF or DQ',
  personTwice: '{who} is in this list already, in row {other}',
  noTimeWord: '"{cell}" is neither a time nor DNS, DNF or DQ',
  noTrial: 'no trial: give a column uid, or query.trial',
  noUid: '"{uid}" is no uid of a trial',
  numberLeft: 'no numbers, left out: {cells} ({rows} rows)',
  noWhole: '"{cell}" is no whole number',
  noWind: '"{cell}" is no wind reading in m/s',
  noneOf: '"{cell}" is none of {words}',
  nobody: 'neither an id nor a name',
  noStarters: 'no line names an athlete',
  notOneEncoding: 'UTF-8 goes on in another encoding',
  notUtf8: 'the file is marked as UTF-8 and is not',
  notBest: '{mark} is not the best of its attempts, {best}',
  overLimit: '{count} are entered, and the limit is {limit}',
  partNotOffered: '{uid} is a combined event’s part, and the competition has none of them',
  reasonMissing: 'is missing; {rows} official results were corrected and nobody is told why',
  unitUnknown: '"{unit}" is an unknown unit, it is read as "ms"',
  windUnread: 'a mark has no wind reading, and the competition requires one',
  other: '{detail}',
  ageLeft: 'no ages, left out: {cells} ({rows} rows)',
  passageLeft: 'no passage times, left out: {cells} ({rows} rows)',
  placesAnew:
    'place 1 comes {rows} times, with different times: the places are of several races, sexes or classes, and here all rows are ranked together',
  placesByNet: 'the places of the file are by net time; here gun time ranks, and {rows} places differ',
  placeless: '{rows} rows have a time and no place beside others that have one: here the time ranks them',
  placesCounted:
    'the file leaves places out or counts them otherwise: its place {place} is number {rank} counted from 1 ({rows} rows)',
  placesDiffer: 'the file says place {place}, by time it is {rank}; {rows} places differ',
  quoteOpen: 'a quote is opened and never closed',
  raceWordLeft: 'neither a time nor a status, no place for these rows: {cells} ({rows} rows)',
  statusLeft: 'neither a status nor a word for who finished, left out: {cells} ({rows} rows)',
  rowWide:
    'the row has {count} cells, the head {head}: put quotes around a text that holds "{sign}" ({rows} rows have more cells than the head)',
  severalRaces: 'rows of several races are ranked together: {cells}',
  sexUnknown: 'neither category nor sex says woman or man: {rows} rows are in no ranking of women or men',
  mixedLetter:
    'M beside O (open) and W or F may be mixed: these rows are of neither women nor men; add a column of sexes: {cells} ({rows} rows)',
  sexLeft: 'neither M nor F, ranked overall only: {cells} ({rows} rows)',
  sexOfCategory: 'the category is of the other sex; the sex counts: {cells} ({rows} rows)',
  otherEvent: '"{cell}" is not {event}',
  otherRound: 'another round or heat than {trial}, to which the rows go: {cells} ({rows} rows)',
  otherSex: '"{cell}" is of the other sex than the event',
  rowOtherSex: 'is of the other sex than the event',
  rowsOtherSex: 'is of the other sex than the event ({rows} rows)',
  roundLeft: 'no round that is known; the rows go to {trial}: {cells} ({rows} rows)',
  eventLeft: 'no event that is known; the rows go to {trial}: {cells} ({rows} rows)',
  placesLeft: 'the file says place {place}, by the marks it is {rank}; {rows} places differ',
  placesShared:
    'equal marks share a place here unless a column "photo rank" orders them: the file gives them different places ({rows} rows)',
  otherLane: '{who} is in lane {lane} of the start list',
  otherName: '{who} goes by "{name}"',
  otherUnits: '"{cell}" is not metric',
  otherTrial: '{uid} is not {own}',
  placeLeft: 'no places, left out: {cells} ({rows} rows)',
  placeAlone: 'place {place} has no mark',
  recordOther: 'this record is {mark} already; who share a record have the same mark',
  reactionLeft: 'no reaction times in seconds, left out: {cells} ({rows} rows)',
  resultless: 'neither a mark nor a status such as DNS: nothing is read of these rows: {cells} ({rows} rows)',
  rowTwice: 'the row of line {other} again, cell by cell, left out: {cells} ({rows} rows)',
  runnerTwice:
    'the runner of line {other} again, with other cells; this row is left out, put the right one in: {cells} ({rows} rows)',
  rowUnused: 'rows without a name and without a result, of nobody in the start list, left out: {cells} ({rows} rows)',
  rowLeft: 'the row is left out until its question is answered',
  statusStays: 'the status of {trial} stays {status}: results are shown as they are',
  timeLeft: 'no times of this event, no place for these rows: {cells} ({rows} rows)',
  timesUnread: 'holds times and is not read: the order is by the times of "{column}"',
  timeAlone: 'the time {cell} has no place beside rows that have one',
  timesInHours: 'numbers are read as hours: "{cell}" is {time}',
  timesInMinutes: 'numbers are read as minutes: "{cell}" is {time}',
  timesInDays: 'numbers are read as parts of a day: "{cell}" is {time}',
  timesOfDay: 'times of day are read as times since the start: "{cell}" is {time}',
  timesDated: 'the dates before the times count days: {cell} is read as {time}',
  timesShifted: 'hours and minutes are read as minutes and seconds: "{cell}" is {time}',
  timesInSeconds: 'numbers are read as seconds: "{cell}" is {time}',
  timeUnitUnclear:
    '"{cell}" may be minutes, minutes and seconds, or seconds: write times as 1:02:03, or the unit in the head, as time (min)',
  timeless: 'neither a time nor DNS, DNF or DQ: no place for these rows ({rows} rows)',
  tooManyCells: 'more than {most} cells',
  tooManyLines: 'more than {most} lines',
  tooLong: 'is longer than {most} letters',
  unplaced:
    'a time and no place where the file ranks the others: no place here either, and the time is left out; write the place, or DQ or DNF: {cells} ({rows} rows)',
  unknownAnswer: '"{cell}" is neither out, DNS, DNF, DQ or NM nor a mark of this event',
  unknownAttempt: '"{cell}" is no attempt',
  unknownStatus: '"{cell}" is no status that is known',
  unknownTrial: 'there is no trial {uid} in this challenge',
  unlisted: '{who} is not in the start list',
  windLeft: '"{cell}" is no wind reading in m/s and is left out: enter the wind of the heat by hand',
  yearLeft: 'years of something else, of the race or of a record, and not of births: {cells}',
  yearRead: 'read as years of birth: {cells}; if they are other years, take the column out',
  zeroByte: 'a byte 0, which no text has',
} as const;

export type FileMessageId = keyof typeof FILE_MESSAGES;

/** A message with its values, without its place in the file. */
export interface FileMessage {
  readonly id: FileMessageId;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Characters of values that are sentences or lists, and so longer than one sent value. */
const MAX_LONG_VALUE_LETTERS: Readonly<Partial<Record<FileMessageId, number>>> = {
  other: MAX_DETAIL_LETTERS,
  columnsLeft: 400,
  noColumnName: 400,
  noColumnTime: 400,
  noColumnWho: 400,
  noneOf: 400,
};

/** @example saying('otherName', { who: 'LOTT Nina (413)', name: 'LOT' }) */
export const createFileMessage = (id: FileMessageId, values: FileMessage['values'] = {}): FileMessage => {
  const maxLetters = MAX_LONG_VALUE_LETTERS[id] ?? MAX_QUOTED_LETTERS;
  const cut = Object.entries(values).map(([name, value]) => [name, shorten(value, maxLetters)]);
  return { id, values: Object.fromEntries(cut) };
};

const shorten = (value: string | number, maxLetters: number) =>
  typeof value === 'string' ? cutText(value, maxLetters) : value;

/** The message as the server words it. @example formatFileNote(saying('noSex', { cell: 'X' })) // '"X" is neither M nor F' */
export const formatFileNote = ({ id, values }: FileMessage): string =>
  FILE_MESSAGES[id].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
