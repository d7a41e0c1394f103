import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type RunningServer, startServer } from './running-server.ts';
import { anUploadTrial } from './uploads.ts';

const [SHOT, HIGH] = ['900005-P7260-55-f1', '900001-0-55-f1'];

let server: RunningServer;
let chOID: string;
beforeAll(async () => {
  server = await startServer();
  chOID = (await server.createChallenge()).oid;
});
afterAll(() => server.close());

/** What is said of a series, from its `attempts` on. */
async function faults(uid: string, attempts: unknown): Promise<string[]> {
  const { body } = await server.upload<{ errors?: { detail: string }[] }>(chOID, {
    trialsData: [anUploadTrial(uid)],
    resultlists: { [uid]: [{ last: 'A', prf: { st: 1 }, attempts }] } as never,
  });
  return (body.errors ?? []).map(({ detail }) => detail.slice(detail.indexOf('attempts')));
}

describe('A fault in a series is named where it stands:', () => {
  test.each([
    ['a put that is no whole mm', SHOT, [{ v: 15.2, r: 'o' }], ['attempts[0].v: expected int, received number']],
    [
      'the third bar below the ground',
      HIGH,
      [
        { h: 1800, r: 'o' },
        { h: 1850, r: '-' },
        { h: -5, r: 'x' },
      ],
      ['attempts[2].h: Too small: expected number to be >0'],
    ],
    ['a bar left out', HIGH, [{ h: 1800, r: 'o' }, { r: 'x' }], ['attempts[1].h: is missing (number)']],
    ['a bar in words', HIGH, [{ h: '1m80', r: 'o' }], ['attempts[0].h: expected number, received string']],
    [
      'two at once',
      SHOT,
      [
        { v: 1, r: 'o' },
        { v: -1, r: 'p' },
      ],
      ['attempts[1].v: Too small: expected number to be >=0', 'attempts[1].r: must be one of "o", "x", "-", "r"'],
    ],
    ['a series that is none', SHOT, 'xxx', ['attempts: expected array, received string']],
  ])('%s', async (_, uid, series, said) => {
    expect(await faults(uid, series)).toEqual(said);
  });

  test('and a good series, also an empty one, is taken', async () => {
    expect(await faults(HIGH, [{ h: 1800, r: 'xo' }])).toEqual([]);
    expect(await faults(SHOT, [{ v: 15_200, r: 'o' }, { r: 'x' }])).toEqual([]);
    expect(await faults(SHOT, [])).toEqual([]);
  });
});
