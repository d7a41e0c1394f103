import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { FLAG_OPTIONS } from 'shared-domain';
import type {
  ErrorEnvelope,
  FileAnswer,
  ResultsAnswer,
  SecretariatStarts,
  Trial,
  UploadStart,
} from 'shared-domain/contract';
import { fileAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { anUploadTrial, ms } from './uploads.ts';

const HURDLES = '000100-H-56-f1';
const SPRINT = '000060-0-55-h2';
const LAPS = '001500-0-55-f1';
const RELAY = '004100-0-56-f1';
const JUMP = '900003-0-55-f1';

const entry = (bib: string, lane: number, last: string, first: string, clubName: string): UploadStart => ({
  bib,
  lane,
  last,
  first,
  clubName,
  category: 56,
});

/** Written as the vendor's own sample is: with wind, reactions, and athletes that are not read yet. */
const LIF = [
  '2,7,1,100 m haies,+0.6,m/s,,,,,13:41:52.2875',
  '1,643,6,Vatel,Aude,AC Brest,12.80,,,0.162,,13:41:52.29,,,,12.80,12.80,,',
  ',436,1,Müller,Zoé,"US Vannes, EA",,,,0.162,,13:41:52.29,,,,,,,',
  'DNS,413,2,Lott,Nina,EA Rennes,,,,,,,,,,,,,',
].join('\r\n');

/** What is told of the athlete that is not read yet. */
const UNREAD = 'line 3, column 7 (time): Müller Zoé (436) has neither a place nor a time: nothing is read of this row';

let server: RunningServer;
let chOID: string;
let trials: Trial[];
const getOid = (uid: string) => trials.find((trial) => trial.uid === uid)?.oid ?? '';

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  chOID = (await server.createChallenge()).oid;
  const trial = (uid: string, name: string) => anUploadTrial(uid, { group: name, name, status: 25 });
  await server.upload(chOID, {
    trialsData: [
      trial(SPRINT, '60 m'),
      trial(HURDLES, '100 m haies'),
      { ...trial(LAPS, '1500 m'), date: '2026-06-14T15:00:00+02:00' },
      trial(RELAY, '4 x 100 m'),
      trial(JUMP, 'Longueur'),
    ],
    startlists: {
      [HURDLES]: [
        entry('643', 6, 'VATEL', 'Aude', 'AC Brest'),
        entry('436', 1, 'MÜLLER', 'Zoé', 'US Vannes, EA'),
        entry('413', 2, 'LOTT', 'Nina', 'EA Rennes'),
      ],
      [RELAY]: [{ relay: { oid: 'r1', n: 7 }, lane: 3, clubName: 'EA Rennes', members: [] }],
      [LAPS]: [entry('1', 1, 'DUPRÉ', 'Luc', 'AC Brest')],
      [JUMP]: [entry('900', 1, 'SAUT', 'Léo', 'AC Brest')],
    },
  });
  trials = await server.trials(chOID);
});

const send = <T = FileAnswer>(text: string | Buffer, query = '') =>
  sendFile<T>(server, `/api/lesecretariat/lynx/${chOID}${query}`, text);
const file = (query: string) => sendFile.bytes(server, `/api/lesecretariat/lynx/${chOID}?${query}`);
async function readRows(uid: string) {
  const { body } = await server.get<ResultsAnswer>(`/api/results?trialOID=${getOid(uid)}`);
  return body.results[0];
}

