import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { SessionLine } from 'shared-domain/contract';
import { aSignIn, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const HERE: SessionLine = { oid: 'a', created: '2026-06-13T08:00:00Z', expires: '2026-06-13T22:00:00Z', current: true };
const THERE: SessionLine = { ...HERE, oid: 'b', created: '2026-06-12T08:00:00Z', current: false };
const OF_STADIUM: SessionLine = { ...THERE, stadium: { chOID: 'c', name: 'Régionaux du Grand-Val' } };
const STADIUM_QUESTION = expect.objectContaining({
  title: spaceFrench('Terminer la session du stade ?'),
  destructive: true,
});
const PATH = '/mgr/lesecretariat/organisations';

const openAccount = (other = THERE, sessionsRefusal?: ReturnType<typeof refusal>) => {
  let sessions: readonly SessionLine[] = [HERE, other];
  const only = (body: object) => {
    sessions = [HERE];
    return body;
  };
  const server = fakeServer({
    answers: {
      sessions: () => ({ sessions }),
      endSession: () => only({ oid: 'b' }),
      endSessions: () => only({ ended: 1 }),
      changePassword: () => only({ ended: 1 }),
    },
  });
  if (sessionsRefusal !== undefined) server.overrideAnswer('sessions', sessionsRefusal);
  return { server, ...renderSecretariat(PATH) };
};

describe('one’s own account', () => {
  test('the session in use is marked, another is ended', async () => {
    const { user, server } = openAccount();
    expect(await screen.findByText('cette session')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Terminer la session ouverte le 12\/06\/2026/ }));
    expect(server.findRequests('endSession')[0]?.path).toMatch(/\/b$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Terminer toutes les autres' })).toBeNull());
  });

  test('the session of a stadium has its competition’s name, and is ended once that is confirmed', async () => {
    const { user, server, host } = openAccount(OF_STADIUM);
    expect(await screen.findByText('Serveur du stade : Régionaux du Grand-Val')).toBeVisible();
    host.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await user.click(screen.getByRole('button', { name: /^Terminer la session ouverte le 12/ }));
    await user.click(screen.getByRole('button', { name: 'Terminer toutes les autres' }));
    expect(server.findRequests('endSession')).toEqual([]);
    expect(server.findRequests('endSessions')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Terminer toutes les autres' }));
    await waitFor(() => expect(server.findRequests('endSessions')).toHaveLength(1));
    expect(host.confirm).toHaveBeenLastCalledWith(STADIUM_QUESTION);
  });

  test('a new password is sent with the old one, and says how many sessions ended', async () => {
    const { user, server, host } = openAccount();
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith('Mot de passe changé. 1 autre session terminée.'));
    expect(server.findRequests('changePassword')[0]?.body).toEqual({
      current: 'quatre mots bien rangés',
      password: 'cinq mots encore mieux rangés',
    });
  });

  test('a new password is sent once, however often Enter is pressed', async () => {
    const { user, server, host } = openAccount();
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}{Enter}');
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    expect(server.findRequests('changePassword')).toHaveLength(1);
  });

  test('a new password is under way while the stadium is asked about, and is sent once', async () => {
    const { user, server, host } = openAccount(OF_STADIUM);
    const { promise, resolve: answer } = Promise.withResolvers<boolean>();
    host.confirm.mockReturnValueOnce(promise);
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    const chosen = screen.getByLabelText('Nouveau mot de passe');
    await user.type(chosen, 'cinq mots encore mieux rangés{Enter}');
    await waitFor(() => expect(host.confirm).toHaveBeenCalled());
    expect(screen.getByRole('button', { name: 'Changer le mot de passe' })).toHaveAttribute('aria-busy', 'true');
    await user.type(chosen, '{Enter}');
    answer(true);
    await waitFor(() => expect(host.notify).toHaveBeenCalled());
    expect(host.confirm).toHaveBeenCalledTimes(1);
    expect(server.findRequests('changePassword')).toHaveLength(1);
  });

  test('a new password is sent where the sessions cannot be read', async () => {
    const { user, server, host } = openAccount(OF_STADIUM, refusal('unavailable', 'the database does not answer'));
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    await waitFor(() => expect(server.findRequests('changePassword')).toHaveLength(1));
    expect(host.confirm).not.toHaveBeenCalled();
  });

  test('a new password, which ends the session of a stadium, is sent once that is confirmed', async () => {
    const { user, server, host } = openAccount(OF_STADIUM);
    host.confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    const chosen = screen.getByLabelText('Nouveau mot de passe');
    await user.type(chosen, 'cinq mots encore mieux rangés{Enter}');
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(server.findRequests('changePassword')).toEqual([]);
    expect(chosen).toHaveValue('cinq mots encore mieux rangés');
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    await user.type(chosen, '{Enter}');
    await waitFor(() => expect(server.findRequests('changePassword')).toHaveLength(1));
    expect(host.confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: spaceFrench('Terminer la session du stade ?'),
        action: 'Changer le mot de passe',
      }),
    );
  });

  test('a wrong current password is said at its field, which keeps what was typed', async () => {
    const { user, server } = openAccount();
    server.overrideAnswer('changePassword', refusal('forbidden', '$.current: is not your password'));
    const current = await screen.findByLabelText('Mot de passe actuel');
    await user.type(current, 'raté');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe.');
    expect(current).toBeInvalid();
    expect(current).toHaveValue('raté');
  });

  test('a new password that everybody has, or that is one’s own address, says so at its field', async () => {
    const { user, server } = openAccount();
    server.overrideAnswer('changePassword', refusal('common password', '$.password: whatever the server says'));
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    const chosen = screen.getByLabelText('Nouveau mot de passe');
    await user.type(chosen, 'motdepasse2026{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Ce mot de passe est parmi les plus utilisés/);
    expect(chosen).toBeInvalid();
    server.overrideAnswer('changePassword', refusal('own password', '$.password: whatever the server says'));
    await user.type(chosen, '{Enter}');
    expect(await screen.findByText(/^C’est votre adresse ou le nom de votre organisation/)).toBeVisible();
  });
});

