import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
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
