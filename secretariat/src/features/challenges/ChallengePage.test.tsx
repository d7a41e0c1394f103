import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aChallenge, aTrial } from 'shared-domain/testing';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', trials: 12, running: 2, flag: 9 + (1 << 9) });

const HELD: ProgrammeTrial = {
  ...aTrial({ oid: 't1', status: 15, starts: 8, results: 8 }),
  hold: { own: false, by: 'judge', expires: '2099-01-01T10:00:00Z' },
};

/** Opens the page of a competition as a member with a role. */
function renderChallenge(
  remainder = 'meeting',
  role: 'owner' | 'reader' = 'owner',
  trials: readonly ProgrammeTrial[] = [],
  challenge = MEETING,
) {
  fakeServer({
    orgs: [anOrg({ role })],
    challenges: [challenge],
    answers: {
      secretariatTrials: () => ({ trials }),
      codes: () => ({ codes: [{ code: 'ABCD-2345', kind: 'judge', created: '', expires: '2099-01-01T10:00:00Z' }] }),
      logs: () => ({
        logs: [
          {
            oid: 'l1',
            at: '2026-06-13T12:00:00Z',
            action: 'remark added',
            detail: { trial: 't1', text: 'Couloir 3 gêné' },
          },
          { oid: 'l2', at: '2026-06-13T11:00:00Z', action: 'upload', detail: {} },
        ],
      }),
    },
  });
  return renderSecretariat(`/mgr/lesecretariat/${remainder}`);
}

describe('the page of a competition', () => {
  test('says what the competition is and how many events it holds', async () => {
    renderChallenge('meeting', 'owner', [HELD, aTrial({ oid: 't2' }), aTrial({ oid: 't3' })]);
    expect(await screen.findByRole('heading', { name: 'Meeting du Val', level: 1 })).toBeVisible();
    expect(await screen.findByText('3 épreuves · 1 en cours')).toBeVisible();
    expect(screen.getByText('Résultats en direct')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Page publique de Meeting du Val' })).toHaveAttribute(
      'href',
      '/challenge/meeting',
    );
  });

  test.each([
    ['FFA', /^FFA, saisons 2022 à \d{4}$/],
    ['UNSS', /^FFA : ce site n’a pas de catégories UNSS$/],
  ])('of %s says whose categories it has', async (rtype, words) => {
    renderChallenge('meeting', 'owner', [], { ...MEETING, rtype });
    expect(await screen.findByText('Catégories')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
  });

  test('gives the very command and the very call that send it its events', async () => {
    const { user } = renderChallenge();
    await user.click(await screen.findByText('Envoyer les épreuves', { selector: 'summary' }));
    expect(await screen.findByText(/^npm run import -- FICHIER .*--challenge meeting$/)).toBeVisible();
    expect(screen.getByText(/^POST .*\/api\/lesecretariat\/trials\/meeting$/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Tous les appels et leurs champs' })).toHaveAttribute('href', '/api/docs');
  });

  test('any remainder of its address is its page too (P2.1)', async () => {
    renderChallenge('meeting/nothing');
    expect(await screen.findByRole('heading', { name: 'Meeting du Val' })).toBeVisible();
  });

  test('a reader is told who may send', async () => {
    renderChallenge('meeting', 'reader');
    expect(await screen.findByText(/Votre rôle permet de lire/)).toBeVisible();
    expect(screen.queryByText(/npm run import/)).not.toBeInTheDocument();
  });

  test('follows the day: what is to do, how far each hour is, who holds what, what happened, which codes are open', async () => {
    renderChallenge('meeting', 'owner', [HELD]);
    expect(await screen.findByRole('button', { name: /^1 ?À rendre officielle la plus/ })).toBeVisible();
    expect(screen.getByRole('row', { name: '14\u00a0h 1 1 0' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Qui tient quoi' })).toHaveTextContent('Juge 100 m Femmes – Finale');
    expect(await screen.findByText(/Couloir 3 gêné/)).toBeVisible();
    expect(within(screen.getByRole('region', { name: 'Codes en service' })).getByText('Juge')).toBeVisible();
  });

  test('without an event it leads to the programme and to the import', async () => {
    renderChallenge();
    expect(await screen.findByText('Épreuves à importer ou créer')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Composer un programme' })).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/meeting/trials',
    );
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
