import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Role } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';
import type { Org } from '../../api/my-orgs.ts';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({
  oid: 'meeting',
  name: 'Meeting du Val',
  date: '2026-06-13',
  flag: 9 + (1 << 9),
  metadata: { tz: 'Europe/Paris', place: 'Valmont', contact: { email: 'claire@valmont.example' } },
});

const DRAFT = 'settings meeting';
afterEach(() => deleteFormDraft(DRAFT));

async function renderSettings(role: Role = 'owner', challenge = MEETING, otherOrgs: readonly Org[] = []) {
  const server = fakeServer({
    orgs: [anOrg({ role }), ...otherOrgs],
    challenges: [challenge],
    answers: {
      secretariatTrials: () => ({ trials: [aTrial(), aTrial({ oid: 't2', uid: '000200-0-56-f1' })] }),
      editChallenge: () => MEETING,
      uploadTrials: () => ({ created: 0, updated: 2, unchanged: 0, warnings: [] }),
    },
  });
  const { user, host } = renderSecretariat('/mgr/lesecretariat/meeting/settings');
  await screen.findByRole('heading', { name: 'Réglages' });
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { server, user, host, save };
}

describe('the settings of a competition (P11.4)', () => {
  test('show what it says, its flag unfolded, and send only what was changed', async () => {
    const { server, user, save } = await renderSettings();
    expect(await screen.findByLabelText('Lieu')).toHaveValue('Valmont');
    expect(screen.getByRole('checkbox', { name: 'Résultats en direct' })).toBeChecked();
    await user.type(screen.getByLabelText('Nom'), ' 2026');
    await save();
    await waitFor(() => expect(server.findRequests('editChallenge')).toHaveLength(1));
    expect(server.findRequests('editChallenge')[0]?.body).toEqual({ name: 'Meeting du Val 2026' });
  });

  test('taking a competition that is going on from the public is asked about', async () => {
    const date = new Date().toISOString().slice(0, 10);
    const live = { ...MEETING, visible: true, date, duration: 2, tz: 'UTC' };
    const { server, user, host, save } = await renderSettings('owner', live);
    await user.click(await screen.findByRole('switch', { name: /Visible du public/ }));
    host.confirm.mockResolvedValueOnce(false);
    await save();
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ action: 'Retirer du public' }));
    expect(server.findRequests('editChallenge')).toHaveLength(0);
    await save();
    await waitFor(() => expect(server.findRequests('editChallenge')[0]?.body).toEqual({ visible: false }));
  });

  test('a field beside keeps what the form has none for', async () => {
    const { server, user, save } = await renderSettings();
    await user.type(await screen.findByLabelText('Téléphone'), '01 02 03 04 05');
    await save();
    await waitFor(() => expect(server.findRequests('editChallenge')).toHaveLength(1));
    expect(server.findRequests('editChallenge')[0]?.body).toEqual({
      metadata: {
        tz: 'Europe/Paris',
        place: 'Valmont',
        contact: { email: 'claire@valmont.example', phone: '01 02 03 04 05' },
      },
    });
  });

  test('another date is asked about, with the count of events, which move with it', async () => {
    const { server, user, host, save } = await renderSettings();
    const date = await screen.findByLabelText('Date');
    await user.clear(date);
    await user.type(date, '2026-06-20');
    await save();
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Changer la date déplace les 2 épreuves du programme' }),
    );
    await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
    expect(server.findRequests('uploadTrials')[0]?.body).toMatchObject({
      trialsData: [{ date: '2026-06-20T12:35:00.000Z' }, {}],
    });
  });

  test('keep what is typed and nothing else, until it is saved', async () => {
    const { user, save } = await renderSettings();
    await user.type(await screen.findByLabelText('Nom'), ' 2026');
    expect(await readFormDraft(DRAFT)).toMatchObject({ value: { name: 'Meeting du Val 2026' } });
    expect((await readFormDraft<object>(DRAFT))?.value).not.toHaveProperty('place');
    await save();
    await waitFor(async () => expect(await readFormDraft(DRAFT)).toBeUndefined());
    expect(screen.getByLabelText('Nom')).toHaveValue('Meeting du Val 2026');
  });

  test('find a draft again on top of what others changed meanwhile, and send it', async () => {
    await saveFormDraft(DRAFT, { name: 'Meeting d’été' });
    const { server, save } = await renderSettings();
    expect(await screen.findByText(/^Votre saisie du .+ n’était pas enregistrée/)).toBeVisible();
    expect(screen.getByLabelText('Nom')).toHaveValue('Meeting d’été');
    expect(screen.getByLabelText('Lieu')).toHaveValue('Valmont');
    await save();
    await waitFor(() => expect(server.findRequests('editChallenge')[0]?.body).toEqual({ name: 'Meeting d’été' }));
  });

  test('a draft that is dropped leaves what the competition says', async () => {
    await saveFormDraft(DRAFT, { name: 'Meeting d’été' });
    const { user } = await renderSettings();
    await user.click(await screen.findByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue('Meeting du Val'));
    expect(await readFormDraft(DRAFT)).toBeUndefined();
  });

  test.each([
    ['owner', ['Ligue de Bretagne', MEETING.org.name]],
    ['secretary', [MEETING.org.name]],
  ] as const)('to %s they offer the organisations that it may be given to', async (role, offered) => {
    await renderSettings(role, MEETING, [anOrg({ oid: 'league', name: 'Ligue de Bretagne' })]);
    const choices = within(await screen.findByLabelText('Organisation')).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent).toSorted()).toEqual([...offered].toSorted());
  });

  test('a reader reads', async () => {
    await renderSettings('reader');
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).not.toBeInTheDocument();
  });
});
