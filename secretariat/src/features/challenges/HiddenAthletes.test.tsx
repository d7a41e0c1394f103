import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

test('An athlete is hidden by name in the settings of a competition, and shown again', async () => {
  const challenge = aChallenge({ oid: 'c1' });
  const server = fakeServer({
    orgs: [anOrg({ role: 'owner' })],
    challenges: [challenge],
    answers: {
      hiddenAthletes: () => ({ athletes: [{ oid: 'h', last: 'VALMOREL', first: 'Inès', at: '2026-06-13T14:00:00Z' }] }),
      hideAthlete: ({ body }) => ({ hidden: (body as { hidden: boolean }).hidden, lists: 1 }),
    },
  });
  const { user, host } = renderSecretariat('/mgr/lesecretariat/c1/settings');
  await user.type(await screen.findByRole('combobox', { name: 'Nom de l’athlète' }), 'KERBRAT');
  await user.type(screen.getByRole('textbox', { name: 'Prénom de l’athlète' }), 'Lou');
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  await waitFor(() => expect(server.findRequests('hideAthlete')).toHaveLength(1));
  expect(server.findRequests('hideAthlete')[0]?.body).toEqual({ last: 'KERBRAT', first: 'Lou', hidden: true });
  await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Le nom de KERBRAT Lou n’est plus montré.'));
  await user.click(await screen.findByRole('button', { name: 'Montrer à nouveau VALMOREL Inès' }));
  await waitFor(() => expect(server.findRequests('hideAthlete')).toHaveLength(2));
  expect(server.findRequests('hideAthlete')[1]?.body).toEqual({ last: 'VALMOREL', first: 'Inès', hidden: false });
});

test('A name that no list bears is said, for it may be misspelt; one chosen from the lists is filled in whole', async () => {
  const server = fakeServer({
    orgs: [anOrg({ role: 'owner' })],
    challenges: [aChallenge({ oid: 'c1' })],
    answers: {
      hiddenAthletes: () => ({ athletes: [] }),
      search: () => ({
        athletes: [{ last: 'KERBRAT', first: 'Lou', bib: '7', club: 'EA Brest' }],
        clubs: [],
        challenges: [],
      }),
      hideAthlete: ({ body }) => ({ hidden: true, lists: (body as { last: string }).last === 'KERBRAT' ? 2 : 0 }),
    },
  });
  const { user } = renderSecretariat('/mgr/lesecretariat/c1/settings');
  const last = await screen.findByRole('combobox', { name: 'Nom de l’athlète' });
  await user.type(last, 'KERBRA');
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  expect(await screen.findByText(/^Aucune liste ne nomme KERBRA pour l’instant/)).toBeVisible();
  await user.type(last, 'kerb');
  await waitFor(() => expect(server.findRequests('search')[0]?.query.get('chOID')).toBe('c1'));
  await waitFor(() => expect(document.querySelector('option[value="KERBRAT Lou"]')).not.toBeNull());
  await user.clear(last);
  await user.type(last, 'ker');
  fireEvent.change(last, { target: { value: 'KERBRAT Lou' } });
  expect(last).toHaveValue('KERBRAT');
  expect(screen.getByRole('textbox', { name: 'Prénom de l’athlète' })).toHaveValue('Lou');
  await user.click(screen.getByRole('button', { name: 'Masquer' }));
  await waitFor(() =>
    expect(server.findRequests('hideAthlete')[1]?.body).toEqual({ last: 'KERBRAT', first: 'Lou', hidden: true }),
  );
  await waitFor(() => expect(screen.queryByText(/^Aucune liste ne nomme/)).toBeNull());
});
