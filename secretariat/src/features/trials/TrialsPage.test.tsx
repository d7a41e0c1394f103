import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { UploadTrial } from 'shared-domain/contract';
import { changeLanguage } from 'shared-domain/platform';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { deleteFormDraft, readFormDraft, saveFormDraft } from '../../api/device/form-drafts.ts';
import { type ProgrammeTrial, programmeApi } from '../../api/programme.ts';
import { anOrg, conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

// jsdom has no object URLs, and would follow the link of a download.
URL.createObjectURL = () => 'blob:list';
URL.revokeObjectURL = () => undefined;
HTMLAnchorElement.prototype.click = () => undefined;

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', date: '2026-06-13', duration: 2 });
const HEATS = ['1', '2'].map((heat) =>
  aTrial({
    oid: `h${heat}`,
    uid: `000100-0-56-h${heat}`,
    gOID: 'g1',
    status: 20,
    heats: 2,
    name: `100 m Femmes – Série ${heat}/2`,
    date: `2026-06-13T14:0${heat}:00+02:00`,
    starts: 8,
  }),
);
const LONG = aTrial({
  oid: 'long',
  uid: '900003-0-55-f1',
  gOID: 'g2',
  group: 'Longueur Hommes',
  name: 'Longueur Hommes – Finale',
  status: 15,
  date: '2026-06-14T10:00:00+02:00',
  starts: 6,
  results: 6,
});
const HELD: ProgrammeTrial = {
  ...LONG,
  hold: { own: false, email: 'paul@valmont.example', expires: '2099-01-01T00:00:00Z' },
};

afterEach(() => deleteFormDraft('programme meeting'));

async function renderTrials({
  role = 'owner' as 'owner' | 'reader',
  trials = [...HEATS, HELD] as readonly ProgrammeTrial[],
} = {}) {
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials }),
      uploadTrials: () => ({ created: 0, updated: 0, unchanged: 0, warnings: [] }),
      editTrial: () => LONG,
      deleteTrials: () => ({ oids: [], log: 'log-1' }),
      listsPdf: () => ({}),
      csvFile: () => ({}),
      resultsTable: () => ({}),
      alls: () => ({ alls: [] }),
      releaseTrial: () => ({ oid: 'long', released: true }),
      undo: () => ({ chOID: 'meeting', log: 'log-2' }),
    },
  });
  const { user, host } = renderSecretariat('/mgr/lesecretariat/meeting/trials');
  await screen.findByRole('heading', { name: 'Épreuves', level: 1 });
  return { server, user, host };
}

const getCheckbox = (name: string) => screen.getByRole('checkbox', { name: `Sélectionner ${name}` });

