import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type Category,
  type FederationTable,
  FFA_CATEGORIES,
  findCategory,
  findMainCategory,
  parseWrittenCode,
  provideCategoryTables,
} from 'shared-domain';
import { readDelimited } from '../read/read-delimited.ts';
import { checkTable } from './check-table.ts';
import type { Fixes } from './fields.ts';
import { matchColumns } from './match-columns.ts';
import { type NamedUid, Programme } from './programme.ts';

const IS_LONG_RUN = process.env.FOULEE_LONG === '1';
/** Long runs use a new seed each time; `FUZZ_SEED` repeats one. */
const SEED = Number(process.env.FUZZ_SEED ?? (IS_LONG_RUN ? Date.now() % 2 ** 31 : 20_261_122));
const DAY = '2026-06-13';
const HEAD = 'Épreuve;Nom;Prénom;Sexe;Naissance;Catégorie;Club;Dossard;Record;Série;Couloir';

function check(rows: readonly string[], groups: readonly NamedUid[] = [], fixes: Fixes = {}, head = HEAD) {
  const table = readDelimited('engagements.csv', [head, ...rows].join('\n'));
  const programme = new Programme(groups, DAY);
  return checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'fr', fixes });
}

const listReasons = (rows: ReturnType<typeof check>) =>
  rows.flatMap(({ line, issues }) =>
    issues.map(({ field, reason, detail }) => [line, field, reason, detail ?? ''].join(' ').trim()),
  );

describe('Names in an unknown encoding', () => {
  test('give a warning in each row, and no error', () => {
    const [row] = check(['100 m;BASIÑSKA;clŽment;M;2001;;UKS M³odzik;;;;']);
    expect(row?.issues.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'first lettersMisread',
      'club lettersMisread',
    ]);
    expect(row?.entry).toBeDefined();
  });
});

describe('Classes that are not categories of the federation', () => {
  const checkUnderHead = (head: string, ...rows: string[]) => check(rows, [], {}, head);

  test('give way to the birth date; the sex is that of the column, or of the class', () => {
    const rows = checkUnderHead(
      'Épreuve;Nom;Prénom;w/m;Jg;AK',
      '10 km;A;B;M;1995;M30',
      '10 km;C;D;W;2008;WJ U20',
      '10 km;E;F;W;2019;WK',
    );
    expect(rows.map(({ entry }) => entry?.target.uid)).toEqual(['010000-R-55', '010000-R-52', '010000-R-42']);
    expect(checkUnderHead('Épreuve;Nom;Prénom;Jg;AK', '10 km;A;B;1995;W30')[0]?.entry?.target.uid).toBe('010000-R-56');
  });

  test('are a warning, given once, when the whole column has only such classes', () => {
    const rows = checkUnderHead('Épreuve;Nom;Prénom;Sexe;Category', '10 km;A;B;M;Elite', '10 km;C;D;F;Sport');
    expect(rows.map(({ entry }) => entry?.target.uid)).toEqual(['010000-R-57', '010000-R-58']);
    expect(listReasons(rows)).toEqual(['2 category classLeft', '3 category classLeft']);
  });

  test('of ten years are none of the federation’s, of five years: who is 47 is not among those of 40 to 44', () => {
    const classes = ['M40', 'M50', 'M60', 'F40', 'F50', 'M40', 'M50', 'M60', 'F60', 'M70'];
    const rows = checkUnderHead('Épreuve;Nom;Prénom;Category', ...classes.map((code, at) => `10 km;N${at};P;${code}`));
    expect([...new Set(rows.map(({ entry }) => entry?.target.uid))]).toEqual(['010000-R-57', '010000-R-58']);
    expect(listReasons(rows)).toHaveLength(classes.length);
    expect(listReasons(rows)).toContain('2 category classLeft');
  });

  test('of para athletics are no ages and no sexes, in a column of classes and behind an event', () => {
    const rows = checkUnderHead(
      'Épreuve;Catégorie;Sexe;Nom;Prénom',
      'Poids;F40;F;A;B',
      'Poids;F41;M;C;D',
      '100 m;T11;M;E;F',
    );
    expect(listReasons(rows)).toEqual(['2 category classLeft', '3 category classLeft', '4 category classLeft']);
    expect(rows.map(({ entry }) => entry?.target.uid.slice(-2))).toEqual(['58', '57', '57']);
    const behindEvents = ["Women's Shot Put F40;F;A;B", "Men's Shot Put F41;M;C;D"];
    expect(listReasons(checkUnderHead('Épreuve;Sexe;Nom;Prénom', ...behindEvents))).toEqual([
      '2 event eventUnknown',
      '3 event eventUnknown',
    ]);
  });

  test('are of the sex that their word says, whatever letter stands before it', () => {
    const rows = checkUnderHead('Épreuve;Nom;Prénom;Category', '10 km;A;B;M-Fille1', '10 km;C;D;M-Gar2');
    expect(rows.map(({ entry }) => entry?.target.uid)).toEqual(['010000-R-58', '010000-R-57']);
  });

  test('are errors when other rows have known categories', () => {
    const rows = checkUnderHead('Épreuve;Nom;Prénom;Sexe;Category', '10 km;A;B;M;Elite', '10 km;C;D;F;SEF');
    expect(listReasons(rows)).toEqual(['2 category categoryUnknown']);
  });
});

