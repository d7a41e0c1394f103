import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { LastUpdate } from './TrialHead.tsx';

const renderFresh = (updated: string) =>
  renderSite(<LastUpdate updated={updated} tz="Europe/Paris" now={new Date('2026-06-13T20:00:00Z')} />);

test('a change of today is told to the second, in the stadium’s time', () => {
  renderFresh('2026-06-13T12:56:10Z');
  expect(screen.getByText(/mis à jour à/)).toHaveTextContent('mis à jour à 14:56:10');
});

test('an older change is told by its day', () => {
  renderFresh('2016-08-14T23:30:00Z');
  expect(screen.getByText(/mis à jour le/)).toHaveTextContent('mis à jour le 15 août 2016');
});
