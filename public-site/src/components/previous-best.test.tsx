import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { RecordChip } from './chips/RecordChip.tsx';
import { formatBestGain, formatPreviousBest } from './previous-best.ts';

const LONG_JUMP = { g0: 900_003, g1: '0' };
const row = { prf: { v: 8120, u: 'mm', st: 1 }, pe: { k: 'PB', prev: 8000, v: 8050, wind: 1.1 } } as const;

test('the best of a legal jump behind a windy one has its own mark and gain (CR 31.14)', () => {
  expect([formatBestGain(row, LONG_JUMP), formatPreviousBest(row, LONG_JUMP)]).toEqual(['+0.05', '8.00 (+0.05)']);
  expect(formatBestGain({ ...row, pe: { k: 'PB', prev: 8000 } }, LONG_JUMP)).toBe('+0.12');
  expect(render(<RecordChip record={row.pe} />).container.textContent).toMatch(/ 8\.05$/);
});