describe('Files for a photo finish', () => {
  test('name every race in its order, its athletes by lane, relay teams twice; no field event', async () => {
    const evt = iconv.decode(await file('file=evt'), 'win1252');
    expect(evt.split('\r\n')).toEqual([
      '1,2,2,60 m,,,,,,60',
      '2,7,1,100 m haies,,,,,,100',
      ',643,6,VATEL,Aude,AC Brest',
      ',436,1,MÜLLER,Zoé,"US Vannes, EA"',
      ',413,2,LOTT,Nina,EA Rennes',
      '4,7,1,4 x 100 m,,,,,,400',
      ',7,3,EA Rennes,,EA Rennes',
      '3,7,1,1500 m,,,,,,1500',
      ',1,1,DUPRÉ,Luc,AC Brest',
      '',
    ]);
    expect((await file('file=sch')).toString()).toBe('1,2,2\r\n2,7,1\r\n4,7,1\r\n3,7,1\r\n');
    expect(iconv.decode(await file('file=ppl&day=2026-06-14'), 'win1252')).toBe('1,DUPRÉ,Luc,AC Brest\r\n');
    expect((await file(`file=sch&oids[]=${getOid(LAPS)}`)).toString()).toBe('3,7,1\r\n');
  });

  test('are Windows-1252 while they can be, then UTF-16 with its mark; what is asked for is kept to', async () => {
    expect((await file('file=evt&encoding=utf16be')).subarray(0, 2)).toEqual(Buffer.from([0xfe, 0xff]));
    await server.upload(chOID, { startlists: { [LAPS]: [entry('1', 1, 'ŁÓDŹ', 'Luc', 'AC Brest')] } });
    const bytes = await file('file=ppl&day=2026-06-14');
    expect(bytes.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xfe]));
    expect(iconv.decode(bytes, 'utf-16le')).toBe('1,ŁÓDŹ,Luc,AC Brest\r\n');
    await expect(file('file=ppl&encoding=cp1252')).rejects.toThrow(/line \d, column 3: \\"Ł/);
  });

  test('say nothing of a hidden athlete but the bib', async () => {
    const body = { last: 'VATEL', first: 'Aude', hidden: true };
    await server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, { body });
    expect((await file('file=evt')).toString('latin1')).toContain(',643,6,ATHLETE,Anonyme,AC Brest');
  });
});