test('an athlete with a sex and no age keeps the sex in a mixed event', () => {
  const rows = check(['10 km mixte;A;B;M', '10 km mixte;C;D;F'], [], {}, 'Épreuve;Nom;Prénom;Sexe');
  expect(rows.map(({ entry }) => [entry?.target.uid, entry?.start.category])).toEqual([
    ['010000-R-1057', 57],
    ['010000-R-1057', 58],
  ]);
});

test.each([
  ['Âge', '34', 'Seniors', []],
  ['Age', '41 ans', 'Masters', []],
  ['Âge', 'vieux', undefined, ['2 age ageUnreadable', '2 birth categoryMissing']],
])('a column «%s» with «%s» gives the category of that age', (head, cell, category, expected) => {
  const rows = check([`100 m;A;B;F;${cell}`], [], {}, `Épreuve;Nom;Prénom;Sexe;${head}`);
  expect(listReasons(rows)).toEqual(expected);
  expect(findCategory(rows[0]?.entry?.start.category ?? -1)?.name.fr).toEqual(
    category === undefined ? undefined : expect.stringContaining(category),
  );
});

test('the letters of a column of sexes are read together: M beside H is a woman (mujer)', () => {
  const rows = check(['100 m;A;B;H;2000', '100 m;C;D;M;2000'], [], {}, 'Épreuve;Nom;Prénom;Sexo;Naissance');
  expect(rows.map(({ entry }) => findCategory(entry?.start.category ?? 0)?.sex)).toEqual([1, 2]);
});

test('a contest of several categories takes those alone; anybody else gets an event of their own, with a warning', () => {
  const shot = { uid: '900005-0-57', name: 'Poids Hommes', categories: [49, 51, 55] };
  const rows = check(['Poids;A;B;M;2009;CA', 'Poids;C;D;M;2004;ES', 'Poids;E;F;M;1998;'], [shot]);
  expect(rows.map(({ entry }) => entry?.target.uid)).toEqual([
    '900005-0-57',
    expect.stringMatching(/-53$/),
    '900005-0-57',
  ]);
  const ofEvent = listReasons(rows).filter((reason) => !reason.endsWith('clubMissing'));
  expect(ofEvent).toEqual(['3 event eventNew Poids Hommes ES']);
});

test('an athlete who is neither male nor female keeps that in a mixed event', () => {
  const [row] = check(['10 km mixte;A;B;NB'], [], {}, 'Épreuve;Nom;Prénom;Sexe');
  expect([row?.entry?.target.uid, row?.entry?.start.sex]).toEqual(['010000-R-1057', 'NB']);
});

test('a row with more cells than the headings has an error', () => {
  const rows = check(['100 m;A;B;F;2000;x', '100 m;C;D;F;2000;'], [], {}, 'Épreuve;Nom;Prénom;Sexe;Naissance');
  expect(listReasons(rows)).toEqual(['2 last rowWide']);
  expect(rows[0]?.entry).toBeUndefined();
});

test('a text that means no club gives no club', () => {
  const [row] = check(['100 m;A;B;F;2000;Unattached'], [], {}, 'Épreuve;Nom;Prénom;Sexe;Naissance;Club');
  expect([row?.entry?.start.clubName, row?.issues]).toEqual([undefined, []]);
});

describe('A column of teams', () => {
  const HEADS = 'Épreuve;Nom;Prénom;Sexe;Naissance;Team';

  test('is the column of clubs when there is no other, with a warning', () => {
    const [row] = check(['100 m;A;B;M;2000;AC Val'], [], {}, HEADS);
    expect(row?.entry?.start).toMatchObject({ clubName: 'AC Val', teamTG: { n: 'AC Val' } });
    expect(row?.issues).toEqual([{ field: 'club', reason: 'teamIsClub', value: 'Team' }]);
  });

  test('beside a column of clubs holds teams; for a relay, its name', () => {
    const [row, relay] = check(
      ['100 m;A;B;M;2000;Les Lions;AC Val', '4x100 m;A;B;M;2000;Les Lions;'],
      [],
      {},
      `${HEADS};Club`,
    );
    expect(row?.entry?.start).toMatchObject({ clubName: 'AC Val', teamTG: { n: 'Les Lions' } });
    expect(relay?.entry?.start).toMatchObject({ clubName: 'Les Lions', relay: { n: 'Les Lions' } });
    expect([...(row?.issues ?? []), ...(relay?.issues ?? [])]).toEqual([]);
  });
});

