import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';
import { fakeServer, PASSWORD, refusal, TOKEN } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

/** Half fills the form of a new competition and saves it with an expired token. */
async function renderExpired() {
  await saveFormDraft('new-challenge', { region: '53', date: '2026-06-20' });
  const server = fakeServer();
  const { user, host } = renderSecretariat('/mgr/lesecretariat/new');
  await user.type(await screen.findByLabelText('Nom'), 'Val');
  server.overrideAnswer('createChallenge', refusal('expired token', 'the token has expired'));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Votre session a expiré' });
  return { server, user, host, dialog };
}

afterEach(() => deleteFormDraft('new-challenge'));

describe('an expired session (P4.6, status 11)', () => {
  test('asks for the password over the page, and keeps what was typed', async () => {
    await renderExpired();
    expect(screen.getByLabelText('Nom')).toHaveValue('Val');
  });

  test('once signed in again the same form is saved', async () => {
    const { server, user, host, dialog } = await renderExpired();
    server.restoreAnswer('createChallenge');
    await user.type(within(dialog).getByLabelText('E-mail'), 'claire@valmont.example');
    await user.type(within(dialog).getByLabelText('Mot de passe'), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Se reconnecter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(server.findRequests('myOrgs').at(-1)?.token).toBe(TOKEN));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    expect(server.findRequests('createChallenge').at(-1)?.body).toMatchObject({ name: 'Val', date: '2026-06-20' });
  });

  test('what was typed is found again after the page was left', async () => {
    await renderExpired();
    await waitFor(async () => expect(JSON.stringify(await readFormDraft('new-challenge'))).toContain('Val'));
  });
});
