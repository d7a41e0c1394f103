import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { SessionLine } from 'shared-domain/contract';
import { aSession, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const HERE: SessionLine = { oid: 'a', created: '2026-06-13T08:00:00Z', expires: '2026-06-13T22:00:00Z', current: true };
const THERE: SessionLine = { ...HERE, oid: 'b', created: '2026-06-12T08:00:00Z', current: false };
const PATH = '/mgr/lesecretariat/organisations';

const openAccount = () => {
  let sessions: readonly SessionLine[] = [HERE, THERE];
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
  return { server, ...renderSecretariat(PATH) };
};

describe('one’s own account', () => {
  test('the session in use is marked, another is ended', async () => {
    const { user, server } = openAccount();
    expect(await screen.findByText('cette session')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Terminer la session ouverte le 12\/06\/2026/ }));
    expect(server.asked('endSession')[0]?.path).toMatch(/\/b$/);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Terminer toutes les autres' })).toBeNull());
  });

  test('a new password is sent with the old one, and says how many sessions ended', async () => {
    const { user, server, host } = openAccount();
    await user.type(await screen.findByLabelText('Mot de passe actuel'), 'quatre mots bien rangés');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    expect(server.asked('changePassword')[0]?.body).toEqual({
      current: 'quatre mots bien rangés',
      password: 'cinq mots encore mieux rangés',
    });
    expect(host.notify).toHaveBeenCalledWith('Mot de passe changé. 1 autre session terminée.');
  });

  test('a wrong current password is said at its field, which keeps what was typed', async () => {
    const { user, server } = openAccount();
    server.impose('changePassword', refusal('forbidden', '$.current: is not your password'));
    const current = await screen.findByLabelText('Mot de passe actuel');
    await user.type(current, 'raté');
    await user.type(screen.getByLabelText('Nouveau mot de passe'), 'cinq mots encore mieux rangés{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Ce n’est pas votre mot de passe.');
    expect(current).toBeInvalid();
    expect(current).toHaveValue('raté');
  });
});

const INVITED = { org: { oid: 'val', name: 'AC Valmont' }, email: 'lea@val.example', role: 'secretary' };

const openLink = (account: boolean) => {
  const server = fakeServer({
    orgs: [],
    answers: {
      readInvitation: () => ({ ...INVITED, expires: '2026-06-17T10:00:00Z', account }),
      acceptInvitation: aSession,
    },
  });
  return { server, ...renderSecretariat('/mgr/lesecretariat/?invitation=secret', { signedIn: false }) };
};

describe('the link of an invitation', () => {
  test('says to what and as whom; a new account chooses its password, and is in', async () => {
    const { user, server } = openLink(false);
    expect(await screen.findByText('AC Valmont')).toBeVisible();
    expect(screen.getByText('Vous y serez secrétaire, avec l’adresse lea@val.example.')).toBeVisible();
    await user.type(screen.getByLabelText('Mot de passe'), 'court{Enter}');
    expect(await screen.findByText('Au moins 12 caractères.')).toBeVisible();
    await user.type(screen.getByLabelText('Mot de passe'), ' mais plus long maintenant{Enter}');
    expect(server.asked('acceptInvitation')[0]?.body).toEqual({
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
    server.impose('acceptInvitation', refusal('forbidden', '$.key: has been used'));
    await user.type(screen.getByLabelText('Mot de passe'), 'assez long pour passer{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Cette invitation a déjà servi');
  });
});
