import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { TrialRounds } from './TrialRounds.tsx';

test('a round to come in another time zone has the reader’s own hour too', () => {
  const heat = aTrial({ oid: 'H', uid: '000100-0-56-h1', status: 40 });
  const final = aTrial({ oid: 'F', status: 25, date: '2026-06-13T17:05:00Z' });
  const challenge = aChallenge({ tz: 'Pacific/Kiritimati' });
  renderSite(<TrialRounds trial={heat} heats={[heat, final]} challenge={challenge} />);
  const links = screen.getAllByRole('link').map((link) => /07:05.*chez vous/.test(link.textContent ?? ''));
  expect(links).toEqual([false, true]);
});
