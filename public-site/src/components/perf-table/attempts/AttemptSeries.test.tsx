import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { AttemptSeries } from './AttemptSeries.tsx';

test('TR 29.9: of attempts equal to the centimetre the first made the mark, though a later one is longer by millimetres', () => {
  const attempts = [{ r: 'x' as const }, { r: 'o' as const, v: 7451 }, { r: 'o' as const, v: 7459 }];
  const row = aResultRow({ prf: { v: 7459, u: 'mm', st: 1 }, attempts });
  renderSite(<AttemptSeries row={row} event={{ g0: 900_003, g1: '0' }} />);
  const [first, second] = screen.getAllByText('7.45');
  expect([first?.className, second?.className]).toEqual(['best', '']);
});
