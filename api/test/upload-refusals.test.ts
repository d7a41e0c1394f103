import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { UploadBody } from 'shared-domain/contract';
import { type RunningServer, startServer } from './running-server.ts';
import { aFinal, anUploadTrial, FINAL, ms } from './uploads.ts';

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

type Refused = { errors: { id: string; detail: string }[] };
const details = async (body: Partial<UploadBody>): Promise<string[]> => {
  const answer = await server.upload<Refused>(chOID, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors.every(({ id }) => id === 'invalid request')).toBe(true);
  return answer.body.errors.map(({ detail }) => detail);
};

describe('An upload is refused, by path,', () => {
  test('for a bad row at the end, and leaves nothing behind', async () => {
    const rows = aFinal().resultlists?.[FINAL] ?? [];
    const body = { ...aFinal(), resultlists: { [FINAL]: [...rows, { bib: '99', prf: ms(11_000) }] } };
    expect(await details(body)).toEqual([
      '$.resultlists["000100-0-55-f1"][3]: bib "99" is in no start list of this trial, and the row carries no last name',
    ]);
    expect(await server.trials(chOID)).toEqual([]);
    expect((await server.get<{ revision: number }>(`/api/challenge/${chOID}`)).body.revision).toBe(1);
  });

  test.each(['', '  '])('for a row without a bib whose last name is %j', async (last) => {
    const body = { ...aFinal(), startlists: {}, resultlists: { [FINAL]: [{ last, prf: ms(11_000) }] } };
    expect(await details(body)).toEqual([
      '$.resultlists["000100-0-55-f1"][0]: carries neither bib, auid nor last name',
    ]);
  });

  test('for a value of the wrong type', async () => {
    const body = { ...aFinal(), resultlists: { [FINAL]: [{ bib: '11', prf: { v: '10.48', u: 'ms' } }] } };
    expect(await details(body as unknown as UploadBody)).toEqual([
      '$.resultlists["000100-0-55-f1"][0].prf.v: expected number, received string',
    ]);
  });

  test('for a mark of an attempt that is none', async () => {
    const uid = '900001-0-55-f1';
    const body = {
      trialsData: [anUploadTrial(uid)],
      resultlists: { [uid]: [{ last: 'A', prf: { st: 5 }, attempts: [{ h: 1800, r: 'xxxx' }] }] },
    };
    const [detail] = await details(body as unknown as UploadBody);
    expect(detail).toContain('$.resultlists["900001-0-55-f1"][0].attempts[0].r: must be one of "o", "xo"');
  });

  test('for bars in a long jump, and for attempts without a bar in a high jump', async () => {
    const [long, high] = ['900003-0-55-f1', '900001-0-55-f1'];
    const row = (attempts: object[]) => ({ last: 'A', prf: { st: 1 }, attempts });
    expect(
      await details({
        trialsData: [anUploadTrial(long), anUploadTrial(high)],
        resultlists: { [long]: [row([{ h: 1800, r: 'o' }])], [high]: [row([{ v: 1800, r: 'o' }])] } as never,
      }),
    ).toEqual([
      '$.resultlists["900003-0-55-f1"][0].attempts[0].h: only high jump and pole vault have bars',
      '$.resultlists["900001-0-55-f1"][0].attempts[0].h: is missing: the height of the bar, whole mm',
    ]);
  });

  test.each([
    ['that does not parse', { uid: '100-0-55-f1' }, '$.trialsData[0].uid: "100-0-55-f1" is no uid of a trial'],
    ['whose variant is none', { uid: '000110-HP107-55-f1' }, '$.trialsData[0].uid: '],
    [
      'of another distance',
      { g0: 200 },
      '$.trialsData[0].g0: 200 does not agree with the uid 000100-0-55-f1, which says 100',
    ],
    ['of another category', { category: 56 }, '$.trialsData[0].category: 56 does not agree'],
    ['of another round', { round: 's' as const }, '$.trialsData[0].round: "s" does not agree'],
    ['of another heat', { heat: 2 }, '$.trialsData[0].heat: 2 does not agree'],
  ])('for a uid %s', async (_, overrides, detail) => {
    expect((await details({ trialsData: [{ ...anUploadTrial(), ...overrides }] }))[0]).toContain(detail);
  });

  test('for a date at the ends of time', async () => {
    const date = '9999-12-31T23:59:59-05:00';
    expect(await details({ trialsData: [anUploadTrial(FINAL, { date })] })).toEqual([
      '$.trialsData[0].date: the year must be between 1900 and 2200',
    ]);
  });

  test('for the same uid twice', async () => {
    expect(await details({ trialsData: [anUploadTrial(), anUploadTrial()] })).toEqual([
      '$.trialsData[1].uid: 000100-0-55-f1 is already the uid of $.trialsData[0]',
    ]);
  });

  test('for a list of a trial that does not exist', async () => {
    expect(await details({ resultlists: { '000200-0-55-f1': [] }, startlists: { nonsense: [] } })).toEqual([
      '$.resultlists["000200-0-55-f1"]: there is no such trial in this challenge or upload',
      '$.startlists.nonsense: is no uid of a trial',
    ]);
  });

  test('for a part of a combined event that is not there', async () => {
    const part = (combined?: string) => [anUploadTrial('000100-0-55-c1', { dets: { combined } })];
    expect(await details({ trialsData: part('800010-0-55-f1') })).toEqual([
      '$.trialsData[0].dets.combined: there is no trial "800010-0-55-f1" in this challenge or upload',
    ]);
    expect((await details({ trialsData: part() }))[0]).toContain('$.trialsData[0].dets.combined: is missing');
  });

  test('for a unit that is not the event’s', async () => {
    const uid = '900005-P7260-55-f1';
    expect(
      await details({ trialsData: [anUploadTrial(uid)], resultlists: { [uid]: [{ last: 'A', prf: ms(15_000) }] } }),
    ).toEqual([
      '$.resultlists["900005-P7260-55-f1"][0].prf.u: "ms" is no unit of this event, which is measured in "mm"',
    ]);
  });

  test('for another challenge in the body than in the address', async () => {
    const { status, body } = await server.upload<Refused>(chOID, { chOID: 'another' });
    expect(status).toBe(400);
    expect(body.errors[0]?.detail).toContain('$.chOID: "another" is not the challenge of the address');
  });

  test('for at most twenty things at once', async () => {
    const rows = Array.from({ length: 50 }, () => ({ prf: ms(10_000) }));
    expect(await details({ trialsData: [anUploadTrial()], resultlists: { [FINAL]: rows } })).toHaveLength(20);
  });
});

