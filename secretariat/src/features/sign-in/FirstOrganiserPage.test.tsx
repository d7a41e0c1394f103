import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const PHRASE = 'quatre mots bien rangés';

async function renderFilled(password = PHRASE) {
  const server = fakeServer();
  const { user } = renderSecretariat('/mgr/lesecretariat/#cle=clef-unique', { signedIn: false });
  await user.type(await screen.findByLabelText('E-mail'), 'claire@valmont.example');
  await user.type(screen.getByLabelText('Mot de passe'), password);
  await user.type(screen.getByLabelText('Organisation'), 'AC Valmont');
  const submit = () => user.click(screen.getByRole('button', { name: 'Créer le compte' }));
  return { server, submit };
}

describe('the one-time link of a first start (Q23)', () => {
  test('creates the account and its organisation, and signs in', async () => {
    const { server, submit } = await renderFilled();
    await submit();
    expect(await screen.findByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
    expect(server.findRequests('createFirstOrganiser')[0]?.body).toEqual({
      key: 'clef-unique',
      email: 'claire@valmont.example',
      password: PHRASE,
      organisation: 'AC Valmont',
    });
  });

  test('a short password is refused before it is sent', async () => {
    const { server, submit } = await renderFilled('court');
    await submit();
    expect(await screen.findByText('Au moins 12 caractères.')).toBeVisible();
    expect(server.findRequests('createFirstOrganiser')).toEqual([]);
  });

  test('a password of eleven characters is short, here as on the server', async () => {
    const { server, submit } = await renderFilled('onze lettre');
    await submit();
    expect(await screen.findByText('Au moins 12 caractères.')).toBeVisible();
    expect(server.findRequests('createFirstOrganiser')).toEqual([]);
  });

  test.each([
    ['common password', /^Ce mot de passe est parmi les plus utilisés/],
    ['own password', /^C’est votre adresse ou le nom de votre organisation/],
  ] as const)('a « %s » says so at its field', async (problem, sentence) => {
    const { server, submit } = await renderFilled();
    server.overrideAnswer('createFirstOrganiser', refusal(problem, '$.password: whatever the server says'));
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Mot de passe')).toBeInvalid();
    expect(screen.getByLabelText('Mot de passe')).toHaveFocus();
  });

  test('a link that has been used says so and keeps what was typed', async () => {
    const { server, submit } = await renderFilled();
    server.overrideAnswer('createFirstOrganiser', refusal('forbidden', 'this link has been used'));
    await submit();
    expect(await screen.findByText(/Ce lien a déjà servi/)).toBeVisible();
    expect(screen.getByLabelText('Organisation')).toHaveValue('AC Valmont');
  });
});
