import { describe, expect, test } from '@jest/globals';
import { checkTable } from './check/check-table.ts';
import type { Fixes } from './check/fields.ts';
import { isError } from './check/issue.ts';
import { matchColumns } from './check/match-columns.ts';
import { type NamedUid, Programme } from './check/programme.ts';
import { decodeBytes } from './read/decode-bytes.ts';
import { readText } from './read/read-file.ts';

const DAY = '2026-06-13';
const GROUPS: readonly NamedUid[] = [
  { uid: '000100-0-58', name: '100 m Femmes' },
  { uid: '000100-0-57', name: '100 m Hommes' },
  { uid: '000050-0-1043', name: '50 m Poussins mixte' },
  { uid: '900003-0-50', name: 'Longueur Cadettes' },
  { uid: '004100-0-58', name: '4 × 100 m Femmes' },
];
const HEAD = 'Épreuve;Nom;Prénom;Sexe;Naissance;Club;Dossard;Record';
const CODE_OF_A = 'A'.charCodeAt(0);

interface FaultyFile {
  readonly lines: readonly string[];
  /** Line, column letter (or the field, if the file has no such column) and reason of each issue. */
  readonly errors: readonly string[];
  /** The user's corrections. */
  readonly fixes?: Fixes;
  /** The event of each row after the corrections. */
  readonly eventNames: readonly string[];
  readonly bytes?: (text: string) => Uint8Array;
}

/** For French letters Windows-1252 equals Latin-1, so the code units are the bytes. */
const encodeWindows1252 = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const encodeUtf16 = (text: string): Uint8Array =>
  new Uint8Array(Uint16Array.from(`\ufeff${text}`, (letter) => letter.charCodeAt(0)).buffer);

const WOMEN = '100 m Femmes';
const MEN = '100 m Hommes';
const LONG_JUMP = 'Longueur Cadettes';

