import { roadPath } from './road-file.ts';

/** Cells of a row by heading. */
export type Cells = Readonly<Record<string, string>>;

export interface Reader {
  readonly uid: string;
  readonly makeCells: (index: number) => Cells;
  /** The words that each column understands. */
  readonly known: Readonly<Record<string, readonly string[]>>;
  /** What an unknown cell of the column may change, as its row then has no mark. */
  readonly unranked: ReadonlySet<string>;
  /** Columns of which an unknown cell refuses the file by its line and column. */
  readonly refusing: ReadonlySet<string>;
  readonly getPath: (race: { chOID: string; trial: string }) => string;
}

const SEX_WORDS = ['M', 'F', 'H', 'W', 'men', 'Femme', 'X'];
const CLASS_LETTERS = ['M', 'F', 'SEM', 'SEF', 'M40', 'F40-44', 'U18', 'V2', 'ES', 'Senior'];
const COUNTRIES = ['FRA', 'France', 'GER', 'uk'];
const STATUSES = ['DNF', 'abandon', 'OK', 'Finisher'];

const makePerson = (index: number): Cells => ({
  Bib: String(index + 1),
  Last: `Kerbrat${index}`,
  First: 'Lou',
  Sex: index % 2 === 0 ? 'M' : 'F',
  Country: 'FRA',
});

export const READERS: Readonly<Record<string, Reader>> = {
  road: {
    uid: '010000-R-1057-f1',
    makeCells: (index) => ({
      Place: String(index + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Birth: `${1990 + (index % 7)}`,
      Time: `${30 + (index % 20)}:${String(10 + (index % 50))}`,
      Status: index % 3 === 0 ? 'OK' : '',
      '5 km': `15:${String(10 + (index % 50))}`,
    }),
    known: {
      Place: ['1', '3', 'DNF'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Birth: ['1990', '12'],
      Time: ['31:10', '36', 'DNF'],
      Status: STATUSES,
      '5 km': ['15:10', '900'],
    },
    refusing: new Set(),
    unranked: new Set(['Time', 'Status']),
    getPath: (race) => roadPath(race),
  },
  results: {
    uid: '000100-0-1057-f1',
    makeCells: (index) => ({
      Place: String(index + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Event: '100 m',
      Round: 'Finale',
      Mark: `1${1 + Math.floor(index / 50)}.${String(10 + (index % 50))}`,
      Wind: '+0.4',
    }),
    known: {
      Place: ['1', '3', 'DNF'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Event: ['100 m', 'Long', '100', 'Hauteur'],
      Round: ['Finale', 'Heat 2', 'Q'],
      Mark: ['11.10', '36', 'DNF'],
      Wind: ['+0.4', '1'],
    },
    refusing: new Set(['Sex', 'Category', 'Mark', 'Wind']),
    unranked: new Set(['Mark']),
    getPath: ({ chOID, trial }) => `/api/lesecretariat/csv/${chOID}?list=results&trial=${trial}`,
  },
  'start lists': {
    uid: '000100-0-1057-f1',
    makeCells: (index) => ({
      Lane: String((index % 8) + 1),
      ...makePerson(index),
      Category: index % 2 === 0 ? 'SEM' : 'SEF',
      Birth: `04/03/${1990 + (index % 7)}`,
      Event: '100 m',
      PB: '11.20',
    }),
    known: {
      Lane: ['1', '4'],
      Sex: SEX_WORDS,
      Country: COUNTRIES,
      Category: CLASS_LETTERS,
      Birth: ['1990', '04/03/1990'],
      Event: ['100 m', 'Long', '100', 'Hauteur'],
      PB: ['11.10', '36', 'DNF'],
    },
    refusing: new Set(['Lane', 'Sex', 'Birth', 'PB']),
    unranked: new Set(),
    getPath: ({ chOID, trial }) => `/api/lesecretariat/csv/${chOID}?list=starts&trial=${trial}`,
  },
};

/** Results of a photo finish and of a field event, whose cells are named by their columns. */
export const LYNX_READERS: Readonly<
  Record<string, { uid: string; head: string; makeLine: (index: number) => string[]; known: Record<number, string[]> }>
> = {
  '.lif': {
    uid: '000100-0-1057-f1',
    head: '1,1,1,100 m,+0.6,m/s',
    makeLine: (index) => [
      String(index + 1),
      String(index + 1),
      '',
      `Kerbrat${index}`,
      'Lou',
      'AC Brest',
      `11.${10 + index}`,
    ],
    known: { 0: ['1', 'DNF', 'Q'], 6: ['11.10', 'DNF', '12'] },
  },
  '.lff': {
    uid: '900003-0-1057-f1',
    head: '1,1,1,Longueur,metric',
    makeLine: (index) => [
      String(index + 1),
      String(index + 1),
      '',
      String(index + 1),
      `Kerbrat${index}`,
      'Lou',
      'AC Brest',
      `6.${10 + index}`,
      '+0.4',
    ],
    known: { 0: ['1', 'DNF'], 7: ['6.10', 'X', 'P'], 8: ['+0.4', '1'] },
  },
};
