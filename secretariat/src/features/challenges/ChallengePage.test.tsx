import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', trials: 12, running: 2, flag: 9 + (1 << 9) });

/** The page of one competition, for a holder of this role. */
function renderChallenge(remainder = 'meeting', role: 'owner' | 'reader' = 'owner') {
  fakeServer({ orgs: [anOrg({ role })], challenges: [MEETING] });
  return renderSecretariat(`/mgr/lesecretariat/${remainder}`);
}

describe('the page of a competition', () => {
  test('says what the competition is and how many events it holds', async () => {
    renderChallenge();
    expect(await screen.findByRole('heading', { name: 'Meeting du Val', level: 1 })).toBeVisible();
    expect(screen.getByText('12 épreuves · 2 en cours')).toBeVisible();
    expect(screen.getByText('Résultats en direct')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page publique de Meeting du Val' })).toHaveAttribute(
      'href',
      '/challenge/meeting',
    );
  });

  test('gives the very command and the very call that send it its events', async () => {
    renderChallenge();
    expect(await screen.findByText(/^npm run import -- FICHIER .*--challenge meeting$/)).toBeVisible();
    expect(screen.getByText(/^POST .*\/api\/lesecretariat\/trials\/meeting$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tous les appels et leurs champs' })).toHaveAttribute('href', '/api/docs');
  });

  test('any remainder of its address is its page too (specification 2)', async () => {
    renderChallenge('meeting/nothing');
    expect(await screen.findByRole('heading', { name: 'Meeting du Val' })).toBeVisible();
  });

  test('a reader is told who may send', async () => {
    renderChallenge('meeting', 'reader');
    expect(await screen.findByText(/Votre rôle permet de lire/)).toBeVisible();
    expect(screen.queryByText(/npm run import/)).not.toBeInTheDocument();
  });

  test('once deleted the list is shown again', async () => {
    const { user } = renderChallenge();
    await user.click(await screen.findByRole('button', { name: 'Supprimer Meeting du Val' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Mes compétitions' })).toBeVisible());
  });

  test('one that is not mine does not exist here', async () => {
    renderChallenge('someone-elses');
    expect(await screen.findByRole('heading', { name: 'Cette page n’existe pas ou plus' })).toBeVisible();
  });
});
