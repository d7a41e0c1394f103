import { isTableError, type TableError, tableError } from '../level/table-error.ts';
import { reaches } from '../scoring/decimal.ts';
import { wholePoints } from '../scoring/whole-points.ts';
import { type Fields, readDecimal, readThousandths, readWho } from './read-row.ts';
import type { YouthRow } from './youth-row.ts';

/**
 * The exponent formula: a × (b − T)^c for a time in seconds, a × (D − b)^c for a distance in metres. 0 from b on: a bound
 * is never passed on the wrong side, where an even power would rise again.
 */
export function readPowerRow(row: Fields, path: string): YouthRow | TableError {
  const who = readWho(row, path);
  if (isTableError(who)) return who;
  const { kind } = row;
  if (kind !== 'time' && kind !== 'field') return tableError(`${path}.kind`, 'time or field');
  const a = readDecimal(row.a);
  if (a === undefined) return tableError(`${path}.a`, 'a decimal number as a text');
  const bound = readThousandths(row.b);
  if (bound === undefined) return tableError(`${path}.b`, 'a decimal number as a text, of three decimals at most');
  const c = readDecimal(row.c);
  if (c === undefined || c.above === 0n) return tableError(`${path}.c`, 'a decimal number above 0 as a text');
  const factor = Number(row.a);
  const exponent = Number(row.c);
  return {
    ...who,
    unit: kind === 'time' ? 'ms' : 'mm',
    points: (value) => {
      const distance = kind === 'time' ? bound - value : value - bound;
      if (distance <= 0) return 0;
      const x = { above: BigInt(distance), below: 1000n };
      return wholePoints(factor * (distance / 1000) ** exponent, (points) => reaches(points, a, x, c));
    },
  };
}