const INVITED = { org: { oid: 'val', name: 'AC Valmont' }, email: 'lea@val.example', role: 'secretary' };

const openLink = (account: boolean) => {
  const server = fakeServer({
    orgs: [],
    answers: {
      readInvitation: () => ({ ...INVITED, expires: '2026-06-17T10:00:00Z', account, claim: false, orgs: [] }),
      acceptInvitation: () => aSignIn(),
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/#invitation=secret', { signedIn: false }) };
};

describe('the link of an invitation', () => {
  test('says to what and as whom; a new account chooses its password, and is in', async () => {
    const { user, server } = openLink(false);
    expect(await screen.findByText('AC Valmont')).toBeVisible();
    expect(screen.getByText('Vous y serez secrétaire, avec l’adresse lea@val.example.')).toBeVisible();
    await user.type(screen.getByLabelText('Mot de passe'), 'court{Enter}');
    expect(await screen.findByText('Au moins 12 caractères.')).toBeVisible();
    await user.type(screen.getByLabelText('Mot de passe'), ' mais plus long maintenant{Enter}');
    expect(server.findRequests('acceptInvitation')[0]?.body).toEqual({
      key: 'secret',
      password: 'court mais plus long maintenant',
    });
    expect(await screen.findByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
  });

  test('an account that is there enters its own password', async () => {
    openLink(true);
    expect(await screen.findByText('Votre adresse a déjà un compte : entrez son mot de passe.')).toBeVisible();
  });

  test('a link that has been used says so', async () => {
    const { server, user } = openLink(false);
    await screen.findByText('AC Valmont');
    server.overrideAnswer('acceptInvitation', refusal('forbidden', '$.key: has been used'));
    await user.type(screen.getByLabelText('Mot de passe'), 'assez long pour passer{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette invitation a déjà servi');
  });
});

describe('a link that came by mail', () => {
  const answers = {
    readAccountLink: () => ({
      kind: 'reset',
      email: 'lea@val.example',
      expires: '2026-06-13T11:00:00Z',
      claim: true,
      orgs: [{ oid: 'val', name: 'AC Valmont', role: 'owner' }],
    }),
    resetPassword: () => ({ email: 'lea@val.example' }),
  };

  test('sets a password, and keeps of an account that was not confirmed what is ticked', async () => {
    const server = fakeServer({ answers });
    const { user } = renderSecretariat('/mgr/lesecretariat/#reset=secret', { signedIn: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Rester dans AC Valmont (propriétaire)' }));
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    expect(await screen.findByRole('status')).toHaveTextContent('Mot de passe choisi pour lea@val.example.');
    const password = 'cinq mots encore mieux rangés';
    expect(server.findRequests('resetPassword')[0]?.body).toEqual({ key: 'secret', password, keep: ['val'] });
  });

  test('to a password that everybody has says so at its field', async () => {
    const server = fakeServer({ answers });
    const { user } = renderSecretariat('/mgr/lesecretariat/#reset=secret', { signedIn: false });
    server.overrideAnswer('resetPassword', refusal('common password', '$.password: whatever the server says'));
    await user.type(await screen.findByLabelText('Nouveau mot de passe'), 'motdepasse2026{Enter}');
    expect(await screen.findByText(/^Ce mot de passe est parmi les plus utilisés/)).toBeVisible();
  });

  test('of an address asks to sign in first, and lets who did not open the account take it back', async () => {
    fakeServer({ answers });
    renderSecretariat('/mgr/lesecretariat/#verify=secret', { signedIn: false });
    expect(await screen.findByText('Connectez-vous pour confirmer votre adresse.')).toBeVisible();
    const link = screen.getByRole('link', { name: spaceFrench('Ce compte n’est pas le mien : reprendre mon adresse') });
    expect(link).toHaveAttribute('href', '/mgr/lesecretariat/#reset=secret');
  });

  const openVerifyLink = (kind: 'verify' | 'address') => {
    const server = fakeServer({
      answers: {
        readAccountLink: () => ({ ...answers.readAccountLink(), kind, claim: false, orgs: [] }),
        sessions: () => ({ sessions: [HERE, OF_STADIUM] }),
        confirmAddress: () => ({ email: 'lea@val.example' }),
      },
    });
    return { server, ...renderSecretariat('/mgr/lesecretariat/#verify=secret') };
  };

  test('of a new address, which ends the session of a stadium, confirms it once that is confirmed', async () => {
    const { user, server, host } = openVerifyLink('address');
    host.confirm.mockResolvedValueOnce(false);
    const button = await screen.findByRole('button', { name: 'Confirmer l’adresse' });
    await user.click(button);
    await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
    expect(host.confirm).toHaveBeenLastCalledWith(STADIUM_QUESTION);
    expect(server.findRequests('confirmAddress')).toEqual([]);
    await user.click(button);
    expect(await screen.findByRole('status')).toHaveTextContent('lea@val.example est confirmée.');
    expect(server.findRequests('confirmAddress')).toHaveLength(1);
  });

  test('of the account’s own address ends no session, and asks nothing', async () => {
    const { user, host } = openVerifyLink('verify');
    await user.click(await screen.findByRole('button', { name: 'Confirmer l’adresse' }));
    expect(await screen.findByRole('status')).toHaveTextContent('lea@val.example est confirmée.');
    expect(host.confirm).not.toHaveBeenCalled();
  });
});

describe('a second factor', () => {
  async function startSetup(sessions: readonly SessionLine[]) {
    const server = fakeServer({
      answers: {
        sessions: () => ({ sessions }),
        startSecondFactor: () => ({ secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' }),
        confirmSecondFactor: () => ({ codes: ['abcde-fghij', 'klmno-pqrst'] }),
      },
    });
    const { user, host } = renderSecretariat(PATH);
    await user.click(await screen.findByRole('button', { name: 'Installer un second facteur' }));
    const [, current] = screen.getAllByLabelText('Mot de passe actuel');
    await user.type(current as HTMLElement, 'quatre mots bien rangés{Enter}');
    return { server, user, host };
  }

  test('which ends the session of a stadium, is set up once that is confirmed', async () => {
    const { server, user, host } = await startSetup([HERE, OF_STADIUM]);
    host.confirm.mockResolvedValueOnce(false);
    const code = await screen.findByLabelText('Code affiché par l’application');
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(host.confirm).toHaveBeenLastCalledWith(STADIUM_QUESTION));
    expect(server.findRequests('confirmSecondFactor')).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    await user.type(code, '{Enter}');
    expect(await screen.findByText('klmno-pqrst')).toBeVisible();
  });

  test('is set up by its first code, and shows its recovery codes once', async () => {
    const { server, user } = await startSetup([HERE]);
    expect(await screen.findByRole('img', { name: 'QR à lire avec l’application' })).toBeVisible();
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await user.type(screen.getByLabelText('Code affiché par l’application'), '123456{Enter}');
    expect(await screen.findByText('klmno-pqrst')).toBeVisible();
    expect(server.findRequests('confirmSecondFactor')[0]?.body).toEqual({ code: '123456' });
  });
});
