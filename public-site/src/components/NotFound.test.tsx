import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { renderSite } from '../testing/render-site.tsx';
import { NotFound } from './NotFound.tsx';

test('what a competition does not have leads back to the competition, drawn by the server or not', async () => {
  const challenge = aChallenge();
  fakeServer({ [`/api/challenge/${challenge.oid}`]: challenge });
  for (const path of [`/challenge/${challenge.oid}/trial-inconnu`, `/404/${challenge.oid}`]) {
    const { unmount } = renderSite(<NotFound />, { path });
    expect(await screen.findByRole('link', { name: 'Voir la compétition' })).toHaveAttribute(
      'href',
      `/challenge/${challenge.oid}`,
    );
    unmount();
  }
});

test('an address of no competition leads home', () => {
  renderSite(<NotFound />, { path: '/rien' });
  expect(screen.queryByRole('link', { name: 'Voir la compétition' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Accueil' })).toHaveClass('main');
});