describe('Entries of a federation with categories of its own', () => {
  const row = (id: number, code: string, sex: 1 | 2, youngest: number, oldest: number) => ({
    ...(FFA_CATEGORIES.rows[0] as Category),
    id,
    code,
    short: code,
    codes: { fr: [code], en: [code] },
    sex,
    main: 1 as const,
    kind: 2 as const,
    youngest,
    oldest,
  });
  const own: FederationTable = {
    ...FFA_CATEGORIES,
    federation: 'UNSS',
    rows: [row(10_001, 'COL', 1, 11, 14), row(10_002, 'COL', 2, 11, 14), row(10_003, 'LYC', 1, 15, 18)],
  };
  beforeEach(() => provideCategoryTables([own]));
  afterEach(() => provideCategoryTables([]));

  const checkOwn = (line: string) => {
    const table = readDelimited('engagements.csv', [HEAD, line].join('\n'));
    const options = {
      mapping: matchColumns(table.head),
      programme: new Programme([], DAY),
      firstDay: DAY,
      language: 'fr',
    } as const;
    const [checked] = checkTable(table, { ...options, categories: own });
    return checked?.entry;
  };

  test('get its categories and their events by birth date', () => {
    const entry = checkOwn('100 m;VALMOREL;Inès;F;2012;;AC Valmont;112;;;');
    expect([entry?.start.category, entry?.target.uid]).toEqual([10_002, '000100-0-10002']);
  });

  test('may enter an event for all ages', () => {
    const programme = new Programme([{ uid: '000100-0-58', name: '100 m Femmes' }], DAY, [], own);
    expect(programme.findTarget({ g0: 100, g1: '0' }, 10_002, 2)).toMatchObject({ uid: '000100-0-58', isNew: false });
    expect([programme.canAdmit({ category: 58 }, 10_002), programme.canAdmit({ category: 58 }, 10_001)]).toEqual([
      true,
      false,
    ]);
  });

  test('get its categories by their codes', () => {
    const entry = checkOwn('100 m;KERBRAT;Léo;M;;LYC;AC Valmont;113;;;');
    expect(entry?.start.category).toBe(10_003);
  });
});