describe('the programme (P11.6)', () => {
  test('is a table by event, each row with number, time, lists and state', async () => {
    await renderTrials();
    const table = await screen.findByRole('table', { name: 'Épreuves de Meeting du Val, 3 lignes' });
    const headings = within(table).getAllByRole('rowheader');
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '100 m F SE',
      'Série\u00a01/2',
      'Série\u00a02/2',
      'Longueur M SE',
      'Finale',
    ]);
    expect(within(table).getByRole('row', { name: /1 13 14:01 Série\s1\/2 8 8 – 20 ?Planifiée/ })).toBeVisible();
    expect(within(table).getByText('paul@valmont.example')).toBeVisible();
  });

  test('shows the categories that a contest is for in place of its own', async () => {
    const shot = { ...LONG, uid: '900005-0-57-f1', g0: 900_005, category: 57, group: 'Poids Hommes', hold: undefined };
    const { user } = await renderTrials({ trials: [{ ...shot, dets: { categories: [49, 51, 55] } }] });
    const [heading] = await screen.findAllByRole('rowheader');
    expect(heading).toHaveTextContent('Poids M CA, JU, SE');
    await user.click(screen.getByText('Par heure'));
    expect(screen.getByRole('rowheader', { name: /^Poids M CA, JU, SE/ })).toBeVisible();
  });

  test('by time has a heading for each day of several', async () => {
    const { user } = await renderTrials();
    await user.click(await screen.findByText('Par heure'));
    const headings = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
    expect(headings[0]).toMatch(/^samedi 13 juin/);
    expect(headings[3]).toMatch(/^dimanche 14 juin/);
    cleanup();
    await renderTrials({ trials: HEATS });
    await user.click(await screen.findByText('Par heure'));
    expect(screen.getAllByRole('rowheader').some(({ textContent }) => textContent?.includes('juin'))).toBe(false);
  });

  test('can be filtered to the trials that a check counts', async () => {
    const { user } = await renderTrials();
    await user.click(await screen.findByRole('button', { name: /^1 ?À rendre officielle la plus/ }));
    expect(screen.getByRole('table', { name: /, 1 ligne$/ })).toBeVisible();
  });

  test('can be filtered by sex, in words', async () => {
    const { user } = await renderTrials();
    const sexes = await screen.findByLabelText('Sexe');
    expect([...sexes.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Tous',
      'Femmes',
      'Hommes',
    ]);
    await user.selectOptions(sexes, 'Hommes');
    expect(screen.getByRole('table', { name: /, 1 ligne$/ })).toBeVisible();
  });

  test('shows how to begin when empty', async () => {
    await renderTrials({ trials: [] });
    expect(await screen.findByText('Aucune épreuve')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Composer un programme' })).toBeVisible();
  });

  test('says how far each has got in percent, as the language writes it', async () => {
    await renderTrials({ trials: [LONG] });
    const row = await screen.findByRole('row', { name: /Finale/ });
    expect(row).toHaveTextContent(/100\s%/u);
    expect(row).toHaveTextContent('15Non officielle');
    await act(async () => changeLanguage('en'));
    expect(screen.getByRole('row', { name: /Final/ })).toHaveTextContent('100%');
    await act(async () => changeLanguage('fr'));
  });

  test('has a label over each filter, its order too', async () => {
    await renderTrials();
    const group = await screen.findByRole('radiogroup', { name: 'Ordre' });
    expect(within(group).getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByText('Ordre')).toBeVisible();
  });

  test('cannot be changed by a user who may only read', async () => {
    await renderTrials({ role: 'reader' });
    await screen.findByRole('table');
    expect(screen.queryByRole('checkbox', { name: /Sélectionner/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Composer un programme' })).not.toBeInTheDocument();
  });
});

describe('actions on trials', () => {
  test('several are moved by minutes in one call, and shown so at once', async () => {
    const { server, user } = await renderTrials();
    await user.type(await screen.findByLabelText('Sélection par numéro'), '1-2{Enter}');
    expect(screen.getByText('2 sélectionnées')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier l’heure' }));
    await user.click(await screen.findByRole('button', { name: '+15' }));
    expect(screen.getByText('Première : 14:01 → 14:16. Dernière : 14:02 → 14:17.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
    expect(server.findRequests('uploadTrials')[0]?.body).toMatchObject({
      trialsData: [{ date: '2026-06-13T12:16:00.000Z' }, { date: '2026-06-13T12:17:00.000Z' }],
    });
  });

  test('on its day an event keeps the hour of the programme and is announced at the new one, counted from the last', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-06-13T13:00:00+02:00'));
    const [first, second] = HEATS as [ProgrammeTrial, ProgrammeTrial];
    const late = { ...first, dateE: '2026-06-13T14:31:00+02:00' };
    const { server, user } = await renderTrials({ trials: [late, second] });
    expect(await screen.findByText('14:31')).toBeVisible();
    await user.type(await screen.findByLabelText('Sélection par numéro'), '1-2{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Modifier l’heure' }));
    await user.click(await screen.findByRole('button', { name: '+30' }));
    expect(screen.getByText('Première : 14:02 → 14:32. Dernière : 14:31 → 15:01.')).toBeInTheDocument();
    expect(screen.getByText(/^Le programme garde ses heures/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Déplacer' }));
    await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
    expect(server.findRequests('uploadTrials')[0]?.body).toMatchObject({
      trialsData: [
        { date: second.date, dateE: '2026-06-13T12:32:00.000Z' },
        { date: first.date, dateE: '2026-06-13T13:01:00.000Z' },
      ],
    });
    clock.mockRestore();
  });

  test.each([
    ['Imprimer', 'Listes de départ (PDF)', 'listsPdf', { list: 'starts', lang: 'fr' }],
    ['Imprimer', 'Résultats (PDF)', 'listsPdf', { list: 'results', lang: 'fr' }],
    ['Exporter', 'Résultats (CSV)', 'csvFile', { list: 'results', lang: 'fr' }],
    ['Exporter', 'Résultats complets (CSV)', 'resultsTable', { format: 'csv', lang: 'fr' }],
    ['Exporter', 'Résultats complets (XLSX)', 'resultsTable', { format: 'xlsx', lang: 'fr' }],
    ['Exporter', 'Listes et résultats (JSON)', 'alls', {}],
  ] as const)('%s, %s takes the lists of those chosen', async (menu, item, call, said) => {
    const { server, user, host } = await renderTrials();
    await user.type(await screen.findByLabelText('Sélection par numéro'), '1-2{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Plus d’actions' }));
    const group = await screen.findByText(menu, { selector: '.ant-dropdown-menu-item-group-title' });
    await user.click(within(group.parentElement as HTMLElement).getByRole('menuitem', { name: item }));
    await waitFor(() => expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(/^Fichier reçu/)));
    const { query } = server.findRequests(call)[0] as { query: URLSearchParams };
    expect(query.getAll('oids[]')).toEqual(['h1', 'h2']);
    expect(Object.fromEntries(query)).toMatchObject(said);
  });

  test('one without results is deleted after a confirmation, and can be restored', async () => {
    const { server, user, host } = await renderTrials();
    await user.click(await screen.findByRole('button', { name: 'Actions, 100 m F, Série 1/2' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer' }));
    expect(host.confirm).toHaveBeenCalledWith(expect.not.objectContaining({ securityText: expect.anything() }));
    expect(await screen.findByText('Épreuve supprimée')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    await waitFor(() => expect(server.findRequests('undo')[0]?.body).toEqual({ logOid: 'log-1' }));
  });

  test('the menu of a row keeps its place when the list is drawn anew under it', async () => {
    const { server, user, host } = await renderTrials();
    await user.click(await screen.findByRole('button', { name: 'Actions, 100 m F, Série 1/2' }));
    const item = await screen.findByRole('menuitem', { name: 'Supprimer' });
    act(() => item.focus());
    server.overrideAnswer('secretariatTrials', {
      status: 200,
      body: { trials: [...HEATS.map((heat) => ({ ...heat, starts: 7 })), HELD] },
    });
    host.store.dispatch(programmeApi.util.invalidateTags([{ type: 'Programme', id: 'meeting' }]));
    await screen.findAllByText('7');
    expect(item).toHaveFocus();
    await user.click(item);
    expect(host.confirm).toHaveBeenCalledTimes(1);
  });

  test('several, or one with results, are deleted only after the security text', async () => {
    const { user, host } = await renderTrials();
    await screen.findByRole('table');
    await user.click(getCheckbox('Longueur M, Finale'));
    await user.click(await screen.findByRole('button', { name: 'Supprimer' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ securityText: 'SUPPRIMER', subTitle: spaceFrench('Partants : 6 ; résultats : 6.') }),
    );
  });

  test('the group of a chosen one is deleted whole, from the menu beside the usual acts', async () => {
    const { user, host } = await renderTrials();
    await screen.findByRole('table');
    await user.click(getCheckbox('100 m F, Série 1/2'));
    const bar = screen.getByRole('region', { name: 'Actions sur la sélection' });
    expect((await within(bar).findAllByRole('button')).map((button) => button.title || button.textContent)).toEqual([
      'Désélectionner',
      'Rendre officiel',
      'Libérer',
      'Supprimer',
      'Plus d’actions',
    ]);
    await user.click(within(bar).getByRole('button', { name: 'Plus d’actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Supprimer le groupe' }));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ securityText: 'SUPPRIMER' }));
  });

  test('a hold is released after a confirmation', async () => {
    const { server, user, host } = await renderTrials();
    await screen.findByRole('table');
    await user.click(getCheckbox('Longueur M, Finale'));
    await user.click(await screen.findByRole('button', { name: 'Libérer' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: spaceFrench('Libérer l’épreuve ?'),
        subTitle: 'Les appareils qui la tiennent devront la reprendre.',
      }),
    );
    await waitFor(() => expect(server.findRequests('releaseTrial')[0]?.query.get('oid')).toBe('long'));
  });

  test('a refused edit shows a message, and what was typed is kept', async () => {
    const { server, user } = await renderTrials();
    server.overrideAnswer('editTrial', conflict('held', 'trial long is held by paul@valmont.example'));
    await screen.findByRole('table');
    screen.getByRole('row', { name: /Finale/ }).focus();
    await user.keyboard('{Enter}');
    const name = await screen.findByLabelText('Nom');
    await user.clear(name);
    await user.type(name, 'Longueur – concours A');
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/^Quelqu’un d’autre tient cette épreuve/)).toBeVisible();
    expect(name).toHaveValue('Longueur – concours A');
  });
});

