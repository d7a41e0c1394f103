import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import { sessionSlice } from 'shared-domain/platform';
import { setDraftAccount } from '../../api/device/draft-account.ts';
import { readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';
import { readImportDraft, saveImportDraft } from '../../api/device/import-drafts.ts';
import { deleteLocalDrafts } from '../../api/device/local-drafts.ts';
import { buildDraftKey } from '../../api/marks/draft.ts';
import { getOutbox } from '../../api/marks/page-outbox.ts';
import { secretariatApi } from '../../api/secretariat-api.ts';
import { aSignIn, fakeServer, PASSWORD, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const HOME = '/mgr/lesecretariat/';

afterEach(async () => {
  for (const account of ['c', 'd']) {
    setDraftAccount(account);
    await deleteLocalDrafts();
  }
  setDraftAccount('c');
});

const keepBoth = async () => {
  const kept = { step: 'columns', table: 'Zed 2012-03-04' };
  await saveImportDraft('meeting', kept);
  await saveFormDraft('new-challenge', { name: 'Val' });
};

const kept = async () => [await readImportDraft('meeting'), (await readFormDraft('new-challenge'))?.value];

const signOut = async ({ user }: ReturnType<typeof renderSecretariat>) =>
  user.click(await screen.findByRole('button', { name: 'Se déconnecter' }));

describe('A session that is ended on purpose', () => {
  test('asks before it erases what is unfinished, and says what', async () => {
    await keepBoth();
    const server = fakeServer();
    const page = renderSecretariat(HOME);
    page.host.confirm.mockResolvedValueOnce(false);
    await signOut(page);
    await waitFor(() => expect(page.host.confirm).toHaveBeenCalledTimes(1));
    expect(page.host.confirm.mock.calls[0]?.[0]).toMatchObject({
      title: spaceFrench('Se déconnecter sans envoyer ?'),
      subTitle: expect.stringMatching(
        /^Des saisies ne sont pas encore envoyées\s: 1 formulaire commencé · 1 liste en cours d’import\./,
      ),
      action: 'Effacer et se déconnecter',
      destructive: true,
    });
    expect(server.findRequests('signOut')).toEqual([]);
    expect(await kept()).toEqual([expect.objectContaining({ step: 'columns' }), { name: 'Val' }]);
  });

  test('leaves nothing of it on the device once that is confirmed', async () => {
    await keepBoth();
    fakeServer();
    await signOut(renderSecretariat(HOME));
    expect(await screen.findByRole('heading', { name: 'Connexion requise' })).toBeVisible();
    await saveFormDraft('new-challenge', { name: 'late' });
    setDraftAccount('c');
    expect(await kept()).toEqual([undefined, undefined]);
  });

  test('asks nothing where nothing is unfinished', async () => {
    fakeServer();
    const page = renderSecretariat(HOME);
    await signOut(page);
    expect(await screen.findByRole('heading', { name: 'Connexion requise' })).toBeVisible();
    expect(page.host.confirm).not.toHaveBeenCalled();
  });
});

describe('A session that another place has ended', () => {
  test('takes lists and forms along, and the door says so', async () => {
    await keepBoth();
    const server = fakeServer();
    server.overrideAnswer('myChallenges', refusal('unauthorized', 'this token is not known'));
    renderSecretariat(HOME, { expires: '2999-01-01T00:00:00Z' });
    expect(await screen.findByText(/Votre session a été fermée dans un autre onglet/)).toBeVisible();
    setDraftAccount('c');
    expect(await kept()).toEqual([undefined, undefined]);
  });

  test('has each key of a mark that is typed until its page is gone', async () => {
    const server = fakeServer();
    const { host } = renderSecretariat(HOME, { expires: '2999-01-01T00:00:00Z' });
    const outbox = getOutbox(host.store);
    const type = (mark: string) =>
      outbox.saveTyped({
        key: buildDraftKey('heat', 'bib:1'),
        chOID: 'meeting',
        trial: 'heat',
        row: 'bib:1',
        who: '1 VALMOREL Inès',
        typed: { mark },
        fields: { prf: { v: Number(mark) * 10, u: 'ms', st: 1 } },
        state: 'typing',
        before: {},
        revision: 0,
      });
    type('26');
    const stop = host.store.subscribe(() => {
      if (sessionSlice.selectors.selectToken(host.store.getState()) === undefined) type('2602');
    });
    server.overrideAnswer('myChallenges', refusal('unauthorized', 'this token is not known'));
    host.store.dispatch(secretariatApi.util.invalidateTags(['Challenge']));
    expect(await screen.findByText(/Votre session a été fermée dans un autre onglet/)).toBeVisible();
    stop();
    setDraftAccount('c');
    await waitFor(() => expect(outbox.getState().drafts.map(({ typed }) => typed.mark)).toEqual(['2602']));
    outbox.discard(buildDraftKey('heat', 'bib:1'));
  });
});

describe('A session that has expired', () => {
  async function renderExpired(account: string) {
    const server = fakeServer({ answers: { signIn: () => aSignIn(account) } });
    const { user } = renderSecretariat('/mgr/lesecretariat/new');
    await user.type(await screen.findByLabelText('Nom'), 'Val');
    server.overrideAnswer('createChallenge', refusal('expired token', 'the token has expired'));
    await saveFormDraft('new-challenge', { region: '53', date: '2026-06-20', name: 'Val' });
    server.overrideAnswer('myOrgs', refusal('expired token', 'the token has expired'));
    server.overrideAnswer('myChallenges', refusal('expired token', 'the token has expired'));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Votre session a expiré' });
    for (const call of ['myOrgs', 'myChallenges', 'createChallenge'] as const) server.restoreAnswer(call);
    await user.type(within(dialog).getByLabelText('E-mail'), 'claire@valmont.example');
    await user.type(within(dialog).getByLabelText('Mot de passe'), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Se reconnecter' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  test('keeps what was typed for the same account', async () => {
    await saveFormDraft('new-challenge', { region: '53', date: '2026-06-20' });
    await renderExpired('c');
    expect(screen.getByLabelText('Nom')).toHaveValue('Val');
    expect((await readFormDraft('new-challenge'))?.value).toMatchObject({ name: 'Val' });
  });

  test('shows another account nothing of it, and has it still for the first', async () => {
    await keepBoth();
    await saveFormDraft('new-challenge', { region: '53', date: '2026-06-20' });
    await renderExpired('d');
    expect(await screen.findByLabelText('Nom')).toHaveValue('');
    expect((await readFormDraft<{ name?: string }>('new-challenge'))?.value.name ?? '').toBe('');
    expect(await readImportDraft('meeting')).toBeUndefined();
    setDraftAccount('c');
    expect(await readImportDraft('meeting')).toMatchObject({ step: 'columns' });
    expect((await readFormDraft('new-challenge'))?.value).toMatchObject({ name: expect.stringContaining('Val') });
  });
});
