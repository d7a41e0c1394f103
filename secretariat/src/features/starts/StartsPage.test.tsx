import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { SeedBody, StartEdit, StartEdits } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, conflict, fakeServer, refusalAt } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val' });
const FINAL = aTrial({ oid: 'final', gOID: 'group', starts: 3 });
const ROWS = [
  { row: 'bib:11', bib: '11', last: 'VALMOREL', first: 'Inès', clubName: 'AC Valmont', category: 56, lane: 3 },
  { row: 'bib:12', bib: '12', last: 'KERBRAT', first: 'Lou', clubName: 'Stade Brisaillais', category: 56, lane: 4 },
  { row: 'bib:13', bib: '13', last: 'SANTERRE', first: 'Aïcha', clubName: 'US Montclair', category: 56, lane: 4 },
];

interface RenderOptions {
  readonly rows?: readonly object[];
  readonly address?: string;
  readonly role?: 'owner' | 'reader';
  readonly trials?: readonly object[];
  readonly lists?: readonly object[];
}

function renderStarts({
  rows = ROWS,
  address = '?oids=final',
  role = 'owner',
  trials = [FINAL],
  lists,
}: RenderOptions = {}) {
  const list = { oid: 'final', uid: FINAL.uid, rows };
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({ trials }),
      secretariatStarts: () => ({ starts: lists ?? [list] }),
      seed: () => ({
        preview: false,
        seed: 'a',
        revision: 2,
        reserves: [],
        draws: [],
        swaps: [],
        together: [],
        warnings: [],
        heats: [{ oid: 'final', uid: FINAL.uid, heat: 1, rows: [] }],
      }),
      editStarts: () => ({ revision: 2, starts: [list], results: [], warnings: [] }),
    },
  });
  const edits = (): StartEdit[] =>
    server.findRequests('editStarts').flatMap(({ body }) => [...(body as StartEdits).edits]);
  return { server, edits, ...renderSecretariat(`/mgr/lesecretariat/meeting/starts${address}`) };
}

