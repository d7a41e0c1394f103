import { afterEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';
import { anOrg, fakeServer, refusal, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const FILLED = { name: 'Meeting du Val', date: '2026-06-20', region: '53', hashtag: '#val2026' };

afterEach(() => deleteFormDraft('new-challenge'));

/** Opens the form of a new competition with a stored draft. */
async function renderForm(draft: object = {}, orgs = [anOrg()]) {
  if (Object.keys(draft).length > 0) await saveFormDraft('new-challenge', draft);
  const server = fakeServer({
    orgs,
    answers: {
      secretariatTrials: () => ({ trials: [] }),
      importCompetition: () => ({ chOID: 'new', trials: 12, starts: 80, results: 0 }),
    },
  });
  const { user, host } = renderSecretariat('/mgr/lesecretariat/new');
  await screen.findByLabelText('Nom');
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  return { server, user, host, save };
}

describe('creating a competition (P11.3)', () => {
  test('what is missing is said under its field, the first one takes the focus, nothing is sent', async () => {
    const { server, save } = await renderForm();
    await save();
    const name = screen.getByLabelText('Nom');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Indiquez le nom de la compétition.'));
    expect(screen.getByLabelText('Date')).toHaveAccessibleDescription('Indiquez le premier jour.');
    expect(name).toHaveFocus();
    expect(screen.getByText('3 valeurs sont à corriger.')).toBeVisible();
    expect(server.findRequests('createChallenge')).toEqual([]);
  });

  test('sends the call of P7.3, its choices packed into the flag (Q5)', async () => {
    const { server, save } = await renderForm(FILLED);
    await save();
    await waitFor(() => expect(server.findRequests('createChallenge')).toHaveLength(1));
    expect(server.findRequests('createChallenge')[0]?.body).toEqual({
      name: 'Meeting du Val',
      rtype: 'FFA',
      org: { oid: anOrg().oid },
      hashtag: 'val2026',
      // Outdoor, FFA, live.
      flag: 1 + (1 << 3) + (1 << 9),
      kind: 'outdoor',
      region: '53',
      date: '2026-06-20',
      duration: 1,
      lisa: false,
      visible: true,
      metadata: {},
    });
  });

  test('saved, it says so, opens its dashboard, and forgets the draft', async () => {
    const { host, save } = await renderForm(FILLED);
    await save();
    expect(await screen.findByRole('heading', { name: 'Meeting du Val', level: 1 })).toBeVisible();
    expect(await screen.findByText('Épreuves à importer ou créer')).toBeVisible();
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/^Compétition créée, visible du public/));
    expect(await readFormDraft('new-challenge')).toBeUndefined();
  });

  test.each([
    ['six digits', '202611-06-20'],
    ['a first digit alone', '0002-06-20'],
  ])('a year of %s is refused at the date, and nothing is sent', async (_, date) => {
    const { server, save } = await renderForm({ ...FILLED, date });
    await save();
    const field = screen.getByLabelText('Date');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Une année de quatre chiffres, entre 1900 et 2200.'));
    expect(server.findRequests('createChallenge')).toEqual([]);
  });

  test('it is visible to the public unless its switch is off, and either is said before and after', async () => {
    const { host, server, save, user } = await renderForm(FILLED);
    const visible = screen.getByRole('switch', { name: 'Visible du public' });
    expect(visible).toBeChecked();
    expect(visible).toHaveAccessibleDescription(/Le public la voit dès qu’elle est enregistrée/);
    await user.click(visible);
    await save();
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/^Compétition créée, cachée du public/)),
    );
    expect(server.findRequests('createChallenge')[0]?.body).toMatchObject({ visible: false });
  });

  test('a value that the server refuses is said under its field, which takes the focus', async () => {
    const { server, save } = await renderForm(FILLED);
    server.overrideAnswer('createChallenge', refusalAt('invalid request', { '$.hashtag': 'a hashtag has no space' }));
    await save();
    const hashtag = screen.getByLabelText('Hashtag');
    await waitFor(() => expect(hashtag).toHaveAccessibleDescription('Le serveur a refusé cette valeur.'));
    await waitFor(() => expect(hashtag).toHaveFocus());
    expect(screen.getByLabelText('Nom')).toHaveValue('Meeting du Val');
  });

  test('a failure that names no field is said above the form', async () => {
    const { server, save } = await renderForm(FILLED);
    server.overrideAnswer('createChallenge', refusal('forbidden', 'a reader creates nothing'));
    await save();
    expect(await screen.findByText('Votre rôle ne permet pas cette action.')).toBeVisible();
  });

  test('the region is one of the 18, found by its letters', async () => {
    const { user } = await renderForm();
    await user.type(screen.getByRole('combobox', { name: 'Région' }), 'reun');
    expect(await screen.findByTitle('La Réunion')).toBeInTheDocument();
    expect(screen.queryByTitle('Bretagne')).not.toBeInTheDocument();
  });

  test('closing the tab asks first once something was typed', async () => {
    const { user } = await renderForm();
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await user.type(screen.getByLabelText('Nom'), 'M');
    expect(closing()).toBe(true);
  });

  test('cancelling asks before it drops what was typed', async () => {
    const { user, host } = await renderForm({ name: 'Meeting du Val' });
    host.confirm.mockResolvedValueOnce(false);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(screen.getByLabelText('Nom')).toHaveValue('Meeting du Val');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('heading', { name: 'Mes compétitions' })).toBeVisible();
    expect(await readFormDraft('new-challenge')).toBeUndefined();
  });

  test('what was typed before a reload, a crash or a closed tab is there again, says from when, and may be dropped', async () => {
    const { user } = await renderForm({ name: 'Meeting du Val' });
    expect(screen.getByLabelText('Nom')).toHaveValue('Meeting du Val');
    expect(screen.getByText(/^Votre saisie du .+ n’était pas enregistrée/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Abandonner cette saisie' }));
    await waitFor(() => expect(screen.getByLabelText('Nom')).toHaveValue(''));
    expect(screen.queryByText(/n’était pas enregistrée/)).not.toBeInTheDocument();
    expect(await readFormDraft('new-challenge')).toBeUndefined();
  });

  test('a reader is told that this needs another role', async () => {
    fakeServer({ orgs: [anOrg({ role: 'reader' })] });
    renderSecretariat('/mgr/lesecretariat/new');
    expect(await screen.findByText(/Il faut être propriétaire ou secrétaire/)).toBeVisible();
  });

  test('may come from the file of another server instead, and shows the way to it', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function note(this: Element) {
      scrolled.push(this);
    };
    const { server, user } = await renderForm();
    // jsdom's files have no `text()`.
    const file = Object.assign(new File(['{}'], 'competition.json', { type: 'application/json' }), {
      text: async () => '{}',
    });
    await user.upload(await screen.findByLabelText('Fichier de compétition (.json)'), file);
    const link = await screen.findByRole('link', { name: 'Ouvrir la nouvelle compétition' });
    expect(link).toBeVisible();
    await waitFor(() => expect(link).toHaveFocus());
    expect(scrolled).toContain(link);
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    expect(server.findRequests('importCompetition')[0]?.query.get('orgOID')).toBe(anOrg().oid);
  });
});