describe('Rows of a table of entries', () => {
  test.each([
    ['Poussine', '50 m PO mixte', 44],
    ['Poussins Garçons', '50 m PO mixte', 43],
    ['U12 Girls', '50 m PO mixte', 44],
    ['Benjamines', '50 m Femmes BE', 46],
    ['Minimes Filles', '50 m Femmes MI', 48],
    ['Cadette', '50 m Femmes CA', 50],
    ['Junior F', '50 m Femmes JU', 52],
    ['U18 Women', '50 m Femmes CA', 50],
    ['Seniors Hommes', '50 m Hommes SE', 55],
  ])('a category in words, «%s», is read', (words, event, category) => {
    const mixed = { uid: '000050-0-1043', name: '50 m PO mixte' };
    const [row] = check([`50 m;A;B;${words}`], [mixed], {}, 'Épreuve;Nom;Prénom;Catégorie');
    expect([row?.entry?.target.name, row?.entry?.start.category]).toEqual([event, category]);
  });

  test('a category in words of the other sex than the row is an error, one of no sex a question', () => {
    const rows = check(
      ['100 m;A;B;M;Cadette', '100 m;C;D;;Cadet', '100 m;E;F;F;Cadet'],
      [],
      {},
      'Épreuve;Nom;Prénom;Sexe;Catégorie',
    );
    expect(rows.map(({ entry }) => entry?.start.category)).toEqual([undefined, undefined, 50]);
    expect(listReasons(rows)).toContain('2 category sexDiffers');
  });

  test('are read with the year first when their column has it so', () => {
    const rows = ['100 m;A;B;F;98-05-17;;;;;;', '100 m;C;D;F;05-03-14;;;;;;'];
    expect(listReasons(check(rows)).filter((reason) => reason.includes('birth'))).toEqual([]);
  });

  test('a birth year gives the category, and the category the event', () => {
    const [row] = check(['100 m;VALMOREL;Inès;F;2010;;AC Valmont;112;12.84;;']);
    expect(row?.entry?.target).toMatchObject({ uid: '000100-0-50', name: '100 m Femmes CA', isNew: true });
    expect(row?.entry?.start).toEqual({
      bib: '112',
      last: 'VALMOREL',
      first: 'Inès',
      dob: '2010-01-01',
      category: 50,
      clubName: 'AC Valmont',
      pe: { pb: 12_840 },
    });
  });

  test.each([
    ['400 m haies', '58', 58_000, []],
    ['200 m', '24', 24_000, []],
    ['400 m', '62', 62_000, []],
    ['100 m', '1252', 12_520, []],
    ['800 m', '65', 650, ['2 pb markTooGood 0.65']],
    ['100 m', '58', 580, ['2 pb markTooGood 0.58']],
    ['100 m', '12', 12_000, []],
    ['Longueur', '545', 5450, []],
  ])('%s: a record of %s, without decimals, is %i, asked about where it is unclear', (event, pb, value, reasons) => {
    const rows = check([`${event};VALMOREL;Inès;F;2004;;AC Valmont;112;${pb};;`]);
    expect(rows[0]?.entry?.start.pe?.pb).toBe(value);
    expect(listReasons(rows).filter((reason) => reason.includes('mark'))).toEqual(reasons);
  });

  test('an event of the programme that admits the category goes before a new one, the narrowest first', () => {
    const groups = [
      { uid: '000100-0-58', name: '100 m Femmes' },
      { uid: '000100-0-50', name: '100 m Cadettes' },
    ];
    const [young, senior] = check(['100 m;A;B;F;2010;;;;;;', '100 m;C;D;F;1999;;;;;;'], groups);
    expect(young?.entry?.target.name).toBe('100 m Cadettes');
    expect(senior?.entry?.target.name).toBe('100 m Femmes');
  });

  test.each([
    ['Demi-finale', '2', 's', 2],
    ['Vorlauf 3', '', 'h', 3],
    ['', 'Finale B', 'f', 2],
  ])('a round in words, «%s» and «%s», is read', (round, heat, letter, number) => {
    const head = 'Épreuve;Nom;Sexe;Naissance;Tour;Série';
    const [row] = check([`100 m;A;F;2010;${round};${heat}`], [], {}, head);
    expect(row?.entry?.namedHeat).toEqual({ round: letter, heat: number });
  });

  test('an unknown round is an error', () => {
    expect(listReasons(check(['100 m;A;B;F;2010;Bieg'], [], {}, 'Épreuve;Nom;Prénom;Sexe;Naissance;Tour'))).toEqual([
      '2 round roundUnknown',
    ]);
  });

  test('a heat or a lane makes it a start list, else the row is a commitment', () => {
    const [waiting, placed] = check(['100 m;A;B;F;2010;;;;;;', '100 m;C;D;F;2010;;;;;2;4']);
    expect(waiting?.entry?.namedHeat).toBeUndefined();
    expect(placed?.entry).toMatchObject({ namedHeat: { round: 'h', heat: 2 }, start: { lane: 4 } });
  });

  test.each([
    ['an event that is none', 'Trampoline;A;B;F;2010;;;;;;', '2 event eventUnknown'],
    ['no event', ';A;B;F;2010;;;;;;', '2 event eventMissing'],
    ['nobody', '100 m;;B;F;2010;;;;;;', '2 last nameMissing'],
    ['a sex that is none', '100 m;A;B;Z;2010;;;;;;', '2 sex sexUnknown'],
    ['no sex', '100 m;A;B;;2010;;;;;;', '2 sex sexMissing'],
    ['a day that no calendar has', '100 m;A;B;F;31/02/2010;;;;;;', '2 birth birthUnreadable'],
    ['a birth after the day', '100 m;A;B;F;2027;;;;;;', '2 birth birthLater'],
    ['neither birth nor category', '100 m;A;B;F;;;;;;;', '2 birth categoryMissing'],
    ['a category that is none', '100 m;A;B;F;;ZZ;;;;;', '2 category categoryUnknown'],
    ['a mark that is none', 'Longueur;A;B;F;2010;;;;abc;;', '2 pb markUnreadable'],
    ['a letter that turns what follows', '100 m;A\u202eB;B;F;2010;;;;;;', '2 last unsafe U+202E'],
    ['a byte that was no letter', '100 m;A;B\ufffd;F;2010;;;;;;', '2 first unsafe U+FFFD'],
    ['a lane that is none', '100 m;A;B;F;2010;;;;;1;x', '2 lane laneUnreadable'],
  ])('are refused for %s, by line and column', (_, row, expected) => {
    const checked = check([row]);
    expect(listReasons(checked)).toContain(expected);
    expect(checked[0]?.entry).toBeUndefined();
  });

  test('a country is recognised by its name, only a relay team needs no person, and names follow their columns', () => {
    const rows = check(
      [
        '100 m;Inès VALMOREL;F;2010;Allemagne;',
        '100 m;Lou Kerbrat;F;2010;;',
        '100 m;;F;2010;;AC Valmont',
        '100 m;A B;F;2010;Vénus;',
      ],
      [],
      {},
      'Event;Runner Name;Gender;YOB;Nationality;Team Name',
    );
    expect(rows[0]?.entry?.start).toMatchObject({ last: 'VALMOREL', country: 'GER' });
    expect(rows[1]?.entry?.start).toMatchObject({ last: 'Kerbrat', first: 'Lou' });
    expect(listReasons(rows)).toEqual(
      expect.arrayContaining(['4 name nameMissing', '5 country countryUnknown', '3 name nameOrder Kerbrat, Lou']),
    );
  });

  test('a person entered twice, and a bib or lane used twice, name the other line', () => {
    const rows = check([
      '100 m;A;B;F;2010;;X;1;;1;4',
      '100 m;A;B;F;2010;;X;1;;1;5',
      '100 m;C;D;F;2010;;X;1;;1;6',
      '100 m;E;F;F;2010;;X;2;;1;4',
    ]);
    expect(listReasons(rows)).toEqual(['3 event twice 2', '4 bib bibTaken 2', '5 lane laneTaken 2']);
  });

  test('two of one name and birth year in one event are two people where their clubs differ', () => {
    expect(listReasons(check(['100 m;A;B;F;2010;;X;1;;;', '100 m;A;B;F;2010;;Y;2;;;']))).toEqual([]);
  });

  test('a person of two sexes is not entered, one of two birth dates is looked at: both name the other line', () => {
    const rows = check([
      '200 m;MARCHEL;Claude;F;12/11/1999;;US Lure;901;;;',
      'Javelot;MARCHEL;Claude;M;05/03/2001;;CO Gray;901;;;',
      'Disque;VALMOREL;Ana;F;12/11/1999;;US Lure;902;;;',
      'Poids;VALMOREL;Ana;F;13/11/1999;;US Lure;902;;;',
      '200 m;VALMOREL;Ana;F;1999;;US Lure;902;;;',
    ]);
    expect(listReasons(rows)).toEqual([
      '3 sex twoSexes F',
      '3 birth twoBirths 12/11/1999',
      '5 birth twoBirths 12/11/1999',
    ]);
    expect(rows.flatMap(({ issues }) => issues.map(({ otherLine }) => otherLine))).toEqual([2, 2, 4]);
    expect(rows.map(({ entry }) => entry !== undefined)).toEqual([true, false, true, true, true]);
  });

  test('the same bib in several events is one person, even if only one row has the full birth date', () => {
    expect(listReasons(check(['100 m;A;B;F;02/05/2010;;X;1;;;', 'Longueur;A;B;F;2010;;X;1;;;']))).toEqual([]);
  });

  test.each([
    ['2026-17-13 35:45', ['2 start startUnreadable']],
    ['3026-06-13 14:30', ['2 start startUnreadable']],
    ['bientôt', ['2 start startUnreadable']],
    ['2026-06-13 14:30', []],
    ['14h30', []],
  ])('a start as %s has a warning when unreadable', (start, expected) => {
    expect(listReasons(check([`100 m;A;B;F;2010;;X;;;;;${start}`], [], {}, `${HEAD};Heure`))).toEqual(expected);
  });

  test('a category that contradicts the birth date is a warning, and the birth date decides', () => {
    const [row] = check(['100 m;A;B;F;2010;JU;X;;;;']);
    expect(row?.issues).toMatchObject([{ reason: 'categoryDiffers', detail: 'CA' }]);
    expect(row?.entry?.start.category).toBe(50);
  });

  test('an English screen shows English codes; a new event still has its French name', () => {
    const table = readDelimited('engagements.csv', [HEAD, '100 m;A;B;F;2010;JU;X;;;;'].join('\n'));
    const programme = new Programme([], DAY);
    const [row] = checkTable(table, { mapping: matchColumns(table.head), programme, firstDay: DAY, language: 'en' });
    expect(row?.issues).toMatchObject([{ reason: 'categoryDiffers', detail: 'U18' }]);
    expect(row?.entry?.target.name).toBe('100 m Femmes CA');
  });

  test('a corrected cell replaces the file’s, even for a field without a column', () => {
    const rows = check(
      ['Trampoline;A;B', '100 m;C;D'],
      [],
      { 2: { event: 'Longueur', sex: 'F', birth: '2010' } },
      'Épreuve;Nom;Prénom',
    );
    expect(rows[0]?.entry?.target.name).toBe('Longueur Femmes CA');
    expect(listReasons(rows)).toEqual(['3 sex sexMissing']);
  });

  test('rows of one relay team become its members', () => {
    const rows = check(
      ['4x100;AC Valmont;A;F;CA', '4x100;AC Valmont;B;F;CA'],
      [],
      {},
      'Épreuve;Équipe;Nom;Sexe;Catégorie',
    );
    expect(rows.map(({ entry }) => [entry?.start.relay?.oid, entry?.start.members])).toEqual([
      ['ACValmont', [{ last: 'A' }]],
      ['ACValmont', [{ last: 'B' }]],
    ]);
  });

  test('lists of OpenTrack are heats in their order, for all ages of a sex when ages differ', () => {
    const head = 'StartListId,FirstName,LastName,Gender,DateOfBirth,EventCode,EventStage,EventStart,BibNumber,Lane';
    const rows = check(
      [
        '7,Jules,SIMON,Male,2001-04-03,60H,Heat,2026-06-13 17:28,1,2',
        '8,Tom,ROUX,Male,2001-04-03,60H,Heat,2026-06-13 17:35,2,3',
        '9,Max,BLANC,Male,2009-04-03,800,Final,2026-06-13 18:00,3,',
        '9,Leo,NOIR,Male,2001-04-03,800,Final,2026-06-13 18:00,4,',
      ],
      [],
      {},
      head,
    );
    expect(
      rows.map(({ entry }) => [entry?.target.event.g0, entry?.target.category, entry?.namedHeat, entry?.startsAt]),
    ).toEqual([
      [60, 55, { round: 'h', heat: 1 }, '2026-06-13 17:28'],
      [60, 55, { round: 'h', heat: 2 }, '2026-06-13 17:35'],
      [800, 57, { round: 'f', heat: 1 }, '2026-06-13 18:00'],
      [800, 57, { round: 'f', heat: 1 }, '2026-06-13 18:00'],
    ]);
  });

  test('a name of a new event that is too long for the server is an error of the cell that names it', () => {
    const head = 'StartListId,Title,FirstName,LastName,Gender,DateOfBirth,EventCode,EventStage,BibNumber,Lane';
    const title = 'Course '.repeat(30).trim();
    const rosterOf = (name: string) => [
      '7,None,Jules,A,Male,2001-04-03,300,Final,1,4',
      `8,${name},Tom,B,Male,2001-04-03,300,Final,2,5`,
    ];
    const rows = check(rosterOf(title), [], {}, head);
    expect(rows.map(({ entry }) => entry === undefined)).toEqual([false, true]);
    expect(rows[1]?.issues).toContainEqual({ field: 'title', reason: 'tooLong', value: title, detail: '200' });
    const mended = check(rosterOf(title), [], { 3: { title: 'Course B' } }, head);
    expect(mended[1]?.entry?.target.name).toBe('300 m Hommes – Course B');
  });

  test('heats of OpenTrack keep its numbers, and events of neighbouring ages stay apart', () => {
    const head =
      'StartListId,Title,FirstName,LastName,Gender,DateOfBirth,EventCode,EventStage,AgeGroup,OldestAgeGroup,BibNumber,EventGroup';
    const rows = check(
      [
        '7,None,Jules,A,Male,2013-04-03,300,Heat,13,13,1,2',
        '7,None,Tom,B,Male,2013-04-03,300,Heat,13,13,2,1',
        '5,None,Max,C,Male,2014-04-03,300,Heat,12,12,3,1',
        '9,Open,Leo,D,Male,2001-04-03,300,Final,ALL,ALL,4,0',
      ],
      [],
      {},
      head,
    );
    expect(rows.map(({ entry }) => [entry?.target.uid, entry?.namedHeat?.heat, entry?.target.name])).toEqual([
      ['000300-0-57', 2, '300 m Hommes – 13'],
      ['000300-0-57', 1, '300 m Hommes – 13'],
      ['000300-0-45', 1, '300 m Hommes BE'],
      ['000300-0-55', 1, '300 m Hommes SE'],
    ]);
    expect(listReasons(rows)).toEqual(['2 list categoryTaken 300 m Hommes – 13']);
  });

  test('an event given as the name of a trial leads to that trial', () => {
    const table = readDelimited('x', 'Épreuve;Tour;Nom;Couloir\n60 m – Finale;2;VALMOREL;4\n60 m – Finale;;KERBRAT;');
    const trials = [{ uid: '000060-0-56-f1', name: '60 m – Finale' }];
    const programme = new Programme([{ uid: '000060-0-56', name: '60 m' }], DAY, trials);
    const [row, entry] = checkTable(table, {
      mapping: matchColumns(table.head),
      programme,
      firstDay: DAY,
      language: 'fr',
    });
    expect(row?.entry).toMatchObject({ target: { uid: '000060-0-56' }, namedHeat: { round: 'f', heat: 1 } });
    expect(entry?.entry).toMatchObject({ target: { uid: '000060-0-56' }, namedHeat: { round: 'f' } });
  });

  test('without any age in the file, a new event is for all ages', () => {
    const head = 'Épreuve;Nom;Prénom';
    expect(check(['100 m Hommes;A;B'], [], {}, head)[0]?.entry?.target.uid).toBe('000100-0-57');
    const groups = [{ uid: '000100-0-55', name: '100 m SEM' }];
    expect(check(['100 m Hommes;A;B'], groups, {}, head)[0]?.entry?.target.uid).toBe('000100-0-55');
    const two = [...groups, { uid: '000100-0-53', name: '100 m U23M' }];
    expect(listReasons(check(['100 m Hommes;A;B'], two, {}, head))).toEqual(['2 birth categoryMissing']);
  });
});

