import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotifyContext } from '../../components/notify.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ContactProvider, useContact } from './Contact.tsx';

const realFetch = globalThis.fetch;
const send = jest.fn<typeof fetch>();
const notify = jest.fn();
beforeEach(() => {
  send.mockReset();
  notify.mockReset();
  globalThis.fetch = send;
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

function Page() {
  const open = useContact();
  return (
    <button type="button" onClick={open}>
      Écrire
    </button>
  );
}

async function openDialog() {
  renderInShell(
    <NotifyContext value={notify}>
      <ContactProvider>
        <Page />
      </ContactProvider>
    </NotifyContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Écrire' }));
  return screen.findByRole('dialog', { name: 'Contact' });
}

const fill = async () => {
  await userEvent.type(screen.getByLabelText('Votre mail'), 'ines@valmont.fr');
  await userEvent.type(screen.getByLabelText('message'), 'Bonjour');
};

const sent = () => JSON.parse(String(send.mock.calls[0]?.[1]?.body)) as unknown;

describe('the contact dialog (P2.4, P4.8 and P7.1)', () => {
  test('says whom it is for, and where a question about a result goes', async () => {
    const dialog = await openDialog();
    expect(dialog).toHaveTextContent('Ligues, comités, clubs, organisateurs');
    expect(dialog).toHaveTextContent('seul responsable des résultats');
    expect(dialog).toHaveTextContent('ses coordonnées sont sur la page de la compétition');
  });

  test('sends from, the topic «contact» and the message, then closes and thanks', async () => {
    send.mockResolvedValue(answer({ kept: true }));
    await openDialog();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    await waitFor(() => expect(notify).toHaveBeenCalledWith('Votre message est envoyé. Merci\u202f!'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(send.mock.calls[0]?.[0]).toBe('/api/internal/send-mail-to-contact');
    expect(sent()).toEqual({ from: 'ines@valmont.fr', title: 'contact', content: 'Bonjour', website: '' });
  });

  test('asks nothing of either field', async () => {
    send.mockResolvedValue(answer({ kept: true }));
    await openDialog();
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    await waitFor(() => expect(sent()).toMatchObject({ from: '', content: '' }));
  });

  test('stays open while it sends, and sends once', async () => {
    let arrive: (response: Response) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
    await openDialog();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    await userEvent.click(screen.getByRole('button', { name: 'envoi…' }));
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => arrive(answer({ kept: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test.each([
    ['no network', () => Promise.reject(new TypeError('fetch')), 'Pas de connexion au serveur.'],
    [
      'too many messages',
      async () => answer({ errors: [{ id: 'too many requests', detail: '10 min' }] }, 429),
      'Trop de messages viennent d’être envoyés d’ici.',
    ],
    ['a broken server', async () => answer({}, 500), 'Votre message n’a pas pu être envoyé.'],
  ])('%s: says why, and nothing typed is lost', async (_, reply, sentence) => {
    send.mockImplementation(reply);
    await openDialog();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByLabelText('Votre mail')).toHaveValue('ines@valmont.fr');
    expect(screen.getByLabelText('message')).toHaveValue('Bonjour');
    send.mockResolvedValue(answer({ kept: true }));
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('nothing is said of an address that is none, and it is sent (P5.1)', async () => {
    send.mockResolvedValue(answer({ kept: true }));
    await openDialog();
    await userEvent.type(screen.getByLabelText('Votre mail'), 'ines@valmont');
    await userEvent.tab();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByLabelText('Votre mail')).not.toHaveAccessibleDescription();
    await userEvent.click(screen.getByRole('button', { name: 'envoyer' }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });

  test('Contact dialog: opens empty; annuler closes; and it opens empty again', async () => {
    await openDialog();
    await fill();
    await userEvent.click(screen.getByRole('button', { name: 'annuler' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Écrire' }));
    expect(await screen.findByLabelText('message')).toHaveValue('');
  });

  test('shows the operator’s logos, and no room for those that are not there', async () => {
    const site = Object.assign(document.createElement('script'), { id: 'site', type: 'application/json' });
    site.textContent = '{"logos":["/logos/ligue.png"]}';
    document.head.append(site);
    const dialog = await openDialog();
    expect(dialog.querySelector('img')).toHaveAttribute('src', '/logos/ligue.png');
    site.remove();
  });
});
