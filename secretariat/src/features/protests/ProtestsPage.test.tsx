import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Protest, ProtestEdit } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const TRIAL = aTrial({ oid: 'final', chOID: CHALLENGE.oid, status: 15 });

const aProtest = (more: Partial<Protest> = {}): Protest => ({
  oid: 'p',
  trial: 'final',
  row: 'bib:12',
  lodged: '2026-06-13T14:00:00Z',
  by: 'EA Brest',
  text: 'Couloir mordu',
  ...more,
});

async function renderRegister(protests: readonly Protest[], announced = '2026-06-13T13:50:00Z') {
  const edits: ProtestEdit[] = [];
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: {
      secretariatTrials: () => ({ trials: [TRIAL] }),
      protests: () => ({ protests, announcements: [{ trial: 'final', announced: [announced] }] }),
      trialSheet: () => ({
        trial: TRIAL,
        kind: 'outdoor',
        starts: [{ row: 'bib:12', bib: '12', last: 'VALMOREL', first: 'Inès' }],
        results: [],
        remarks: [],
        corrections: [],
        statuses: [],
      }),
      lodgeProtest: () => ({ log: 'l' }),
      editProtest: ({ body }) => {
        edits.push(body as ProtestEdit);
        return { log: 'l' };
      },
    },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/protests`);
  await screen.findByRole('heading', { name: 'Réclamations' });
  return { user, host, server, edits };
}

describe('the register of protests (TR 8)', () => {
  test('has what waits first, with whom it is about and who lodged it; an answer closes it', async () => {
    const closed = aProtest({ oid: 'q', by: 'AC Rennes', answered: '2026-06-13T14:05:00Z', outcome: 'withdrawn' });
    const { user, edits } = await renderRegister([closed, aProtest()]);
    await screen.findByText('À répondre');
    const [first, second] = screen.getAllByRole('listitem').filter((one) => one.className === 'protest');
    expect(first).toHaveTextContent(/À répondre.*dossard 12.*déposée par EA Brest.*Couloir mordu/);
    expect(second).toHaveTextContent(/Close.*retirée par son auteur/);
    await user.click(within(first as HTMLElement).getByRole('button', { name: 'Répondre' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Répondre' }), 'acceptée');
    await user.type(screen.getByRole('textbox', { name: 'Motif' }), 'Vidéo{Enter}');
    await waitFor(() => expect(edits).toEqual([{ op: 'answer', protest: 'p', outcome: 'upheld', text: 'Vidéo' }]));
  });

  test('leads from one that is accepted to the results to correct, and keeps it', async () => {
    const answer = { answered: '2026-06-13T14:05:00Z', outcome: 'upheld' } as const;
    await renderRegister([
      aProtest({ ...answer, by: 'EA Brest' }),
      aProtest({ ...answer, oid: 'q', by: 'AC Rennes', decided: '2026-06-13T14:20:00Z', verdict: 'rejected' }),
    ]);
    const links = await screen.findAllByRole('link', { name: 'Corriger les résultats' });
    expect(
      links.map((link) => [link.closest('li')?.textContent?.includes('EA Brest'), link.getAttribute('href')]),
    ).toEqual([[true, `/mgr/lesecretariat/${CHALLENGE.oid}/results?oids=final`]]);
  });

  test('says which of its entries came after their 30 minutes', async () => {
    await renderRegister([aProtest(), aProtest({ oid: 'q', by: 'AC Rennes', lodged: '2026-06-13T14:20:01Z' })]);
    const items = await screen.findAllByText(/^déposée par/).then((all) => all.map((one) => one.closest('li')));
    expect(
      items.map((item) => [
        item?.textContent?.includes('AC Rennes'),
        within(item as HTMLElement).queryByText('hors délai') !== null,
      ]),
    ).toEqual([
      [true, true],
      [false, false],
    ]);
  });

  test('shows the results that may still be protested against, and for how long', async () => {
    await renderRegister([], new Date(Date.now() - 600_000).toISOString());
    const clocks = await screen.findByRole('region', { name: 'Délais de réclamation en cours' });
    expect(clocks).toHaveTextContent(/^Délais.*Reste.+\d{2}:\d{2}20 min$/);
    expect(within(clocks).getByRole('link')).toHaveAttribute('href', expect.stringContaining('results?oids=final'));
  });

  test('an appeal waits for the jury', async () => {
    const appealed = aProtest({
      answered: '2026-06-13T14:05:00Z',
      outcome: 'rejected',
      appealed: '2026-06-13T14:10:00Z',
    });
    const { user, edits } = await renderRegister([appealed]);
    expect(await screen.findByText('En appel')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Décision du jury' }));
    // Nothing is decided by a press too many.
    expect(screen.getByRole('button', { name: 'Enregistrer' })).toBeDisabled();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Décision du jury' }), 'rejetée');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(edits).toEqual([{ op: 'verdict', protest: 'p', outcome: 'rejected' }]));
  });

  test('one is lodged for an event and an athlete of it, with the clock of its results', async () => {
    const { user, server } = await renderRegister([], new Date(Date.now() - 3_600_000).toISOString());
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Épreuve' }), 'final');
    expect(screen.getByRole('combobox', { name: 'Épreuve' })).toHaveAccessibleDescription(
      /^fin du délai de réclamation\s: /,
    );
    await screen.findByRole('option', { name: '12 VALMOREL Inès' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Concerne' }), '12 VALMOREL Inès');
    await user.type(screen.getByRole('textbox', { name: 'Déposée par' }), 'US Vannes');
    await user.type(screen.getByRole('textbox', { name: 'Objet' }), 'Gêne');
    await user.click(screen.getByRole('button', { name: 'Enregistrer la réclamation' }));
    await waitFor(() =>
      expect(server.findRequests('lodgeProtest').at(-1)?.body).toEqual({
        row: 'bib:12',
        by: 'US Vannes',
        text: 'Gêne',
      }),
    );
  });
});