describe('Women’s and men’s events', () => {
  const OPEN = [
    { uid: '000100-0-58', name: '100 m Femmes' },
    { uid: '000100-0-57', name: '100 m Hommes' },
  ];
  const findTargetName = (row: string) => check([row], OPEN)[0]?.entry?.target.name;

  test.each([
    ['100 m, M;A;B;;2008;;;;;;', '100 m Hommes'],
    ['100 m Hommes;A;B;;2008;;;;;;', '100 m Hommes'],
    ['100 m;A;B;M;2008;;;;;;', '100 m Hommes'],
    ['100 m;A;B;;;U18M;;;;;', '100 m Hommes'],
    ['100 m, F;A;B;;2008;;;;;;', '100 m Femmes'],
    ['100 m;A;B;F;1999;;;;;;', '100 m Femmes'],
  ])('of all ages: %s', (row, event) => expect(findTargetName(row)).toBe(event));

  test.each([
    ['100 m Femmes;A;B;M;2008;;;;;;', '2 sex sexDiffers'],
    ['000100-0-58;A;B;M;2008;;;;;;', '2 sex sexDiffers'],
    ['100 m Femmes;A;B;;2008;U18M;;;;;', '2 category sexDiffers'],
    ['100 m;A;B;F;2008;U18M;;;;;', '2 category sexDiffers'],
    ['100 m;A;B;;2008;;;;;;', '2 sex sexMissing'],
  ])('an unclear row is an error, not guessed: %s', (row, expected) => {
    const checked = check([row], OPEN);
    expect(listReasons(checked)).toContain(expected);
    expect(checked[0]?.entry).toBeUndefined();
  });

  test('an empty sex is an error even if the programme has one event only; a file without the column gets a warning', () => {
    const women = OPEN.slice(0, 1);
    const [blank] = check(['100 m;A;B;;2008;;X;;;;'], women);
    expect(blank?.issues).toEqual([{ field: 'sex', reason: 'sexBlank', value: '', detail: '100 m Femmes' }]);
    const [row] = check(['100 m;A;B;2008'], women, {}, 'Épreuve;Nom;Prénom;Naissance');
    expect([row?.entry?.target.name, row?.issues]).toMatchObject(['100 m Femmes', [{ reason: 'sexAssumed' }]]);
  });

  test('an error has the text of its own cell, and the event separately', () => {
    const [row] = check(['Longueur;A;B;F;1999;SE;X;;;;'], [{ uid: '900003-0-50', name: 'Longueur Cadettes' }], {
      2: { event: '900003-0-50' },
    });
    expect(row?.issues).toContainEqual({
      field: 'category',
      reason: 'categoryNotOfEvent',
      value: 'SE',
      detail: 'Longueur Cadettes',
    });
  });

  test('a row can move to another event: of its discipline and category first, none of the other sex', () => {
    const programme = new Programme([...OPEN, { uid: '000200-0-57', name: '200 m Hommes' }], DAY);
    const [row] = check(['100 m Femmes;A;B;M;2008;;;;;;'], OPEN);
    const others = programme.listOtherEvents(row?.person ?? {});
    expect(others.map(({ name }) => name)).toEqual(['100 m Hommes', '200 m Hommes']);
    const [moved] = check(['100 m Femmes;A;B;M;2008;;X;;;;'], OPEN, { 2: { event: others[0]?.uid ?? '' } });
    expect([moved?.entry?.target.name, moved?.issues]).toEqual(['100 m Hommes', []]);
  });

  const SEXES = { '': undefined, M: 1, F: 2, H: 1, W: 2, Masculin: 1, Femme: 2 } as const;
  const CODES = { '': undefined, U18M: 1, U18F: 2, SEM: 1, 'Senior Femme': 2, M40: 1, W40: 2, TC: undefined } as const;
  const EVENTS = { '100 m': undefined, '100 m Hommes': 1, '100 m, M': 1, '100m F': 2, '000100-0-58': 2 } as const;
  const CATEGORIES = [49, 50, 55, 56, 57, 58, 59, 60, 1049, 1055, 1057];
  const pickKey = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
    fc.constantFrom(...(Object.keys(record) as Key[]));

  /** Categories of athletes who are 17 in the season, at most. */
  const UNDER_18: readonly number[] = [49, 50, 1049];
  const SEASON = 2026;

  test(`nobody enters an event of the other sex, nor of another category in silence, whatever the row and the programme contain, seed ${SEED}`, () => {
    const entries = fc.record({
      sex: pickKey(SEXES),
      code: pickKey(CODES),
      event: pickKey(EVENTS),
      year: fc.constantFrom('', '1960', '1985', '1999', '2005', '2009', '2012'),
      categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES), { maxLength: 4 }),
    });
    let [admittedCount, silentCount] = [0, 0];
    const property = fc.property(entries, ({ sex, code, event, year, categories }) => {
      const groups = categories.map((id) => ({ uid: `000100-0-${id}`, name: `100 m ${id}` }));
      const [row] = check([`${event};A;B;${sex};${year};${code};AC Valmont;;;;`], groups);
      const target = row?.entry?.target.category;
      if (target === undefined) return true;
      admittedCount += 1;
      if (row?.issues.length === 0) {
        silentCount += 1;
        const age = year === '' ? 0 : SEASON - Number(year);
        if (UNDER_18.includes(target) && age > 17) return false;
        const ownSex = SEXES[sex] ?? CODES[code] ?? EVENTS[event];
        const ofBirth = year === '' ? undefined : findMainCategory(`${year}-01-01`, ownSex ?? 0, DAY);
        const ofCode = parseWrittenCode(code, ownSex, FFA_CATEGORIES);
        const programme = new Programme(groups, DAY);
        for (const own of [ofBirth, ofCode])
          if (own !== undefined && !own.wildcard && !programme.canAdmit({ category: target }, own.id)) return false;
      }
      const targetSex = findCategory(target)?.sex;
      // An athlete whose sex is not given never enters an event of one sex without an issue.
      const hasNoSex = [SEXES[sex], CODES[code], EVENTS[event]].every((sexOfCell) => sexOfCell === undefined);
      if (hasNoSex && (targetSex === 1 || targetSex === 2)) return false;
      return ![SEXES[sex], CODES[code], EVENTS[event]].some(
        (said) => said !== undefined && (targetSex === 1 || targetSex === 2) && said !== targetSex,
      );
    });
    fc.assert(property, { numRuns: IS_LONG_RUN ? 10_000 : 300, seed: SEED });
    expect(admittedCount).toBeGreaterThan(50);
    expect(silentCount).toBeGreaterThan(20);
    if (IS_LONG_RUN) console.log(`${admittedCount} entries were admitted, ${silentCount} of them without a question`);
  });
});