const FILES: Readonly<Record<string, FaultyFile>> = {
  'a man in a women’s event by the cell of sex': {
    lines: [HEAD, '100 m Femmes;A;B;M;2008;X;1;'],
    errors: ['2 D sexDiffers'],
    fixes: { 2: { event: '000100-0-57' } },
    eventNames: [MEN],
  },
  'a man in a women’s event by his category': {
    lines: ['Épreuve;Nom;Prénom;Catégorie', '100 m Femmes;A;B;U18M'],
    errors: ['2 D sexDiffers'],
    fixes: { 2: { event: '100 m Hommes' } },
    eventNames: [MEN],
  },
  'a sex and a category that contradict each other': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Catégorie', '100 m;A;B;F;U18M'],
    errors: ['2 E sexDiffers'],
    fixes: { 2: { category: 'U18F' } },
    eventNames: [WOMEN],
  },
  'an empty cell of sex between two events': {
    lines: [HEAD, '100 m;A;B;;2008;X;1;', '100 m;C;D;;2008;X;2;'],
    errors: ['2 D sexMissing', '3 D sexMissing'],
    fixes: { 2: { sex: 'F' }, 3: { event: '000100-0-57' } },
    eventNames: [WOMEN, MEN],
  },
  'a sex that is none': {
    lines: [HEAD, '100 m;A;B;Z;2008;X;1;'],
    errors: ['2 D sexUnknown'],
    fixes: { 2: { sex: 'homme' } },
    eventNames: [MEN],
  },
  'an event that is none': {
    lines: [HEAD, 'Trampoline;A;B;F;2010;X;1;'],
    errors: ['2 A eventUnknown'],
    fixes: { 2: { event: 'Longueur' } },
    eventNames: [LONG_JUMP],
  },
  'an empty event': {
    lines: [HEAD, ';A;B;F;2010;X;1;'],
    errors: ['2 A eventMissing'],
    fixes: { 2: { event: 'Longueur' } },
    eventNames: [LONG_JUMP],
  },
  'nobody in a row': {
    lines: [HEAD, '100 m;;B;F;2008;X;1;'],
    errors: ['2 B nameMissing'],
    fixes: { 2: { last: 'VALMOREL' } },
    eventNames: [WOMEN],
  },
  'a day that no calendar has': {
    lines: [HEAD, '100 m;A;B;F;31/02/2008;X;1;'],
    errors: ['2 E birthUnreadable'],
    fixes: { 2: { birth: '28/02/2008' } },
    eventNames: [WOMEN],
  },
  'a birth after the competition': {
    lines: [HEAD, '100 m;A;B;F;2030;X;1;'],
    errors: ['2 E birthLater'],
    fixes: { 2: { birth: '2008' } },
    eventNames: [WOMEN],
  },
  'a category that is none, and no birth': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Catégorie', '100 m;A;B;F;ZZ'],
    errors: ['2 E categoryUnknown'],
    fixes: { 2: { category: 'CA' } },
    eventNames: [WOMEN],
  },
  'a category that the birth contradicts': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Naissance;Catégorie', '100 m;A;B;F;2010;JU'],
    errors: ['2 F categoryDiffers'],
    eventNames: [WOMEN],
  },
  'an age that the event does not take': {
    lines: ['Code;Épreuve;Nom;Prénom;Sexe;Naissance', ';900003-0-50;A;B;F;1999'],
    errors: ['2 category categoryNotOfEvent'],
    eventNames: [LONG_JUMP],
  },
  'a mark that is none': {
    lines: [HEAD, '100 m;A;B;F;2008;X;1;vite'],
    errors: ['2 H markUnreadable'],
    fixes: { 2: { pb: '12,84' } },
    eventNames: [WOMEN],
  },
  'a mark with a digit too few': {
    lines: [HEAD, '100 m;A;B;F;2008;X;1;1.12'],
    errors: ['2 H markTooGood'],
    fixes: { 2: { pb: '11.20' } },
    eventNames: [WOMEN],
  },
  'a mark of another event': {
    lines: [HEAD, 'Longueur;A;B;F;2010;X;1;16.45'],
    errors: ['2 H markTooGood'],
    fixes: { 2: { pb: '5.45' } },
    eventNames: [LONG_JUMP],
  },
  'a missing club': {
    lines: [HEAD, '100 m;A;B;F;2008;;1;'],
    errors: ['2 F clubMissing'],
    fixes: { 2: { club: 'X' } },
    eventNames: [WOMEN],
  },
  'one bib for two': {
    lines: [HEAD, '100 m;A;B;F;2008;X;1;', '100 m;C;D;F;2008;X;1;'],
    errors: ['3 G bibTaken'],
    fixes: { 3: { bib: '2' } },
    eventNames: [WOMEN, WOMEN],
  },
  'two bibs for one': {
    lines: [HEAD, '100 m;A;B;F;2010;X;1;', 'Longueur;A;B;F;2010;X;7;'],
    errors: ['3 G twoBibs'],
    fixes: { 3: { bib: '1' } },
    eventNames: [WOMEN, LONG_JUMP],
  },
  'somebody twice in an event': {
    lines: [HEAD, '100 m;A;B;F;2010;X;1;', '100 m;A;B;F;2010;X;1;'],
    errors: ['3 A twice'],
    fixes: { 3: { event: 'Longueur' } },
    eventNames: [WOMEN, LONG_JUMP],
  },
  'a lane for two, and one that is none': {
    lines: [
      'Épreuve;Nom;Prénom;Sexe;Naissance;Série;Couloir',
      '100 m;A;B;F;2008;1;4',
      '100 m;B;B;F;2008;1;4',
      '100 m;C;B;F;2008;1;x',
    ],
    errors: ['3 G laneTaken', '4 G laneUnreadable'],
    fixes: { 3: { lane: '5' }, 4: { lane: '6' } },
    eventNames: [WOMEN, WOMEN, WOMEN],
  },
  'a round and a heat that are none': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Naissance;Tour;Série', '100 m;A;B;F;2008;Truc;?'],
    errors: ['2 F roundUnknown', '2 G heatUnreadable'],
    fixes: { 2: { round: 'Séries', heat: '2' } },
    eventNames: [WOMEN],
  },
  'a country that is none': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Naissance;Pays', '100 m;A;B;F;2008;Vénus'],
    errors: ['2 F countryUnknown'],
    fixes: { 2: { country: 'FRA' } },
    eventNames: [WOMEN],
  },
  'a last name without a first one': {
    lines: [HEAD, '100 m;A;;F;2008;X;1;'],
    errors: ['2 C firstMissing'],
    fixes: { 2: { first: 'Zoé' } },
    eventNames: [WOMEN],
  },
  'a sex that is none beside a category of both sexes': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Catégorie', '100 m;A;B;Z;SE', '100 m;C;D;;SE'],
    errors: ['2 D sexUnknown', '3 D sexMissing'],
    fixes: { 2: { sex: 'F' }, 3: { sex: 'M' } },
    eventNames: [WOMEN, MEN],
  },
  'a letter that turns what follows, and a byte that was none': {
    lines: [HEAD, '100 m;A\u202eB;C\ufffd;F;2008;X;1;'],
    errors: ['2 B unsafe', '2 C unsafe'],
    fixes: { 2: { last: 'AB', first: 'Cé' } },
    eventNames: [WOMEN],
  },
  'a title above the heads, in commas where the title has none': {
    lines: [
      'Meeting du Val',
      '',
      'Engagés;au 12 juin',
      'Épreuve,Nom,Prénom,Sexe,Naissance,N° dossard',
      '100 mètres,A,B,F,x,1',
    ],
    errors: ['5 E birthUnreadable'],
    fixes: { 5: { birth: '2008' } },
    eventNames: [WOMEN],
  },
  'decimal commas between quotes, and an engagement in words': {
    lines: [
      'Épreuve,Nom,Prénom,Sexe,Naissance,Perf. engagement',
      '100 m,A,B,F,2008,"12,84"',
      '100 m,C,D,F,2008,"12,84,5"',
      'Longueur,E,F,F,2010,"5,45 m"',
      '100 m,G,H,F,2008,"12,8h"',
      '100 m,I,J,F,2008,"58"',
    ],
    errors: ['3 F markUnreadable', '6 F markTooGood'],
    fixes: { 3: { sb: '12.84' }, 6: { sb: '12.58' } },
    eventNames: [WOMEN, WOMEN, LONG_JUMP, WOMEN, WOMEN],
  },
  'marks as people write them': {
    lines: [HEAD, 'Longueur;A;B;F;2010;X;1;5.45 m', 'Longueur;C;D;F;2010;X;2;5m4', '100 m;E;F;F;2008;X;3;12"84'],
    errors: ['3 H markUnreadable'],
    fixes: { 3: { pb: '5m40' } },
    eventNames: [LONG_JUMP, LONG_JUMP, WOMEN],
  },
  'category words of girls and boys in a mixed event, and one of another age': {
    lines: ['Épreuve;Nom;Prénom;Catégorie', '50 m;A;B;U12F', '50 m;C;D;U12M', '50 m U12F;E;F;', '50 m mixte;G;H;U21Z'],
    errors: ['5 D categoryUnknown'],
    fixes: { 5: { category: 'PO' } },
    eventNames: ['50 m Poussins mixte', '50 m Poussins mixte', '50 m Poussins mixte', '50 m Poussins mixte'],
  },
  'an adult of no given sex in a mixed event of the young, and in the only event of a sex': {
    lines: ['Épreuve;Nom;Prénom;Naissance', '50 m;A;B;1999', 'Longueur;C;D;1985'],
    errors: ['2 category categoryNotOfEvent', '3 sex sexAssumed', '3 category categoryNotOfEvent'],
    eventNames: ['50 m Poussins mixte', LONG_JUMP],
  },
  'a file of Windows-1252 with an hour that is none': {
    lines: ['Épreuve;Nom;Prénom;Sexe;Naissance;Heure', '100 m;Bréhalle;Noémie;F;2008;bientôt'],
    bytes: encodeWindows1252,
    errors: ['2 F startUnreadable'],
    eventNames: [WOMEN],
  },
  'a file of UTF-16 without a column of sex': {
    lines: ['Épreuve\tNom\tPrénom\tNaissance', 'Longueur\tBréhalle\tNoémie\t2010'],
    bytes: encodeUtf16,
    errors: ['2 sex sexAssumed'],
    eventNames: [LONG_JUMP],
  },
  'runners of a relay team without its name': {
    lines: ['Épreuve;Équipe;Nom;Sexe;Catégorie', '4x100;;;F;SE', '4x100;AC Valmont;A;F;SE'],
    errors: ['2 C nameMissing'],
    fixes: { 2: { team: 'US Montclair' } },
    eventNames: ['4 × 100 m Femmes', '4 × 100 m Femmes'],
  },
  'a text too long for a name': {
    lines: [HEAD, `100 m;${'A'.repeat(121)};B;F;2008;X;1;`],
    errors: ['2 B tooLong'],
    fixes: { 2: { last: 'AA' } },
    eventNames: [WOMEN],
  },
};

