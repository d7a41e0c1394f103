import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { findLocalDay } from 'shared-domain';
import { aChallenge } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { ContextBar } from './ContextBar.tsx';

const rio = aChallenge({ oid: 'C', date: '2016-08-12', duration: 10, place: 'Rio de Janeiro' });

test('a trial’s page says the trial’s own day', () => {
  renderSite(<ContextBar chOID="C" challenge={rio} isLive={false} day="2016-08-14" />);
  expect(screen.getByText('dim. 14 août 2016 · Rio de Janeiro')).toBeInTheDocument();
});

test('a group’s page says all days of the competition', () => {
  renderSite(<ContextBar chOID="C" challenge={rio} isLive={false} />);
  expect(screen.getByText('12–21 août 2016 · Rio de Janeiro')).toBeInTheDocument();
});

test('on paper a page says its competition with days and place, when it was printed, and its address', () => {
  const meeting = { ...rio, name: 'Rio 2016' };
  renderSite(<ContextBar chOID="C" challenge={meeting} isLive={false} day="2016-08-14" />);
  expect(screen.getByText(/Imprimé le/)).toHaveTextContent(
    /^Rio 2016 · 12–21 août 2016 · Rio de Janeiro\s?Imprimé le .* · http:\/\/localhost\/$/,
  );
});

test('says that a competition is under way where it is not followed live', () => {
  const today = findLocalDay(new Date(), 'Europe/Paris');
  const quiet = aChallenge({ oid: 'C', date: today, duration: 1, tz: 'Europe/Paris', live: false });
  renderSite(<ContextBar chOID="C" challenge={quiet} isLive={false} />);
  expect(screen.getByText('En cours')).toBeInTheDocument();
});