test('a decimal comma between quotes is one before a unit too', () => {
  const head = 'Épreuve,Nom,Sexe,Naissance,Record';
  const rows = check(
    ['Longueur,A,F,1999,"6,45 m"', '100 m,B,F,1999,"11,2h"', '400 m,C,F,1999,"1:02,30"', '400 m,D,F,1999,1.01.65'],
    [],
    {},
    head,
  );
  expect(rows.map(({ entry }) => entry?.start.pe?.pb)).toEqual([6450, 11_200, 62_300, 61_650]);
});

test('the surface of a best goes with it, and one that is none is asked about', () => {
  const head = 'Épreuve,Nom,Sexe,Naissance,Record,Surface du record';
  const rows = check(
    ['400 m,A,F,1999,58.10,salle', '400 m,B,F,1999,58.10,', '400 m,C,F,1999,,salle', '400 m,D,F,1999,58.10,herbe'],
    [],
    {},
    head,
  );
  expect(rows.map(({ entry }) => entry?.start.pe)).toEqual([
    { pb: 58_100, surface: 'indoor' },
    { pb: 58_100 },
    undefined,
    { pb: 58_100 },
  ]);
  expect(listReasons(rows)).toContain('5 surface surfaceUnknown');
});

test('a column of licences with yes or no does not identify people', () => {
  const rows = check(
    ['100 m Hommes;A;D;oui', '100 m Hommes;B;E;oui', '100 m Hommes;C;F;123'],
    [],
    {},
    'Épreuve;Nom;Prénom;Licence',
  );
  expect(rows.map(({ issues }) => issues)).toEqual([[], [], []]);
  const licences = rows.map(({ entry }) => entry?.start).map((start) => start && 'auid' in start && start.auid);
  expect(licences).toEqual([false, false, '123']);
});