function checkFile({ lines, bytes }: FaultyFile, fixes: Fixes) {
  const text = lines.join('\r\n');
  const source = readText('engagements', bytes === undefined ? text : decodeBytes(bytes(text)).text);
  if ('upload' in source) throw new Error('no table');
  const { table } = source;
  const mapping = matchColumns(table.head);
  const rows = checkTable(table, {
    mapping,
    programme: new Programme(GROUPS, DAY),
    firstDay: DAY,
    language: 'fr',
    fixes,
  });
  const faults = rows.flatMap(({ line, issues }) =>
    issues.map(({ field, reason }) => {
      const index = mapping[field];
      return `${line} ${index === undefined ? field : String.fromCharCode(CODE_OF_A + index)} ${reason}`;
    }),
  );
  return { rows, faults };
}

describe('A faulty file of entries', () => {
  test.each(Object.entries(FILES))('%s: each error is named by line and column, and corrected in place', (_, file) => {
    const { faults } = checkFile(file, {});
    expect(faults).toEqual(file.errors);
    const { rows } = checkFile(file, file.fixes ?? {});
    expect(rows.flatMap(({ issues }) => issues.filter(isError))).toEqual([]);
    expect(rows.map(({ entry }) => entry?.target.name)).toEqual(file.eventNames);
  });

  test('at least thirty files are tried', () => {
    expect(Object.keys(FILES).length).toBeGreaterThanOrEqual(30);
  });
});
