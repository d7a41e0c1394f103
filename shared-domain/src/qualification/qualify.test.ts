import { describe, expect, test } from '@jest/globals';
import { qualify } from './qualify.ts';

describe('qualify takes the rule of a trial as it is sent', () => {
  const ms = [50_000, 50_100].map((v, at) => ({ id: String(at), prf: { v, u: 'ms' as const, st: 1 } }));
  const mm = [8200, 8100].map((v, at) => ({ id: String(at), prf: { v, u: 'mm' as const, st: 1 } }));
  const codes = (g0: number, rows: typeof ms | typeof mm, rule: Parameters<typeof qualify>[2]) =>
    qualify([{ rows }], { g0, g1: '0' }, rule).heats[0]?.map(({ qualified }) => qualified);

  test('races by place and time, nobody when the rule says nothing', () => {
    expect(codes(400, ms, { places: 1 })).toEqual(['Q', undefined]);
    expect(codes(400, ms, { times: 1 })).toEqual(['q', undefined]);
    expect(codes(400, ms, {})).toEqual([undefined, undefined]);
  });

  test('field events by standard and mark, from number 900000 on', () => {
    expect(codes(900_003, mm, { standard: 8150 })).toEqual(['Q', 'q']);
    expect(codes(900_003, mm, { standard: 8150, places: 9, wanted: 1 })).toEqual(['Q', undefined]);
  });
});