describe('A start list', () => {
  test('that leaves a stored result without a name is refused', async () => {
    await server.upload(chOID, aFinal());
    expect((await details({ startlists: { [FINAL]: [] } }))[0]).toBe(
      '$.startlists["000100-0-55-f1"]: bib "11" is in no start list of this trial, and the row carries no last name',
    );
  });
});

describe('A mark that is not the best of its attempts', () => {
  test('is taken with a warning that names it', async () => {
    const uid = '900003-0-55-f1';
    const { body } = await server.upload(chOID, {
      trialsData: [anUploadTrial(uid)],
      resultlists: { [uid]: [{ last: 'A', prf: { v: 7000, u: 'mm', st: 1 }, attempts: [{ v: 6900, r: 'o' }] }] },
    });
    expect(body).toMatchObject({
      created: 1,
      warnings: ['$.resultlists["900003-0-55-f1"][0].prf.v: 7.00 is not the best of its attempts, 6.90'],
    });
  });
});

describe('Who may upload', () => {
  test('is asked before the body is read', async () => {
    const other = await server.call('POST', `/api/lesecretariat/trials/unknown`, { body: '{' });
    expect(other.status).toBe(404);
    expect((await server.call('POST', `/api/lesecretariat/trials/${chOID}`, { body: '{', token: '' })).status).toBe(
      401,
    );
  });
});
