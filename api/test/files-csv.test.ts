import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { findCategory } from 'shared-domain';
import type { ErrorEnvelope, FileAnswer, LogsAnswer, ResultsAnswer, StartsAnswer, Trial } from 'shared-domain/contract';
import { fileAnswer } from 'shared-domain/contract/schemas';
import { type RunningServer, startServer } from './running-server.ts';
import { sendFile } from './send-file.ts';
import { aFinal, anUploadTrial, FINAL } from './uploads.ts';

let server: RunningServer;
let chOID: string;
let trial: Trial;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
  await server.upload(chOID, aFinal());
  trial = (await server.trials(chOID))[0] as Trial;
});
afterAll(() => server.close());

const read = (list: string, query = '') =>
  sendFile.text(server, `/api/lesecretariat/csv/${chOID}?list=${list}${query}`);
const send = <T = FileAnswer>(list: string, text: string | Buffer, query = '') =>
  sendFile<T>(server, `/api/lesecretariat/csv/${chOID}?list=${list}${query}`, text);
const revision = async () => (await server.get<{ revision: number }>(`/api/challenge/${chOID}`)).body.revision;
const readShown = async () =>
  (await server.get<ResultsAnswer>(`/api/results?trialOID=${trial.oid}`)).body.results[0]?.rows.map(({ bib, prf }) => [
    bib,
    prf.v,
  ]);

describe('A cell that is refused', () => {
  test('is one fault, told once', async () => {
    const table = `uid;bib;last;first;mark\n${FINAL};1;KERBRAT;Lou;12.04x`;
    const { status, body } = await send<ErrorEnvelope>('results', table);
    expect(status).toBe(400);
    expect(body.errors.map(({ note }) => [note?.id, note?.line, note?.column])).toEqual([['noMark', 2, 5]]);
  });
});

describe('A place in a start list', () => {
  test('is told as a column that is not read', async () => {
    const lines = (await read('starts')).trimEnd().split(/\r?\n/);
    const { body } = await send(
      'starts',
      lines.map((line, index) => `${line};${index || 'Rang'}`).join('\n'),
      '&dryRun=1',
    );
    expect(body.notes).toMatchObject([{ id: 'columnsLeft', values: { columns: 'Rang' } }]);
  });
});

describe('Where a best was made', () => {
  test('comes in with a start list and goes out with it; a place that is none is refused', async () => {
    const table = (surface: string) =>
      [
        'uid;bib;last;first;pb;pb surface',
        ...[11, 12, 13].map((bib) => `${FINAL};${bib};NOM;Lou;10.90;${surface}`),
      ].join('\n');
    const { status } = await send('starts', table('salle'), '&dryRun=1');
    const refused = await send<ErrorEnvelope>('starts', table('herbe'));
    expect([status, refused.status, refused.body.errors[0]?.note?.column]).toEqual([200, 400, 6]);
    expect((await read('starts')).split('\n')[0]).toContain('record;saison;surface du record');
  });
});

