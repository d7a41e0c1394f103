import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fakeServer, PASSWORD, refusal, TOKEN } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const HOME = '/mgr/lesecretariat/';

/** Opens the sign-in page and types e-mail and password. */
async function renderTyped(password: string) {
  const server = fakeServer();
  const { user, host } = renderSecretariat(HOME, { signedIn: false });
  await user.type(await screen.findByLabelText('E-mail'), 'claire@valmont.example');
  await user.type(screen.getByLabelText('Mot de passe'), password);
  const submit = () => user.click(screen.getByRole('button', { name: 'Se connecter' }));
  return { server, user, host, submit };
}

describe('the door of the secretariat', () => {
  afterEach(() => localStorage.removeItem('foulee.email'));

  test.each([HOME, '/mgr/lesecretariat/new', '/mgr/lesecretariat/organisations', '/mgr/lesecretariat/any/thing'])(
    'without a session %s asks to sign in and sends no secured call',
    async (path) => {
      const server = fakeServer();
      renderSecretariat(path, { signedIn: false });
      expect(await screen.findByRole('heading', { level: 1, name: 'Connexion requise' })).toBeVisible();
      expect([...server.findRequests('myOrgs'), ...server.findRequests('myChallenges')]).toEqual([]);
    },
  );

  test('opens to the right password, and every call then carries the token', async () => {
    const { server, submit } = await renderTyped(PASSWORD);
    await submit();
    expect(await screen.findByRole('heading', { level: 1, name: 'Mes compétitions' })).toBeVisible();
    expect(server.findRequests('signIn')[0]?.body).toEqual({ email: 'claire@valmont.example', password: PASSWORD });
    expect(server.findRequests('myOrgs')[0]?.token).toBe(TOKEN);
  });

  test('stays open on this device until the organiser signs out', async () => {
    const { server, user, submit } = await renderTyped(PASSWORD);
    await submit();
    await screen.findByRole('heading', { name: 'Mes compétitions' });
    expect(localStorage.getItem('foulee.session')).toContain(TOKEN);
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByRole('heading', { name: 'Connexion requise' })).toBeVisible();
    expect(localStorage.getItem('foulee.session')).toBeNull();
    expect(server.findRequests('signOut')[0]?.token).toBe(TOKEN);
  });

  test('the address is remembered, and the password has the focus next time', async () => {
    const { user, submit } = await renderTyped(PASSWORD);
    await submit();
    await screen.findByRole('heading', { name: 'Mes compétitions' });
    await user.click(screen.getByRole('button', { name: 'Se déconnecter' }));
    expect(await screen.findByLabelText('E-mail')).toHaveValue('claire@valmont.example');
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  });

  test('a wrong password is said under its field, which takes the focus; the e-mail stays', async () => {
    const { server, submit } = await renderTyped('autre chose');
    server.overrideAnswer('signIn', refusal('unauthorized', 'this e-mail and password do not go together'));
    await submit();
    expect(await screen.findByText('E-mail ou mot de passe incorrect.')).toBeVisible();
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
    expect(screen.getByLabelText('Mot de passe')).toHaveAccessibleDescription('E-mail ou mot de passe incorrect.');
    expect(screen.getByLabelText('E-mail')).toHaveValue('claire@valmont.example');
  });

  test('an account with a second factor is asked for its code, which is sent with the rest', async () => {
    const { server, user, submit } = await renderTyped(PASSWORD);
    server.overrideAnswer('signIn', refusal('code required', '$.code: this account has a second factor'));
    await submit();
    const code = await screen.findByLabelText('Code de l’application, ou code de secours');
    expect(code).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Se connecter' })).not.toHaveAttribute('aria-busy'));
    await user.type(code, '123456{Enter}');
    await waitFor(() => expect(server.findRequests('signIn')).toHaveLength(2));
    expect(server.findRequests('signIn')[1]?.body).toMatchObject({ password: PASSWORD, code: '123456' });
  });

  test('too many attempts are said as such, not as a wrong password', async () => {
    const { server, submit } = await renderTyped(PASSWORD);
    server.overrideAnswer('signIn', refusal('too many requests', 'try again later'));
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('Trop d’essais');
  });

  test('a token that the server no longer knows leads back to the door', async () => {
    const server = fakeServer();
    server.overrideAnswer('myChallenges', refusal('unauthorized', 'this token is not known'));
    renderSecretariat(HOME);
    expect(await screen.findByRole('heading', { name: 'Connexion requise' })).toBeVisible();
  });
});

describe('A browser that an account has signed in from', () => {
  afterEach(() => {
    localStorage.removeItem('foulee.devices');
    localStorage.removeItem('foulee.email');
  });

  test('shows it at the next sign-in, and keeps the five newest', async () => {
    localStorage.setItem('foulee.devices', JSON.stringify(['one.1.x', 'two.1.x', 'three.1.x', 'four.1.x', 'five.1.x']));
    const { server, submit } = await renderTyped(PASSWORD);
    server.overrideAnswer('signIn', {
      status: 200,
      body: { token: TOKEN, expires: '2030-01-01T00:00:00Z', device: 'two.2.y' },
    });
    await submit();
    await screen.findByRole('heading', { level: 1, name: 'Mes compétitions' });
    expect(server.findRequests('signIn')[0]?.body).toMatchObject({
      devices: ['one.1.x', 'two.1.x', 'three.1.x', 'four.1.x', 'five.1.x'],
    });
    expect(JSON.parse(localStorage.getItem('foulee.devices') ?? '')).toEqual([
      'two.2.y',
      'one.1.x',
      'three.1.x',
      'four.1.x',
      'five.1.x',
    ]);
  });
});
