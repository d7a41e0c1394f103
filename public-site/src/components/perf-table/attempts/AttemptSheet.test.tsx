import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { AttemptSheet } from './AttemptSheet.tsx';

test('a bar of the jump-off is marked as one, to the eye and to the ear', () => {
  const attempts = [
    { h: 1780, r: 'xxx' as const },
    { h: 1780, r: 'x' as const, j: true as const },
  ];
  const row = aResultRow({ prf: { v: 1750, u: 'mm', st: 1 }, attempts });
  renderSite(<AttemptSheet row={row} event={{ g0: 900_001, g1: '0' }} listLength={1} isRunning={false} />);
  const [last, jumpOff] = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(last).not.toContain('barr');
  expect(jumpOff).toContain('1.78 barr.');
  expect(jumpOff).toContain('un échec, barrage');
});