describe('the start lists', () => {
  test('a competition without trials shows where lists come from', async () => {
    renderStarts({ trials: [] });
    expect(await screen.findByText('Aucune épreuve')).toBeVisible();
  });

  test('nothing is shown until a trial is chosen; the filter ignores accents and case', async () => {
    const { user } = renderStarts({ address: '' });
    expect(await screen.findByText('Choisissez des épreuves')).toBeVisible();
    await user.type(screen.getByLabelText('Filtrer les épreuves'), 'longueur');
    expect(await screen.findByText('Aucune épreuve ne correspond.')).toBeVisible();
    await user.clear(screen.getByLabelText('Filtrer les épreuves'));
    await user.click(await screen.findByLabelText('100 m Femmes, Finale'));
    expect(await screen.findByRole('rowheader', { name: /VALMOREL Inès/ })).toBeVisible();
  });

  describe('drawing all waiting events', () => {
    const anEvent = (oid: string, g0: number, group: string, heats = 1) =>
      Array.from({ length: heats }, (_, at) =>
        aTrial({
          oid: `${oid}${at + 1}`,
          gOID: `${oid}s`,
          uid: `${String(g0).padStart(6, '0')}-0-56-f${at + 1}`,
          g0,
          group,
          heat: at + 1,
          heats,
          starts: 0,
          results: 0,
        }),
      );
    const open = async (trials: readonly object[], lists: readonly object[]) => {
      const rendered = renderStarts({ address: '', trials, lists });
      await rendered.user.click(await screen.findByRole('button', { name: 'Tirer ce qui attend' }));
      return { ...rendered, drawer: within(await screen.findByRole('dialog')) };
    };

    test('shows each draw and saves exactly that; events without entries are left out', async () => {
      const { user, server, host, drawer } = await open(
        [FINAL, ...anEvent('jump', 900_003, 'Longueur'), ...anEvent('high', 900_001, 'Hauteur')],
        [
          { oid: 'jumps', uid: '900003-0-56', rows: ROWS },
          { oid: 'highs', uid: '900001-0-56', rows: [] },
        ],
      );
      expect(await drawer.findByText('Longueur')).toBeVisible();
      expect(drawer.queryByText('Hauteur')).toBeNull();
      const bodies = () => server.findRequests('seed').map(({ body }) => body as SeedBody);
      expect(bodies()).toMatchObject([{ round: 'f', preview: true }]);
      await waitFor(() => expect(drawer.getByRole('button', { name: 'Tirer les listes' })).toBeEnabled());
      await user.click(drawer.getByRole('button', { name: 'Tirer les listes' }));
      await waitFor(() => expect(host.notify).toHaveBeenCalledWith('1 liste enregistrée.'));
      const [preview, written] = bodies();
      expect(written).toEqual({ ...preview, preview: false });
    });

    test('spreads timed finals over their races, slower ones first', async () => {
      const { server, drawer } = await open(anEvent('race', 1500, '1500 m Femmes', 2), [
        { oid: 'races', uid: '001500-0-56', rows: ROWS },
      ]);
      expect(await drawer.findByText('1500 m Femmes')).toBeVisible();
      expect(server.findRequests('seed')[0]?.body).toMatchObject({ heats: 2, method: 'pack', heatOrder: 'bestLast' });
      expect(server.findRequests('seed')[0]?.body).not.toHaveProperty('lanes');
    });

    test('does not draw an event that is left out', async () => {
      const { user, server, drawer } = await open(
        [...anEvent('jump', 900_003, 'Longueur'), ...anEvent('high', 900_001, 'Hauteur')],
        [
          { oid: 'jumps', uid: '900003-0-56', rows: ROWS },
          { oid: 'highs', uid: '900001-0-56', rows: ROWS },
        ],
      );
      await user.click(await drawer.findByRole('checkbox', { name: /Hauteur/ }));
      await user.click(drawer.getByRole('button', { name: 'Tirer les listes' }));
      await waitFor(() =>
        expect(
          server.findRequests('seed').flatMap(({ path, body }) => ((body as SeedBody).preview ? [] : [path])),
        ).toEqual(['/api/lesecretariat/seed/jumps']),
      );
    });

    test('shows a refused draw in the user’s language', async () => {
      const [jump] = anEvent('jump', 900_003, 'Longueur');
      const { server, user } = renderStarts({
        trials: [jump as object],
        lists: [{ oid: 'jumps', uid: '900003-0-56', rows: [ROWS[0]] }],
        address: '',
      });
      server.overrideAnswer('seed', conflict('held', 'held by marie@club.example'));
      await user.click(await screen.findByRole('button', { name: 'Tirer ce qui attend' }));
      expect(
        await screen.findByText('Quelqu’un d’autre tient cette épreuve. Réessayez quand elle sera libre.'),
      ).toBeVisible();
      expect(screen.getByRole('button', { name: 'Tirer les listes' })).toBeDisabled();
    });
  });

  test('a lane used twice is marked in both rows; a taken lane is not sent, and can be swapped', async () => {
    const { user, edits } = renderStarts();
    await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
    expect(screen.getByText('Couloir 4 déjà pris par 13 · SANTERRE Aïcha.')).toBeVisible();
    expect(screen.getByText('Couloir 4 déjà pris par 12 · KERBRAT Lou.')).toBeVisible();
    const lane = screen.getByLabelText('Couloir de 12 · KERBRAT Lou');
    await user.clear(lane);
    await user.type(lane, '3{Enter}');
    expect(lane).toHaveAttribute('aria-invalid', 'true');
    expect(edits()).toEqual([]);
    await user.click(screen.getByText('Échanger'));
    await waitFor(() =>
      expect(edits()).toEqual([{ op: 'swap', trial: 'final', row: 'bib:12', with: { trial: 'final', row: 'bib:11' } }]),
    );
  });

  test('a free lane or bib is sent at once', async () => {
    const { user, edits } = renderStarts();
    await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
    const lane = screen.getByLabelText('Couloir de 13 · SANTERRE Aïcha');
    await user.clear(lane);
    await user.type(lane, '5{Enter}');
    const bib = screen.getByLabelText('Dossard de 13 · SANTERRE Aïcha');
    await user.clear(bib);
    await user.type(bib, '113{Enter}');
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(edits()).toEqual([
      { op: 'move', trial: 'final', row: 'bib:13', lane: 5 },
      { op: 'bib', trial: 'final', row: 'bib:13', bib: '113' },
    ]);
  });

  test('a field event has no lane column, unless somebody has a lane', async () => {
    const jump = aTrial({ oid: 'final', gOID: 'group', uid: '900003-0-56-f1', g0: 900_003, starts: 1 });
    const [{ lane: _, ...without }] = ROWS as [(typeof ROWS)[number]];
    renderStarts({ trials: [jump], rows: [without] });
    await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
    expect(screen.queryByRole('columnheader', { name: 'Cl.' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Dossard de 11 · VALMOREL Inès')).toBeVisible();
  });

  test('presence is set with one press, also for all who are not checked yet', async () => {
    const { user, edits } = renderStarts();
    await user.click(await screen.findByText('Tous présents'));
    await waitFor(() => expect(edits()).toHaveLength(3));
    expect(edits()).toMatchObject([{ presence: 'present' }, { presence: 'present' }, { presence: 'present' }]);
    await user.click(screen.getByLabelText('11 · VALMOREL Inès est absent'));
    await waitFor(() => expect(edits()).toHaveLength(4));
    expect(edits()[3]).toEqual({ op: 'check', trial: 'final', row: 'bib:11', presence: 'absent' });
  });

  test('a late entry gets the first free lane proposed, and a taken one is refused', async () => {
    const { user, edits } = renderStarts();
    await user.click(await screen.findByText('Ajouter un athlète'));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText('Couloir')).toHaveValue('1');
    await user.type(form.getByLabelText('Nom'), 'LORMIER');
    await user.clear(form.getByLabelText('Couloir'));
    await user.type(form.getByLabelText('Couloir'), '4');
    await user.click(form.getByText('Ajouter'));
    expect(await form.findByText('Ce couloir est déjà pris.')).toBeVisible();
    expect(edits()).toEqual([]);
  });

  test('Escape in the form asks before what was typed is lost, and not in an empty one', async () => {
    const { user, host } = renderStarts();
    await user.click(await screen.findByText('Ajouter un athlète'));
    const form = within(await screen.findByRole('dialog'));
    await user.type(form.getByLabelText('Nom'), 'LORMIER');
    host.confirm.mockImplementationOnce(async () => false);
    await user.click(form.getByText('Annuler'));
    await waitFor(() => expect(host.confirm).toHaveBeenCalledTimes(1));
    expect(form.getByLabelText('Nom')).toHaveValue('LORMIER');
    await user.clear(form.getByLabelText('Nom'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(host.confirm).toHaveBeenCalledTimes(1);
  });

  test('a refusal is shown in the user’s language', async () => {
    const { user, server, host } = renderStarts();
    server.overrideAnswer('editStarts', conflict('has a result', 'bib:11 has a result in 000100-0-56-f1'));
    await user.click(await screen.findByLabelText('11 · VALMOREL Inès est absent'));
    await waitFor(() =>
      expect(host.notify).toHaveBeenCalledWith(spaceFrench('Cet athlète a déjà un résultat : effacez-le d’abord.'), {
        kind: 'error',
      }),
    );
  });

  test('a change of an official list is asked about, and sent with its reason', async () => {
    const { user, server, host, edits } = renderStarts();
    server.overrideAnswer('editStarts', refusalAt('invalid request', { '$.reason': 'is missing' }));
    host.confirm.mockImplementationOnce(async () => {
      server.restoreAnswer('editStarts');
      return true;
    });
    await user.click(await screen.findByLabelText('11 · VALMOREL Inès est absent'));
    await waitFor(() => expect(edits()).toHaveLength(2));
    expect(host.confirm).toHaveBeenCalledWith(expect.objectContaining({ title: 'Cette épreuve est officielle' }));
    expect(server.findRequests('editStarts').map(({ body }) => (body as { reason?: string }).reason)).toEqual([
      undefined,
      'Liste de départ modifiée après les résultats officiels',
    ]);
  });

  test('a user who may only read sees the list and cannot change it', async () => {
    renderStarts({ role: 'reader' });
    expect(await screen.findByRole('rowheader', { name: /VALMOREL Inès/ })).toBeVisible();
    expect(screen.queryByLabelText('Couloir de 11 · VALMOREL Inès')).not.toBeInTheDocument();
    expect(screen.queryByText('Ajouter un athlète')).not.toBeInTheDocument();
  });

  test('a road race has no column of lanes; hundreds of athletes stand on pages of 50 rows, and a bib leads to its row', async () => {
    const race = aTrial({ oid: 'final', gOID: 'group', uid: '010000-R-56-f1', g0: 10_000, g1: 'R', starts: 120 });
    const rows = Array.from({ length: 120 }, (_, at) => ({
      row: `bib:${at + 1}`,
      bib: String(at + 1),
      odr: at + 1,
      last: `NOM${at + 1}`,
      first: 'Inès',
      category: 56,
    }));
    const { user } = renderStarts({ trials: [race], rows });
    expect(await screen.findByRole('rowheader', { name: /NOM50 / })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Cl.' })).not.toBeInTheDocument();
    expect(screen.queryByText('NOM51')).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Dossard'), '117{Enter}');
    expect(await screen.findByRole('rowheader', { name: /NOM117 / })).toBeVisible();
    expect(screen.getByText('101–120 sur 120')).toBeVisible();
    expect(document.activeElement?.closest('tr')).toHaveTextContent('NOM117');
  });

  test('the surname is bold, the first name beside it is not', async () => {
    renderStarts();
    const name = await screen.findByRole('rowheader', { name: /VALMOREL Inès/ });
    expect(within(name).getByText('VALMOREL').tagName).toBe('B');
  });
});