describe('Start lists for a photo finish, sent back', () => {
  const starts = async (uid: string) => {
    const { body } = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${getOid(uid)}`);
    return body.starts[0]?.rows.map(({ bib, lane, last, clubName, category }) => [bib, lane, last, clubName, category]);
  };

  test.each(['', '&encoding=utf8', '&encoding=utf16be'])('change nothing%s', async (query) => {
    const { body } = await send(await file(`file=evt${query}`), '?file=evt');
    expect([body.changes, body.warnings]).toEqual([[], []]);
  });

  test('move lanes, bring who is new, and keep what is known of the others', async () => {
    const evt =
      '2,7,1,100 m haies,,,,,,100\r\n,413,4,LOTT,Nina,EA Rennes\r\n\t643,5\r\n,900,3,NEUVE,Li\u0007se,AC Brest\r\n';
    expect((await send(evt, '?file=evt&dryRun=1')).body.rows).toEqual({ read: 3, added: 1, changed: 2, removed: 1 });
    expect((await send(evt, '?file=evt')).body.warnings).toEqual(['line 4: 1 control characters are taken out']);
    expect(await starts(HURDLES)).toEqual([
      ['413', 4, 'LOTT', 'EA Rennes', 56],
      ['643', 5, 'VATEL', 'AC Brest', 56],
      ['900', 3, 'NEUVE', 'AC Brest', undefined],
    ]);
  });

  test('tell the cells that are not read: numbers of teams, and what is behind the affiliation', async () => {
    const evt = '1,1,1,4 x 100 m\r\n,67,1,AC Brest,,AC Brest,,1984986\r\n';
    const { warnings } = (await send(evt, `?file=evt&trial=${getOid(RELAY)}`)).body;
    expect(warnings).toEqual([
      'line 2, column 8: has no heading and is not read: "1984986"',
      'line 2, column 2 (id): has no heading and is not read: "67"',
    ]);
  });

  test('of athletes alone go into the trial that is named', async () => {
    await send('21,PREMIÈRE,Ana,AC Brest\r\n22,SECONDE,Eva,AC Brest\r\n', `?file=ppl&trial=${getOid(SPRINT)}`);
    expect((await starts(SPRINT))?.map(([bib, , last]) => [bib, last])).toEqual([
      ['21', 'PREMIÈRE'],
      ['22', 'SECONDE'],
    ]);
  });

  test.each([
    ['an unknown heat', '?file=evt', '9,9,9,100 m\r\n,1,1,A,B,C\r\n', 'line 1, column 1 (event): no heat'],
    ['a number of nobody', '?file=evt', '2,7,1,100 m haies\r\n,999,1\r\n', 'line 2, column 2 (id): 999 is not'],
    ['nobody', '?file=evt', '2,7,1\r\n', 'line 1: no line names'],
  ])('are refused for %s', async (_, query, text, start) => {
    const { status, body } = await send<ErrorEnvelope>(text, query);
    expect([status, body.errors[0]?.detail.slice(0, start.length)]).toEqual([400, start]);
  });
});

describe('Results of a photo finish', () => {
  test('go into the heat they name, with wind, reactions and the words; who is not read yet is left out by name', async () => {
    const { status, body } = await send(LIF);
    expect([status, fileAnswer.parse(body)]).toMatchObject([
      200,
      { updated: 1, rows: { read: 3, added: 2 }, warnings: [UNREAD] },
    ]);
    const list = await readRows(HURDLES);
    expect(list).toMatchObject({ status: 15, dets: { wind: 0.6, windUnit: 'm/s' } });
    expect(list?.rows).toMatchObject([
      { bib: '643', rank: 1, prf: { v: 12_800, u: 'ms', st: 1 }, reaction: 162, lane: 6, club: 'AC Brest' },
      { bib: '413', prf: { st: 2 } },
    ]);
    expect((await send(LIF)).body).toMatchObject({ updated: 0, unchanged: 0, changes: [] });
  });

  test('without a wind that the competition requires say so in a note of its own', async () => {
    const flag = 9 + (FLAG_OPTIONS.windRequired << 9);
    await server.call('PUT', `/api/lesecretariat/challenge/${chOID}`, { body: { flag } });
    const { notes } = (await send(LIF.replace('+0.6,m/s', ','), '?dryRun=true')).body;
    expect(notes.find(({ id }) => id === 'windUnread')?.values).toEqual({ trial: '100 m haies' });
    expect(notes.some(({ id }) => id === 'other')).toBe(false);
  });

  test('whose places the times do not give are told: somebody read one of the two wrong', async () => {
    const two = LIF.replace(',436,1,Müller,Zoé,"US Vannes, EA",,', '2,436,1,Müller,Zoé,"US Vannes, EA",12.70,');
    expect((await send(two, '?dryRun=1')).body.notes).toMatchObject([
      { id: 'placesDiffer', line: 2, column: 1, values: { place: 1, rank: 2, rows: 2 } },
    ]);
    const tied = LIF.replace(',436,1,Müller,Zoé,"US Vannes, EA",,', '2,436,1,Müller,Zoé,"US Vannes, EA",12.80,');
    expect((await send(tied, '?dryRun=1')).body.notes).toEqual([]);
  });

  test('sent again with more keep what is known of the others, and what the secretariat said', async () => {
    await send(LIF);
    await server.upload(chOID, {
      resultlists: { [HURDLES]: [{ bib: '643', prf: ms(12_800), comment: 'vu', rank: 1, reaction: 162 }] },
    });
    const more = LIF.replace(',436,1,Müller,Zoé,"US Vannes, EA",,', '2,436,1,Müller,Zoé,"US Vannes, EA",12.807,');
    expect((await send(more, '?dryRun=1')).body.changes.map(({ who, line }) => [who, line])).toEqual([
      ['MÜLLER Zoé (436)', 3],
      ['LOTT Nina (413)', 4],
    ]);
    await send(more);
    expect((await readRows(HURDLES))?.rows.map(({ bib, rank, comment }) => [bib, rank, comment])).toEqual([
      ['643', 1, 'vu'],
      ['436', 2, undefined],
      ['413', undefined, undefined],
    ]);
  });

  test('of laps keep the passages; a trial that is named takes what another number says', async () => {
    const lif =
      '99,1,1,1500,,,,,,1500,\r\n1,1,1,DUPRÉ,Luc,AC Brest,3:52.1205,,,,"45.10,1:48.20 (1:03.10),2:51.30",,\r\n';
    expect((await send<ErrorEnvelope>(lif)).body.errors[0]?.detail).toContain(
      'line 1, column 1 (event): no heat has event 99',
    );
    expect((await send<ErrorEnvelope>(lif)).body.errors[0]?.note).toEqual({
      id: 'noHeat',
      line: 1,
      column: 1,
      name: 'event',
      values: { event: 99, round: 1, heat: 1 },
    });
    expect((await send(lif, `?trial=${getOid(LAPS)}`)).body.warnings).toEqual([]);
    expect((await readRows(LAPS))?.rows[0]).toMatchObject({
      prf: { v: 232_121 },
      splits: [
        { d: 300, t: 45_100 },
        { d: 700, t: 108_200 },
        { d: 1100, t: 171_300 },
      ],
    });
  });

  test('of a heat without a start list bring the names with them; a relay finds its team', async () => {
    await send('1,2,2,60 m,,,,,,60,\r\n1,2926,8,BERNARD,Zoë,SV GO! Saar 05,7.636,,7.636,,,\r\n');
    expect((await readRows(SPRINT))?.rows).toMatchObject([
      { bib: '2926', last: 'BERNARD', first: 'Zoë', lane: 8, prf: { v: 7636 } },
    ]);
    await send('4,7,1,4 x 100 m,,,,,,400,\r\n1,7,3,EA Rennes,,EA Rennes,44.12,,,,,\r\n');
    expect((await readRows(RELAY))?.rows).toMatchObject([
      { last: 'EA Rennes', relay: { oid: 'r1' }, prf: { v: 44_120 } },
    ]);
  });

  test('numbered by another program go into the heat of the one event that they call by its name', async () => {
    const numbered = LIF.replace('2,7,1,100 m haies', '16,1,1,100 M Haies');
    expect((await send(numbered)).body).toMatchObject({ updated: 1 });
    expect((await readRows(HURDLES))?.rows[0]).toMatchObject({ bib: '643', rank: 1 });
    const none = await send(LIF.replace('2,7,1,100 m haies', '16,1,2,100 m haies'));
    expect([none.status, (none.body as unknown as ErrorEnvelope).errors[0]?.detail]).toEqual([
      400,
      'line 1, column 1 (event): no heat has event 16, round 1, heat 2',
    ]);
  });

  test.each([
    ['aufg.', 3],
    ['NP', 2],
    ['ABD', 3],
    ['AB', 3],
    ['DISQ', 4],
    ['n.a.', 2],
    ['abg.', 2],
  ])('have the word %s of another language for what it says', async (word, st) => {
    expect((await send(LIF.replace('DNS,413', `${word},413`))).body).toMatchObject({
      questions: [],
      warnings: [UNREAD],
    });
    expect((await readRows(HURDLES))?.rows[1]).toMatchObject({ bib: '413', prf: { st } });
  });

  test('with a word that nobody knows ask about that row and bring the others', async () => {
    const lif = LIF.replace('DNS,413', 'XYZ,413');
    const dry = (await send(lif, '?dryRun=1')).body;
    expect(fileAnswer.parse(dry).questions).toEqual([
      {
        id: 'unknownStatus',
        line: 4,
        column: 1,
        name: 'place',
        values: { cell: 'XYZ' },
        asks: 'result',
        who: 'Lott Nina (413)',
        mark: '',
      },
    ]);
    expect([dry.warnings, dry.rows.added]).toEqual([[UNREAD], 1]);
    expect((await send(lif)).body.warnings).toEqual([
      UNREAD,
      'line 4, column 1 (place): the row is left out until its question is answered',
    ]);
    expect((await readRows(HURDLES))?.rows.map(({ bib }) => bib)).toEqual(['643']);
    expect((await send(lif, '?answers=4:DNF')).body).toMatchObject({ questions: [], rows: { added: 1 } });
    expect((await readRows(HURDLES))?.rows[1]).toMatchObject({ bib: '413', prf: { st: 3 } });
  });

  test('with a place and no time ask for one; a time beside an unknown word is offered', async () => {
    const lif = LIF.replace(',436,1', '2,436,1').replace('DNS,413', 'q,413').replace('EA Rennes,,', 'EA Rennes,13.05,');
    const { questions } = (await send(lif, '?dryRun=1')).body;
    expect(questions.map(({ line, id, values, mark }) => [line, id, values, mark])).toEqual([
      [3, 'placeAlone', { place: '2' }, ''],
      [4, 'unknownStatus', { cell: 'q' }, '13.05'],
    ]);
    expect((await send(lif, '?answers[]=3:12.99&answers[]=4:out')).body.questions).toEqual([]);
    expect((await readRows(HURDLES))?.rows.map(({ bib, prf }) => [bib, prf.v])).toEqual([
      ['643', 12_800],
      ['436', 12_990],
    ]);
  });

  test.each([
    ['no line', '?answers=DNF', 'query.answers: "DNF"'],
    ['no mark', '?answers=4:fast', 'line 4, column 1 (place): "fast"'],
  ])('refuse an answer that is %s', async (_, query, start) => {
    const { status, body } = await send<ErrorEnvelope>(LIF.replace('DNS,413', 'XYZ,413'), query);
    expect([status, body.errors[0]?.detail.slice(0, start.length)]).toEqual([400, start]);
  });

  const WRONG_BIB = LIF.replace('643,6', '999,6');

  test('with a bib that nobody has bring the others, and ask whose the row is: the entry of its lane first', async () => {
    const dry = (await send(WRONG_BIB, '?dryRun=1')).body;
    expect(fileAnswer.parse(dry).questions).toEqual([
      {
        id: 'unlisted',
        line: 2,
        column: 2,
        name: 'id',
        values: { who: '999' },
        asks: 'athlete',
        who: 'Vatel Aude (999)',
        mark: '',
        entries: [{ key: '643', who: 'VATEL Aude (643)', lane: 6 }],
        mayAdd: true,
      },
    ]);
    expect(dry.rows.added).toBe(1);
    await send(WRONG_BIB);
    expect((await readRows(HURDLES))?.rows.map(({ bib }) => bib)).toEqual(['413']);
    expect((await send(WRONG_BIB, '?answers=2:who:643')).body).toMatchObject({ questions: [], rows: { added: 1 } });
    expect((await readRows(HURDLES))?.rows[0]).toMatchObject({
      bib: '643',
      last: 'VATEL',
      prf: { v: 12_800 },
      lane: 6,
    });
  });

  test('with a bib that nobody has enter its athlete where a person says so, in the start list too', async () => {
    const newcomer = LIF.replace('643,6,Vatel,Aude', '999,7,Neuve,Lise');
    expect((await send(newcomer, '?answers=2:who:add')).body).toMatchObject({ questions: [], rows: { added: 2 } });
    expect((await readRows(HURDLES))?.rows[0]).toMatchObject({
      bib: '999',
      last: 'Neuve',
      lane: 7,
      prf: { v: 12_800 },
    });
    const { body } = await server.call<SecretariatStarts>('GET', `/api/lesecretariat/starts?oids[]=${getOid(HURDLES)}`);
    expect(body.starts[0]?.rows.map(({ bib, lane }) => [bib, lane])).toEqual([
      ['643', 6],
      ['436', 1],
      ['413', 2],
      ['999', 7],
    ]);
  });

  test.each([
    ['left out', LIF.replace('643,6', '999,6'), '2:who:out', 0],
    ['of nobody who is there', LIF.replace('643,6', '999,6'), '2:who:777', 1],
    ['of an entry that another line is of', LIF.replace('643,6', '999,6'), '2:who:413', 1],
    ['to be added without a name', LIF.replace('643,6,Vatel,Aude', '999,6,,'), '2:who:add', 1],
  ])('with a bib that nobody has are written without a row that is %s', async (_, text, answer, open) => {
    const { status, body } = await send(text, `?answers=${answer}`);
    expect([status, body.questions.length, body.rows.added]).toEqual([200, open, 1]);
  });

  test.each([
    ['a lane of nobody', LIF.replace('643,6', ',8'), 2, 'laneUnlisted', ['643']],
    ['somebody twice', LIF.replace('413', '643'), 4, 'bibTwice', ['413']],
  ])('with %s ask whose that row is', async (_, text, line, id, keys) => {
    const { status, body } = await send(text);
    expect(status).toBe(200);
    expect(body.questions.map((one) => [one.line, one.id, one.entries?.map(({ key }) => key)])).toEqual([
      [line, id, keys],
    ]);
  });

  test('ask whose a row is and then what its unknown word says', async () => {
    const both = LIF.replace('DNS,413', 'XYZ,999');
    const asks = async (query: string) =>
      (await send(both, `?dryRun=1${query}`)).body.questions.map((one) => [one.asks, one.line]);
    expect(await asks('')).toEqual([['athlete', 4]]);
    expect(await asks('&answers[]=4:who:413')).toEqual([['result', 4]]);
    expect(await asks('&answers[]=4:who:413&answers[]=4:DNF')).toEqual([]);
  });

  test('headed with another event than the chosen heat are refused', async () => {
    for (const name of ['4x100m K U14-Bieg 1', '200 m', '100 m haies Hommes']) {
      const { status, body } = await send(LIF.replace('100 m haies', name), `?trial=${getOid(HURDLES)}`);
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('line 1, column 4 (name)')]);
    }
  });

  test('have their control characters taken out, which the lines say', async () => {
    const { body } = await send(LIF.replace('Vatel', 'Va\u0007t\u001bel').replace('haies', '\u202ehaies'));
    expect(body.warnings).toEqual([
      'line 1: 1 control characters are taken out',
      'line 2: 2 control characters are taken out',
      UNREAD,
    ]);
    expect((await readRows(HURDLES))?.rows[0]).toMatchObject({ bib: '643', last: 'VATEL' });
  });

  test.each([
    ['UTF-8', Buffer.from(LIF)],
    ['UTF-8 with its mark', Buffer.from(`\ufeff${LIF}`)],
    ['Windows-1252', iconv.encode(LIF, 'win1252')],
    ['UTF-16 LE with its mark', iconv.encode(LIF, 'utf-16le', { addBOM: true })],
    ['UTF-16 BE with its mark', iconv.encode(LIF, 'utf-16be', { addBOM: true })],
    ['UTF-16 LE without', iconv.encode(LIF, 'utf-16le')],
    ['UTF-16 BE without', iconv.encode(LIF, 'utf-16be')],
  ])('are read in %s', async (_, bytes) => {
    await server.upload(chOID, { startlists: { [HURDLES]: [] } });
    await send(bytes);
    const { body } = await send(iconv.encode(LIF.replace('DNS,413', 'DNF,413'), 'win1252'));
    expect(body.changes).toMatchObject([{ kind: 'changed', who: 'Lott Nina (413)' }]);
    expect((await readRows(HURDLES))?.rows.map(({ bib }) => bib)).toEqual(['643', '413']);
  });

  test('are not refused for a cell: a time that is none or has no place is asked about, other cells are left out', async () => {
    const rows = [
      '1,643,6,Vatel,Aude,AC Brest,"12,80",,,0.1x,12.x',
      '1,643,6,Vatel,Aude,AC Brest,"12,80",,,0.1x,12.x',
      ',436,1,Müller,Zoé,US Vannes,11.10',
      '3,413,2,Lott,Nina,EA Rennes,12:8x',
    ];
    const { status, body } = await send([LIF.split('\r\n')[0], ...rows].join('\r\n'));
    expect([status, body.questions.map(({ id, line, column, mark }) => [id, line, column, mark])]).toEqual([
      200,
      [
        ['timeAlone', 4, 7, '11.10'],
        ['noTime', 5, 7, ''],
      ],
    ]);
    expect(body.notes.map(({ id, line, values }) => [id, line, values.cells])).toEqual(
      expect.arrayContaining([
        ['rowTwice', 3, expect.stringContaining('Vatel')],
        ['reactionLeft', 2, '"0.1x"'],
        ['passageLeft', 2, '"12.x"'],
      ]),
    );
    expect((await readRows(HURDLES))?.rows).toMatchObject([{ bib: '643', prf: { v: 12_800 } }]);
  });

  test('are not refused for a round in words: the chosen heat or the name of the event tells the heat', async () => {
    const text = LIF.replace('2,7,1,', '2,Semi,1,');
    for (const query of [`?trial=${getOid(HURDLES)}`, '']) {
      const { status, body } = await send(text, query);
      expect([status, body.notes.map(({ id, line, column, values }) => [id, line, column, values.cell])]).toEqual([
        200,
        expect.arrayContaining([['headLeft', 1, 2, 'Semi']]),
      ]);
    }
    expect((await readRows(HURDLES))?.rows).toMatchObject([{ bib: '643', prf: { v: 12_800 } }, { bib: '413' }]);
    const { status, body } = await send<ErrorEnvelope>(text.replace('100 m haies', 'Heat 7'));
    expect([status, body.errors[0]?.note]).toMatchObject([400, { id: 'noNumber', line: 1, column: 2 }]);
  });

  test.each([
    [LIF.replace('m/s', 'mph'), 6, '+0.6 mph'],
    [LIF.replace('+0.6', 'strong'), 5, 'strong'],
  ])('with a wind that is none come in without it, which is told', async (text, column, cell) => {
    const { status, body } = await send(text);
    expect([status, body.notes.find(({ id }) => id === 'windLeft')]).toMatchObject([
      200,
      { line: 1, column, values: { cell } },
    ]);
    expect(await readRows(HURDLES)).not.toHaveProperty('dets.wind');
    expect((await readRows(HURDLES))?.rows).toMatchObject([{ bib: '643', prf: { v: 12_800 } }, { bib: '413' }]);
  });

  test.each([
    ['a head that is none', 'Results', 'line 1, column 1 (event)'],
    ['nothing', '', 'line 1'],
    ['a field event', '5,7,1,Longueur,,,,,,,\r\n', 'line 1, column 1 (event): Longueur is no race'],
  ])('are refused whole for %s, by line and column', async (_, text, place) => {
    const { status, body } = await send<ErrorEnvelope>(text);
    expect([status, body.errors[0]?.id]).toEqual([400, 'invalid request']);
    expect(body.errors.map(({ detail }) => detail.slice(0, place.length))).toContain(place);
    expect((await readRows(HURDLES))?.rows).toEqual([]);
  });
});

describe('Results of field events', () => {
  const VAULT = '900002-0-56-f1';
  const LONG = ['5,7,1,Longueur,metric', '1,900,1,1,SAUT,Léo,AC Brest,7.12,1.4,F,,P,,7.30,-0.2'].join('\r\n');
  const BARS = [
    '6,7,1,Perche,metric,SH,3.80,3.90,4.00,EH',
    '1,21,1,1,HAUT,Ana,AC Brest,O,XO,XXX',
    '2,22,2,2,BAS,Eva,AC Brest,P,XXX',
    'DNS,23,3,,RIEN,Lou,AC Brest',
  ].join('\r\n');

  test('come in with every attempt and its wind, and the best one is the mark', async () => {
    const { body } = await send(LONG);
    expect([body.questions, body.rows]).toEqual([[], { read: 1, added: 1, changed: 0, removed: 0 }]);
    expect((await readRows(JUMP))?.rows).toMatchObject([
      {
        bib: '900',
        rank: 1,
        prf: { v: 7300, u: 'mm' },
        attempts: [{ v: 7120, r: 'o', w: 1.4 }, { r: 'x' }, { r: '-' }, { v: 7300, r: 'o', w: -0.2 }],
      },
    ]);
    expect((await send(LONG)).body.changes).toEqual([]);
  });

  test('of bars come in too; what goes out comes back as it is', async () => {
    const perche = anUploadTrial(VAULT, { group: 'Perche', name: 'Perche', status: 25 });
    await server.upload(chOID, { trialsData: [perche] });
    trials = await server.trials(chOID);
    await send(BARS);
    expect((await readRows(VAULT))?.rows).toMatchObject([
      {
        bib: '21',
        prf: { v: 3900 },
        attempts: [
          { h: 3800, r: 'o' },
          { h: 3900, r: 'xo' },
          { h: 4000, r: 'xxx' },
        ],
      },
      {
        bib: '22',
        prf: { st: 5 },
        attempts: [
          { h: 3800, r: '-' },
          { h: 3900, r: 'xxx' },
        ],
      },
      { bib: '23', prf: { st: 2 } },
    ]);
    const out = iconv.decode(await file(`file=lff&oids[]=${getOid(VAULT)}`), 'win1252');
    expect(out.split('\r\n').slice(0, 2)).toEqual([
      '6,7,1,Perche,metric,SH,3.80,3.90,4.00,EH',
      '1,21,1,1,HAUT,Ana,AC Brest,O,XO,XXX',
    ]);
    expect((await send(out)).body.changes).toEqual([]);
  });

  test('keep DNS in the cell of an attempt, and tell orders that nobody was given in one note', async () => {
    const startlist = ['900', '901', '902'].map((bib, index) => entry(bib, index + 1, `NOM${bib}`, '', ''));
    await server.upload(chOID, { startlists: { [JUMP]: startlist } });
    const slots = ['0,901,2,0,NOM901,,,DNS', '0,,3,0,,,,DNS', '0,77,4,0,,,EA Rennes,DNS', ',902,5,,NOM902,,'];
    const { body } = await send([LONG, ...slots].join('\r\n'));
    expect((await readRows(JUMP))?.rows).toMatchObject([{ bib: '900' }, { bib: '901', prf: { st: 2 } }]);
    const notes = body.notes.filter(({ id }) => id !== 'otherName');
    expect([body.questions, notes.map(({ id, line, values }) => [id, line, values.cells, values.rows])]).toEqual([
      [],
      [
        ['rowUnused', 4, '"–", "77 EA Rennes"', 2],
        ['resultless', 6, '"NOM902 (902)"', 1],
      ],
    ]);
  });

  test('ask who it is where the start list has another name, at the column of the name', async () => {
    await server.upload(chOID, { startlists: { [JUMP]: [entry('900', 1, 'SAUT', 'Léo', 'AC Brest')] } });
    const { body } = await send([LONG, '2,,2,2,AUTRE,Ida,EA Rennes,6.80'].join('\r\n'), '?dryRun=1');
    expect(body.questions).toMatchObject([{ id: 'unlisted', line: 3, column: 5, values: { who: 'AUTRE Ida' } }]);
  });

  test('tell places that the marks do not give, and ask about a trial after three failures or without its bar', async () => {
    const places = `${LONG.replace('1,900,1,1,', '2,900,1,2,')}\r\n1,901,2,1,LOIN,Max,AC Brest,"6,50",0.0`;
    const startlist = ['900', '901'].map((bib, index) => entry(bib, index + 1, `NOM${bib}`, '', ''));
    await server.upload(chOID, { startlists: { [JUMP]: startlist } });
    const told = (await send(places)).body;
    expect([told.questions, told.notes.map(({ id, line }) => [id, line])]).toEqual([
      [],
      expect.arrayContaining([['placesLeft', 2]]),
    ]);
    await server.upload(chOID, { trialsData: [anUploadTrial(VAULT, { group: 'Perche', name: 'Perche', status: 25 })] });
    trials = await server.trials(chOID);
    const bars = BARS.replace('O,XO,XXX', 'O,XXX,O').replace('P,XXX', 'P,XO,XXX,O');
    const { body } = await send(bars);
    expect(body.questions.map(({ id, line, column }) => [id, line, column])).toEqual([
      ['unknownAttempt', 2, 10],
      ['unknownAttempt', 3, 11],
    ]);
  });

  test('ask about an attempt that nobody can read', async () => {
    const { body } = await send(LONG.replace(',F,,', ',7?1,,'), '?dryRun=1');
    expect(body.questions).toMatchObject([{ id: 'unknownAttempt', line: 2, column: 10, values: { cell: '7?1' } }]);
    expect(body.questions[0]?.mark).toBe('7.12');
  });

  test.each([
    ['feet', LONG.replace('metric', 'english'), 'line 1, column 5 (units)'],
    ['a race', LONG.replace('5,7,1', '1,2,2'), 'line 1, column 4 (name): "Longueur" is not 60 m'],
  ])('are refused for %s', async (_, text, start) => {
    const { status, body } = await send<ErrorEnvelope>(text);
    expect([status, body.errors[0]?.detail.slice(0, start.length)]).toEqual([400, start]);
  });

  test('go out one event at a time, and no race does', async () => {
    await expect(file('file=lff')).rejects.toThrow(/one field event is named/);
    await expect(file(`file=lff&oids[]=${getOid(SPRINT)}`)).rejects.toThrow(/60 m is no field event/);
  });
});