describe('A table of lists', () => {
  test.each([
    ['starts', ''],
    ['results', ''],
    ['starts', '&separator=comma&lang=en'],
    ['results', '&separator=comma&lang=en'],
  ])('of %s%s goes out and comes back, and nothing has changed', async (list, query) => {
    const before = await revision();
    const { body } = await send(list, await read(list, query));
    expect(fileAnswer.parse(body)).toMatchObject({
      updated: 0,
      rows: { read: 3, added: 0, changed: 0, removed: 0 },
      changes: [],
    });
    expect(await revision()).toBe(before);
  });

  test('is semicolons and French by default, marked as UTF-8, lines ended as spreadsheets end them', async () => {
    const text = await read('results');
    expect(text.split('\r\n').slice(0, 2)).toEqual([
      '\ufeffuid;épreuve;place;couloir;dossard;nom;prénom;club;pays;catégorie;performance;vent;réaction;rang photo;qualifié;statut;remarque;identifiant',
      '000100-0-55-f1;100 m Hommes – Finale;1;4;11;MARTIN;Léo;AC Rennes;;SEM;10.48;0.4;0.151;;;;;',
    ]);
  });

  test('has the wind of the mark and the place, a guest’s too, which come back without a remark', async () => {
    const other = (await server.createChallenge()).oid;
    const jump = '900003-0-56-f1';
    const jumper = (bib: string, v: number, w: number) => ({
      bib,
      last: `SAUT${bib}`,
      category: 56,
      prf: { v, u: 'mm' as const, st: 1 },
      attempts: [
        { v: v - 100, r: 'o' as const, w: 0.1 },
        { v, r: 'o' as const, w },
      ],
    });
    const { status } = await server.upload(other, {
      trialsData: [anUploadTrial(jump, { group: 'Longueur', name: 'Longueur' })],
      startlists: {},
      resultlists: {
        [jump]: [{ ...jumper('1', 6120, -0.4), standing: 'guest' }, jumper('2', 6010, 1.3), jumper('3', 5900, 2.1)],
      },
    });
    expect(status).toBe(200);
    const path = `/api/lesecretariat/csv/${other}?list=results`;
    const text = await sendFile.text(server, path);
    const rows = text.split('\r\n').map((line) => line.split(';'));
    const [place = -1, bib = -1, wind = -1] = ['place', 'dossard', 'vent'].map((name) => rows[0]?.indexOf(name) ?? -1);
    expect(rows.slice(1, 4).map((row) => [row[bib], row[place], row[wind]])).toEqual([
      ['2', '1', '1.3'],
      ['3', '2', '2.1'],
      ['1', '1', '-0.4'],
    ]);
    const { body } = await sendFile<FileAnswer>(server, path, text);
    expect([body.changes, body.notes ?? []]).toEqual([[], []]);
  });

  test('keeps what a name is made of: separators, quotes, formulas; and the line breaks of a comment', async () => {
    const other = (await server.createChallenge()).oid;
    const names = ['A;B', 'C,D', 'E "F"', '=SUM(A1)', '+33', '-', "'=x", '@z', '-1,5', 'É\u2009ł'];
    const rows = names.map((last, index) => ({
      bib: String(index),
      last,
      comment: `deux\nlignes ${index}`,
      category: 55,
      prf: { v: 10_000 + index, u: 'ms' as const, st: 1 },
    }));
    await server.upload(other, { ...aFinal(), startlists: {}, resultlists: { [FINAL]: rows } });
    for (const separator of ['semicolon', 'comma']) {
      const path = `/api/lesecretariat/csv/${other}?list=results`;
      const text = await sendFile.text(server, `${path}&separator=${separator}`);
      expect(text).toContain("'=SUM(A1)");
      expect((await sendFile<FileAnswer>(server, path, text)).body.changes).toEqual([]);
    }
  });

  test('is told before it is written: what would change, by line; then it is written, and can be put back', async () => {
    const table =
      'uid;dossard;nom;prénom;club;performance;vent\n000100-0-55-f1;12;PETIT;Noé;EA Brest;10,41;\n000100-0-55-f1;11;MARTIN;Léo;AC Rennes;10.48;\n000100-0-55-f1;14;NEUF;;;DNS;\n';
    const before = await readShown();
    const told = (await send('results', table, '&dryRun=1')).body;
    expect(told).toMatchObject({ dryRun: true, updated: 1, rows: { read: 3, added: 1, removed: 1 } });
    expect(told.changes.map(({ kind, line, who }) => [kind, line, who])).toEqual([
      ['changed', 2, 'PETIT Noé (12)'],
      ['added', 4, 'NEUF (14)'],
      ['removed', undefined, 'MOREL Hugo (13)'],
    ]);
    expect(told.changes[0]?.fields).toContainEqual({ name: 'performance', before: '10.64', after: '10,41' });
    expect(await readShown()).toEqual(before);
    expect((await send('results', table)).body.dryRun).toBe(false);
    expect(await readShown()).toEqual([
      ['12', 10_410],
      ['11', 10_480],
      ['14', undefined],
    ]);
    const { body } = await server.call<LogsAnswer>('GET', `/api/lesecretariat/logs?chOID=${chOID}`);
    const log = body.logs.find(({ action }) => action === 'upload');
    await server.call('POST', '/api/lesecretariat/undo', { body: { logOid: log?.oid } });
    expect(await readShown()).toEqual(before);
  });

  test('has the status words of other languages for what they say', async () => {
    const table = 'uid;dossard;nom;performance\n000100-0-55-f1;11;MARTIN;ABD\n000100-0-55-f1;12;PETIT;aufg.\n';
    const { body } = await send('results', table, '&dryRun=1');
    const marks = body.changes.flatMap(({ fields }) => fields.filter(({ name }) => name === 'performance'));
    expect(marks.map(({ after }) => after)).toEqual(['ABD', 'aufg.']);
  });

  test.each<[string, string | Buffer, string]>([
    ['a mark that is none', 'uid;bib;mark\n000100-0-55-f1;11;fast\n', 'line 2, column 3 (mark): '],
    ['a bib twice', 'uid,bib,mark\n000100-0-55-f1,11,10.5\n000100-0-55-f1,11,10.6\n', 'line 3, column 2 (bib): '],
    ['a trial that is not there', 'uid;bib;mark\n000200-0-55-f1;11;20.5\n', 'line 2 (uid)'],
    ['somebody nobody knows', 'uid;bib;mark\n000100-0-55-f1;99;10.5\n', 'line 2'],
    ['no column of marks', 'uid;bib\n000100-0-55-f1;11\n', 'line 1: no column performance'],
    ['a quote that is never closed', 'uid;bib;mark\n"000100;11;10.5\n', 'line'],
    ['nothing', '', 'line 1'],
    ['a name too long', `uid;bib;nom;mark\n000100-0-55-f1;;${'x'.repeat(121)};10.5\n`, 'line 2, column 3 (nom): '],
    ['bytes that are no text', Buffer.from([0, 1, 2, 3, 0, 0, 0, 255]), 'line'],
  ])('is refused whole for %s', async (_, text, place) => {
    const before = await readShown();
    const { status, body } = await send<ErrorEnvelope>('results', text);
    expect([status, body.errors?.[0]?.id]).toEqual([400, 'invalid request']);
    expect(body.errors[0]?.detail.startsWith(place.split(' (uid)')[0] as string)).toBe(true);
    expect(await readShown()).toEqual(before);
  });

  test.each([
    ['FirstName;LastName', 'Léa;DUPONT'],
    ['first_name;Surname', 'Léa;DUPONT'],
    ['Prénom;Name', 'Léa;DUPONT'],
    ['Surname;Name', 'DUPONT;Léa'],
    ['Name;Last name', 'Léa;DUPONT'],
    ['Nachname;Name', 'DUPONT;Léa Dupont'],
    ['Athlete Name;Ort', 'DUPONT Léa;'],
    ['Nom & Prénom;Ville', 'Léa DUPONT;'],
  ])('knows names by the heads %s', async (head, cells) => {
    const other = (await server.createChallenge()).oid;
    await server.upload(other, { ...aFinal(), startlists: {}, resultlists: {} });
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const { body } = await sendFile<FileAnswer>(
      server,
      path,
      `uid;BibNumber;${head};ClubName\n${FINAL};7;${cells};AC Rennes\n`,
    );
    expect(body.changes[0]).toMatchObject({ kind: 'added', who: expect.stringMatching(/^dupont léa \(7\)$/i) });
  });

  test('of starts without a known column of names is refused by name: nobody comes in under the name of a club', async () => {
    const other = (await server.createChallenge()).oid;
    await server.upload(other, { ...aFinal(), startlists: {}, resultlists: {} });
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const send = (text: string) => sendFile<ErrorEnvelope>(server, path, text);
    const { status, body } = await send(`uid;bib;wer;club\n${FINAL};7;DUPONT;AC Rennes\n${FINAL};8;MARTIN;AC Rennes\n`);
    expect([status, body.errors.map(({ detail }) => detail)]).toEqual([
      400,
      [
        'line 1: no column says the name: last name (nom), first name (prénom) or name; the file has uid, bib, wer, club',
      ],
    ]);
    const empty = await send(`uid;bib;nom;club\n${FINAL};7;;AC Rennes\n`);
    expect(empty.body.errors[0]?.detail).toBe('line 2, column 3 (nom): is empty');
    expect((await sendFile.text(server, path)).split('\r\n')).toHaveLength(2);
  });

  test.each([
    ['another event', 'Event', '200 m', [['otherEvent', 2, 3]]],
    ['an event of women', 'Épreuve', '100 m Femmes', [['otherEvent', 2, 3]]],
    ['hurdles', 'Event', '100mH', [['otherEvent', 2, 3]]],
    ['the other sex', 'Sexe', 'Femme', [['otherSex', 2, 3]]],
    ['a sex that is none', 'Sex', 'oui', [['noSex', 2, 3]]],
    ['a category of the other sex', 'Catégorie', 'SEF', [['otherSex', 2, 3]]],
  ])('sent to a trial is refused where a row says %s', async (_, head, cell, expected) => {
    const { status, body } = await send<ErrorEnvelope>(
      'starts',
      `bib;nom;${head}\n77;DUPONT;${cell}\n`,
      `&trial=${trial.oid}`,
    );
    expect([status, body.errors.map(({ note }) => [note?.id, note?.line, note?.column])]).toEqual([400, expected]);
  });

  test.each([
    ['Event', '100 m Hommes', []],
    ['Event', '100 m Hommes – Finale', []],
    ['Event', '100m Men', []],
    ['Event', 'Le sprint du maire', ['eventLeft']],
    ['Event', '100 m Hommes – Série 2', ['otherRound']],
    ['Round', 'Heat 1', ['otherRound']],
    ['Tour', 'f1', []],
    ['Sexe', 'H', []],
  ])('sent to a trial with a column %s «%s» is told what is not used', async (head, cell, expected) => {
    const table = `bib;nom;${head}\n11;MARTIN;${cell}\n12;PETIT;${cell}\n13;MOREL;${cell}\n`;
    const { status, body } = await send('starts', table, `&trial=${trial.oid}&dryRun=1`);
    expect([status, body.notes.map(({ id }) => id)]).toEqual([200, expected]);
  });

  test.each([
    ['V1', '2/5/1997', 'Unattached', ['SEM', '1997-05-02', ''], ['categoryLeft']],
    ['Masters 40', '03/25/1985', 'AC Rennes', ['M1M', '1985-03-25', 'AC Rennes'], []],
  ])('of starts understands %s, %s and %s', async (category, born, club, expected, noted) => {
    const other = (await server.createChallenge()).oid;
    await server.upload(other, { ...aFinal(), startlists: {}, resultlists: {} });
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const sent = await sendFile<FileAnswer>(
      server,
      path,
      `uid;bib;nom;catégorie;naissance;club\n${FINAL};7;DUPONT;${category};${born};${club}\n`,
    );
    const [head = '', row = ''] = (await sendFile.text(server, path)).split('\r\n');
    const getCell = (name: string) => row.split(';')[head.split(';').indexOf(name)];
    expect([getCell('catégorie'), getCell('naissance'), getCell('club')]).toEqual(expected);
    expect(sent.body.notes.map(({ id }) => id)).toEqual(noted);
  });

  test('of starts whose categories are all its own classes leaves them out, which is told', async () => {
    const other = (await server.createChallenge()).oid;
    await server.upload(other, { ...aFinal(), startlists: {}, resultlists: {} });
    const table = `uid;bib;nom;catégorie\n${FINAL};7;DUPONT;Elite\n${FINAL};8;MARTIN;Sport\n`;
    const { body } = await sendFile<FileAnswer>(server, `/api/lesecretariat/csv/${other}?list=starts`, table);
    expect(body.notes).toMatchObject([{ id: 'categoryLeft', line: 2, column: 4, values: { rows: 2 } }]);
    expect(body.rows.added).toBe(2);
  });

  test('of starts gives each athlete the category of the sex that it says', async () => {
    const other = (await server.createChallenge()).oid;
    const uid = '010000-R-9998-f1';
    await server.upload(other, { trialsData: [anUploadTrial(uid, { category: 9998, g1: 'R' })] });
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const table = `uid;bib;nom;sexe\n${uid};1;DUPONT;F\n${uid};2;MARTIN;H\n${uid};3;PETIT;NB\n`;
    await sendFile<FileAnswer>(server, path, table);
    const oid = (await server.trials(other))[0]?.oid ?? '';
    const { body } = await server.get<StartsAnswer>(`/api/starts?trialOID=${oid}`);
    const sexes = body.starts[0]?.rows.map(({ category, sex }) => sex ?? findCategory(category ?? 0)?.sex);
    expect(sexes).toEqual([2, 1, 'NB']);
    const again = await sendFile<FileAnswer>(server, path, table);
    expect(again.body.rows).toMatchObject({ changed: 0, added: 0, removed: 0 });
  });

  test.each([
    ['11;10.48;1', '12;10.64;2', []],
    ['11;10.48;2', '12;10.64;1', [['placesLeft', { place: 2, rank: 1, rows: 2 }]]],
    ['11;10.48;1', '12;10.48;2', [['placesShared', { rows: 1 }]]],
  ])('of results whose places are not those of the marks says so: %s, %s', async (first, second, expected) => {
    const { body } = await send('results', `bib;mark;place\n${first}\n${second}\n`, `&trial=${trial.oid}&dryRun=1`);
    expect(body.notes.map(({ id, values }) => [id, values])).toEqual(expected);
  });

  test('without headings is refused at line 1, which is a row', async () => {
    const other = (await server.createChallenge()).oid;
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const { status, body } = await sendFile<ErrorEnvelope>(server, path, '7;DUPONT;Léa\n8;MARTIN;Léo\n');
    expect([status, body.errors.map(({ note }) => [note?.id, note?.line, note?.values])]).toEqual([
      400,
      [['noHeadings', 1, { cells: '"7", "DUPONT", "Léa"' }]],
    ]);
  });

  test('with a row of more cells than the head is refused: a comma without quotes shifts what follows', async () => {
    const other = (await server.createChallenge()).oid;
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const { status, body } = await sendFile<ErrorEnvelope>(server, path, 'uid,bib,nom\nx,7,DUPONT\nx,8,MARTIN, Léo\n');
    expect([status, body.errors.map(({ note }) => [note?.id, note?.line, note?.column])]).toEqual([
      400,
      [['rowWide', 3, 4]],
    ]);
  });

  test.each([
    ['without a trial for any of its rows', 'bib,nom\n7,DUPONT\n8,MARTIN\n', ['noTrial', 2, undefined]],
    ['that is a workbook', 'PK\u0003\u0004\u0014\0', ['fileKind', 1, { kind: 'XLSX' }]],
  ])('%s is refused once', async (_, table, expected) => {
    const other = (await server.createChallenge()).oid;
    const path = `/api/lesecretariat/csv/${other}?list=starts`;
    const { status, body } = await sendFile<ErrorEnvelope>(server, path, table);
    const told = body.errors.map(({ note }) => [note?.id, note?.line, note?.values.kind && note.values]);
    expect([status, told]).toEqual([400, [expected]]);
  });

  test('of a hidden athlete has no name, and sent back leaves the athlete what he is', async () => {
    const hide = (hidden: boolean) =>
      server.call('PUT', `/api/lesecretariat/athlete-hidden/${chOID}`, {
        body: { last: 'MARTIN', first: 'Léo', hidden },
      });
    await hide(true);
    for (const list of ['starts', 'results']) {
      const text = await read(list);
      expect(text).not.toContain('MARTIN');
      expect((await send(list, text)).body.changes).toEqual([]);
    }
    const open = await sendFile.text(server, `/api/results-csv?trialOID=${trial.oid}`, '');
    expect(open).toContain('ATHLETE;Anonyme');
    await hide(false);
    expect(await read('starts')).toContain('MARTIN;Léo');
  });

  test('is not written while somebody else holds the trial', async () => {
    const { db } = server.ctx.store;
    const other = { email: 'x@y.example', password: 'x', organisation: 'X', demo: false, now: new Date() };
    const { organiser } = await (await import('../src/store/accounts/organisers.ts')).createOwner(db, other);
    const { writeHold, deleteHold } = await import('../src/store/live/holds.ts');
    await writeHold(db, trial.oid, organiser, new Date(Date.now() + 60_000).toISOString());
    const { status, body } = await send<ErrorEnvelope>('results', 'uid;bib;mark\n000100-0-55-f1;11;10.3\n');
    expect([status, body.errors[0]?.id]).toEqual([409, 'conflict']);
    await deleteHold(db, trial.oid);
  });
});

describe('The public table of results', () => {
  test('says event, round, place, name, mark and wind; no birth date', async () => {
    const text = await sendFile.text(server, `/api/results-csv?trialOID=${trial.oid}`, '');
    expect(text.split('\r\n')[1]).toMatch(/^100 m Hommes;Finale;1;11;MARTIN;Léo;AC Rennes;;SEM;10.48;0.4;\d+;$/);
    expect(text).not.toContain('2001');
  });

  test('of a hidden challenge, and of nothing, is none', async () => {
    const hidden = await server.createChallenge({ visible: false });
    await server.upload(hidden.oid, aFinal());
    const { status } = await server.get(`/api/results-csv?chOID=${hidden.oid}&trialOID=x`);
    expect(status).toBe(404);
    expect((await server.get('/api/results-csv')).status).toBe(400);
  });
});
