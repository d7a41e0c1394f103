import { describe, expect, test } from '@jest/globals';
import { type BoardOptions, type ListPicture, readBoardAddress } from 'shared-domain/board';
import { findBoardForm, findWholeUnit } from './board-form.ts';
import { chooseRows } from './ListBoard.tsx';

const read = (search: string) => readBoardAddress({ pathname: '/officiel/ecran/resultat', search });

describe('How a board is drawn', () => {
  test('is said by its address; what is none of its words, or out of bounds, is not', () => {
    expect(
      read(
        '?t=auto&lieu=Sautoir%202&theme=soleil&lang=fr,en&rows=6&rot=12&scale=1.5&safe=5&names=court&font=pixel&clock=0&w=640&h=192',
      ),
    ).toEqual({
      layout: 'resultat',
      trial: undefined,
      language: 'fr',
      languages: ['fr', 'en'],
      place: 'Sautoir 2',
      theme: 'soleil',
      rows: 6,
      pageMs: 12_000,
      scale: 1.5,
      safe: 5,
      hasShortNames: true,
      isPixelFont: true,
      hasHour: false,
      width: 640,
      height: 192,
    });
    expect(read('?theme=rose&rows=x&rot=&scale=90&safe=-3&names=long&clock=2&lieu=%20')).toEqual({
      layout: 'resultat',
      trial: undefined,
      language: undefined,
      scale: 3,
      safe: 0,
    });
  });

  test.each([
    ['1920 × 1080', 1920, 1080, { shape: 'screen', rows: 8, unit: 1 }],
    ['3840 × 1080', 3840, 1080, { shape: 'double', rows: 8, unit: 1 }],
    ['640 × 192', 640, 192, { shape: 'strip', rows: 4, head: 33, row: 38 }],
    ['384 × 96', 384, 96, { shape: 'strip', rows: 2, head: 22, row: 35 }],
    ['160 × 32', 160, 32, { shape: 'strip', rows: 1, head: 0, row: 28 }],
  ])('%s', (_, width, height, expected) => {
    expect(findBoardForm({ width, height }, {})).toMatchObject(expected);
  });

  test.each([
    ['a screen', { width: 1920, height: 1080 }, {}, 1],
    ['a screen half as large', { width: 960, height: 540 }, {}, 0.5],
    ['smaller letters', { width: 1920, height: 1080 }, { scale: 0.7 }, 0.7],
    ['larger letters, as far as figures have room', { width: 1920, height: 1080 }, { scale: 2 }, 1.15],
    ['a safe edge', { width: 1920, height: 1080 }, { safe: 5 }, 0.9],
    ['a strip', { width: 1280, height: 384 }, {}, 2],
    ['a strip in a corner of a screen', { width: 1920, height: 1080 }, { width: 640, height: 192 }, 1],
    ['a strip, which is full', { width: 640, height: 192 }, { scale: 2 }, 1],
  ] as [string, { width: number; height: number }, BoardOptions, number][])(
    '%s has its unit where the picture is whole',
    (_, window, options, unit) => {
      expect(findWholeUnit(findBoardForm(window, options), options.scale)).toBeCloseTo(unit);
    },
  );

  test.each([
    [{}, 9],
    [{ scale: 1.5 }, 5],
    [{ rows: 4 }, 4],
  ])(
    'the line of those who go on stands under the eighth of nine rows, and takes no room that is not there: %j',
    (options, count) => {
      const rows = Array.from({ length: 12 }, (_, at) => ({ row: String(at) }));
      const picture = { rows, kind: 'standing', cut: { to: 8, after: 8 } } as unknown as ListPicture;
      const form = findBoardForm({ width: 1920, height: 1080 }, options);
      expect(chooseRows(picture, form, false, 0).count).toBe(count);
    },
  );

  test('larger letters leave room for fewer rows; a safe edge leaves less of the picture; a size that is asked for stands before the window’s', () => {
    const window = { width: 1920, height: 1080 };
    expect(findBoardForm(window, { scale: 2 })).toMatchObject({ rows: 4, unit: 2 });
    expect(findBoardForm(window, { rows: 3 }).rows).toBe(3);
    expect(findBoardForm(window, { safe: 5 }).unit).toBeCloseTo(0.9);
    expect(findBoardForm(window, { width: 640, height: 192 })).toMatchObject({ shape: 'strip', rows: 4 });
  });
});