describe('building a programme', () => {
  test('a template is previewed, then created at once', async () => {
    const { server, user } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Composer un programme' }));
    await user.click(await screen.findByText('Compétition de jeunes'));
    await user.click(screen.getByRole('button', { name: 'Voir le programme' }));
    expect(await screen.findByText(/dimanche 14 juin/)).toBeInTheDocument();
    await user.click(screen.getByLabelText('Retirer Javelot Femmes BE – Finale'));
    await user.click(screen.getByText(/Créer \d+ épreuves/));
    await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
    const [sent] = server.findRequests('uploadTrials');
    const { trialsData } = (sent as { body: { trialsData: readonly { name: string; date: string }[] } }).body;
    expect(trialsData.length).toBeGreaterThan(40);
    expect(trialsData.some(({ name }) => name.startsWith('Javelot Femmes BE'))).toBe(false);
    expect(trialsData[0]).toMatchObject({ name: '50 m Femmes BE – Série 1/3', date: '2026-06-13T08:00:00.000Z' });
  });

  test.each(['Composer un programme', 'Ajouter une épreuve'])(
    '«%s» offers the youngest category first',
    async (name) => {
      const { user } = await renderTrials({ trials: [] });
      await user.click(await screen.findByRole('button', { name }));
      const categories = within(await screen.findByRole('group', { name: 'Catégories' }));
      const codes = categories
        .getAllByRole('checkbox')
        .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent);
      expect(codes.join(' ')).toBe('BB EA PO BE MI CA JU ES SE MA TC');
    },
  );

  test('another template takes the list of the one before away; one that was changed by hand is asked about', async () => {
    const { user, host } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Composer un programme' }));
    await user.click(await screen.findByText('Compétition de jeunes'));
    await user.click(screen.getByRole('button', { name: 'Voir le programme' }));
    await screen.findByRole('table', { name: 'Épreuves à créer' });
    await user.click(screen.getByText('Épreuves combinées'));
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Épreuves à créer' })).not.toBeInTheDocument());
    expect(host.confirm).not.toHaveBeenCalled();
    await user.click(screen.getByText('Compétition de jeunes'));
    await user.click(screen.getByRole('button', { name: 'Voir le programme' }));
    await user.click(await screen.findByLabelText('Retirer Javelot Femmes BE – Finale'));
    host.confirm.mockResolvedValueOnce(false);
    await user.click(screen.getByText('Épreuves combinées'));
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(screen.getByRole('table', { name: 'Épreuves à créer' })).toBeInTheDocument();
  });

  test('its rows are chosen as a range, and removed or kept together', async () => {
    const { user } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Composer un programme' }));
    await user.click(await screen.findByText('Compétition de jeunes'));
    await user.click(screen.getByRole('button', { name: 'Voir le programme' }));
    const lines = () => screen.getAllByRole('checkbox', { name: /^Choisir .+ – / });
    const before = lines().length;
    await user.click(lines()[2] as HTMLElement);
    await user.keyboard('{Shift>}');
    await user.click(lines()[11] as HTMLElement);
    await user.keyboard('{/Shift}');
    expect(screen.getByText('10 lignes choisies')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retirer la sélection' }));
    expect(lines()).toHaveLength(before - 10);
    await user.click(lines()[0] as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Ne garder que la sélection' }));
    expect(lines()).toHaveLength(1);
  });

  test('planned rounds are offered again after a reload, and can be continued', async () => {
    const { user } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Composer un programme' }));
    await user.click(await screen.findByRole('button', { name: 'Voir le programme' }));
    await screen.findByRole('table', { name: 'Épreuves à créer' });
    cleanup();
    const again = await renderTrials({ trials: [] });
    expect(await screen.findByText(/^Un programme préparé le .+ n’a pas été créé/)).toBeVisible();
    await again.user.click(screen.getByRole('button', { name: 'Reprendre' }));
    expect(await screen.findByRole('table', { name: 'Épreuves à créer' })).toBeInTheDocument();
    await again.user.click(screen.getByText(/Créer \d+ épreuves/));
    await waitFor(() => expect(again.server.findRequests('uploadTrials')).toHaveLength(1));
    await waitFor(async () => expect(await readFormDraft('programme meeting')).toBeUndefined());
  });

  test('Escape asks before planned rounds are dropped, and does not reach the question', async () => {
    const { user, host } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Composer un programme' }));
    await user.click(await screen.findByRole('button', { name: 'Voir le programme' }));
    await screen.findByRole('table', { name: 'Épreuves à créer' });
    host.confirm.mockResolvedValueOnce(false);
    const isAnsweredByBrowser = fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(isAnsweredByBrowser).toBe(false);
    expect(host.confirm).toHaveBeenCalledTimes(1);
  });

  test('planned rounds can be discarded', async () => {
    await saveFormDraft('programme meeting', { start: 'one', planned: [{}] });
    const { user } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Abandonner cette saisie' }));
    expect(screen.queryByText(/n’a pas été créé/)).not.toBeInTheDocument();
    expect(await readFormDraft('programme meeting')).toBeUndefined();
  });

  async function chooseEvent(name: string) {
    const { server, user } = await renderTrials({ trials: [] });
    await user.click(await screen.findByRole('button', { name: 'Ajouter une épreuve' }));
    await user.type(await screen.findByRole('combobox', { name: 'Épreuve' }), name);
    await user.click(await screen.findByTitle(name));
    const create = async () => {
      await user.click(screen.getByRole('button', { name: 'Ajouter à la liste' }));
      await user.click(screen.getByText(/^Créer/));
      await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
      const { body } = server.findRequests('uploadTrials')[0] as { body: { trialsData: readonly UploadTrial[] } };
      return body.trialsData;
    };
    return { user, create };
  }

  async function chooseShared() {
    const chosen = await chooseEvent('Poids');
    for (const code of ['TC', 'CA', 'SE']) await chosen.user.click(screen.getByRole('checkbox', { name: code }));
    await chosen.user.click(screen.getByRole('radio', { name: /^Un seul pour toutes/ }));
    return chosen;
  }

  test('a throw of several categories is one contest for all when chosen so, and says what each throws', async () => {
    const { user, create } = await chooseEvent('Poids');
    for (const code of ['TC', 'CA', 'SE']) await user.click(screen.getByRole('checkbox', { name: code }));
    await user.click(screen.getByRole('checkbox', { name: 'Hommes' }));
    expect(screen.getByText('Engins : CAF 3 kg, SEF 4 kg.')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /^Un seul pour toutes/ }));
    expect(await create()).toMatchObject([
      { uid: '900005-0-58-f1', group: 'Poids Femmes', dets: { categories: [50, 56] } },
    ]);
  });

  test('one contest for all has one of each chosen sex, each with the categories of that sex', async () => {
    const { create } = await chooseShared();
    expect((await create()).map(({ uid, dets }) => [uid, dets?.categories])).toEqual([
      ['900005-0-58-f1', [50, 56]],
      ['900005-0-57-f1', [49, 55]],
    ]);
  });

  test('one contest for all is planned under a name that says its categories', async () => {
    const { user } = await chooseShared();
    await user.click(screen.getByRole('button', { name: 'Ajouter à la liste' }));
    expect(screen.getByRole('rowheader', { name: 'Poids Femmes (CA, SE)' })).toBeInTheDocument();
  });

  test('a combined event has its events, which are changed or chosen', async () => {
    const { user, create } = await chooseEvent('Triathlon');
    const parts = screen.getByRole('list', { name: 'Épreuves' });
    expect(within(parts).getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('checkbox', { name: 'Hommes' }));
    const trials = await create();
    expect(trials.map(({ uid }) => uid.split('-')[0])).toEqual(['800003', '000080', '900003', '900005']);
    expect(trials[1]).toMatchObject({ dets: { combined: trials[0]?.uid } });
  });

  describe('with heats after midnight', () => {
    const SPRINT = {
      id: '000100-0-56-h1',
      g0: 100,
      g1: '0',
      category: 56,
      round: 'h',
      heats: 3,
      day: '2026-06-13',
      time: 23 * 60 + 50,
      apart: 10,
    };

    async function resume(round: typeof SPRINT) {
      await saveFormDraft('programme meeting', { start: 'one', planned: [round] });
      const { server, user } = await renderTrials({ trials: [] });
      await user.click(await screen.findByRole('button', { name: 'Reprendre' }));
      const time = await screen.findByLabelText<HTMLInputElement>('Heure, 100 m Femmes SE – Série');
      return { server, user, time };
    }

    test('has them on the competition’s next day', async () => {
      const { server, user } = await resume(SPRINT);
      await user.click(screen.getByRole('button', { name: 'Créer 3 épreuves' }));
      await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
      expect(server.findRequests('uploadTrials')[0]?.body).toMatchObject({
        trialsData: [
          { date: '2026-06-13T21:50:00.000Z' },
          { date: '2026-06-13T22:00:00.000Z' },
          { date: '2026-06-13T22:10:00.000Z' },
        ],
      });
    });

    test('shows a round that starts after midnight on its own day', async () => {
      const { time } = await resume({ ...SPRINT, time: 24 * 60 + 30 });
      expect(time).toHaveValue('00:30');
      expect(screen.getByText(/dimanche 14 juin/)).toBeInTheDocument();
    });

    test('after the last day names the round and time at the field, and creates nothing until corrected', async () => {
      const { server, user, time } = await resume({ ...SPRINT, day: '2026-06-14' });
      const fault = 'Série 2/3 à 00:00, après le dernier jour';
      expect(time).toBeInvalid();
      expect(time).toHaveAccessibleDescription(fault);
      await user.click(screen.getByRole('button', { name: 'Créer 3 épreuves' }));
      expect(time).toHaveFocus();
      expect(server.findRequests('uploadTrials')).toEqual([]);
      fireEvent.change(time, { target: { value: '20:00' } });
      expect(time).toBeValid();
      await user.click(screen.getByRole('button', { name: 'Créer 3 épreuves' }));
      await waitFor(() => expect(server.findRequests('uploadTrials')).toHaveLength(1));
    });
  });
});
