import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { QualificationBody, SeedBody, StartEdits } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting' });
const makeHeat = (at: number, results: number) =>
  aTrial({
    oid: `heat${at}`,
    gOID: 'group',
    uid: `000100-0-56-h${at}`,
    round: 'h',
    heat: at,
    heats: 2,
    rounds: 2,
    starts: 2,
    results,
    status: results > 0 ? 40 : 20,
    dets: {},
  });
const FINAL = aTrial({
  oid: 'final',
  gOID: 'group',
  uid: '000100-0-56-f1',
  round: 'f',
  rounds: 2,
  starts: 0,
  results: 0,
});
const makePerson = (bib: string, last: string) => ({ row: `bib:${bib}`, bib, last, first: 'A', category: 56, lane: 4 });
const ROWS = [makePerson('11', 'VALMOREL'), makePerson('12', 'KERBRAT')];

interface RenderOptions {
  readonly results?: number;
  readonly next?: object;
  /** Why nobody of the heats is qualified any more. */
  readonly why?: object;
  readonly finalists?: readonly object[];
  readonly search?: string;
  readonly protests?: readonly object[];
}

function renderFinal({
  results = 2,
  next,
  why = { by: 'status', status: 4 },
  finalists = [],
  search = 'oids=final',
  protests = [],
}: RenderOptions = {}) {
  let rule: QualificationBody['rule'];
  const outcome = (requestedRule: QualificationBody['rule']) => ({
    oid: 'group',
    uid: '000100-0-56',
    round: 'h',
    decidedBy: requestedRule === undefined ? 'nobody' : 'rule',
    ...(requestedRule !== undefined && { rule: requestedRule }),
    ...(next !== undefined && { next }),
    open: [],
    reserves: [],
    decisions: [],
    heats: [1, 2].map((at) => ({
      oid: `heat${at}`,
      uid: `000100-0-56-h${at}`,
      complete: at === 1 || results > 0,
      rows: [
        {
          row: ROWS[at - 1]?.row,
          certain: true,
          withdrawn: false,
          ...(next === undefined ? { why: { by: 'place', heat: at, place: 1 } } : { why }),
          ...(requestedRule === undefined ? {} : { qualified: 'Q' }),
        },
      ],
    })),
  });
  const server = fakeServer({
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({
        trials: [makeHeat(1, 2), makeHeat(2, results), { ...FINAL, starts: finalists.length }],
      }),
      secretariatStarts: ({ query }) => ({
        starts: query.getAll('oids[]').map((oid) => ({ oid, uid: '', rows: oid === 'final' ? finalists : ROWS })),
      }),
      qualification: ({ query }) => {
        const places = query.get('places');
        return outcome(places === null ? rule : { places: Number(places), times: Number(query.get('times')) });
      },
      decideQualification: ({ body }) => {
        rule = (body as QualificationBody).rule;
        return outcome(rule);
      },
      protests: () => ({ protests, announcements: [{ trial: 'heat1', announced: ['2026-06-13T12:00:00Z'] }] }),
      editStarts: () => ({ revision: 2, starts: [], results: [], warnings: [] }),
      seed: () => ({
        preview: true,
        seed: 'a',
        revision: 2,
        reserves: [],
        draws: [],
        swaps: [],
        together: [],
        warnings: [],
        heats: [{ oid: 'final', uid: FINAL.uid, heat: 1, rows: ROWS.map((row, at) => ({ ...row, seed: at + 1 })) }],
      }),
    },
  });
  return { server, ...renderSecretariat(`/mgr/lesecretariat/meeting/starts?${search}`) };
}

const listEdits = (server: ReturnType<typeof fakeServer>) =>
  server.findRequests('editStarts').flatMap(({ body }) => [...(body as StartEdits).edits]);

describe('The draw of a final that comes after heats', () => {
  test('starts with the qualifiers, asks for the rule showing each outcome, and draws once it is chosen', async () => {
    const { server, user } = renderFinal();
    await user.click(await screen.findByRole('button', { name: 'Tirage' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('heading', { name: spaceFrench('Qui se qualifie ?') })).toBeVisible();
    expect(await drawer.findAllByText('Q (2) : 11 · VALMOREL A, 12 · KERBRAT A')).not.toHaveLength(0);
    expect(server.findRequests('seed')).toEqual([]);
    expect(drawer.getByRole('button', { name: 'Enregistrer ces listes' })).toBeDisabled();
    const name = spaceFrench('Choisir : les 3 premiers de chaque série (Q) + les 2 meilleurs temps (q)');
    await user.click(await drawer.findByRole('button', { name }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Enregistrer ces listes' })).toBeEnabled());
    expect(server.findRequests('decideQualification')[0]?.body).toEqual({ round: 'h', rule: { places: 3, times: 2 } });
    expect(server.findRequests('seed').at(-1)?.body as SeedBody).toMatchObject({
      round: 'f',
      from: 'h',
      preview: true,
    });
    expect(drawer.queryByRole('alert')).toBeNull();
  });

  test('asks first where a protest about the heats waits for its answer (TR 8)', async () => {
    const protests = [
      { oid: 'p', trial: 'heat1', lodged: '2026-06-13T12:10:00Z', by: 'EA Brest', text: 'Couloir mordu' },
    ];
    const { server, user, host } = renderFinal({ protests });
    await user.click(await screen.findByRole('button', { name: 'Tirage' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Une réclamation de ce tour attend sa réponse')).toBeVisible();
    const name = spaceFrench('Choisir : les 3 premiers de chaque série (Q) + les 2 meilleurs temps (q)');
    await user.click(await drawer.findByRole('button', { name }));
    await waitFor(() => expect(drawer.getByRole('button', { name: 'Enregistrer ces listes' })).toBeEnabled());
    host.confirm.mockResolvedValueOnce(false);
    await user.click(drawer.getByRole('button', { name: 'Enregistrer ces listes' }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Une réclamation de ce tour attend sa réponse' }),
    );
    expect(server.findRequests('seed').map(({ body }) => (body as SeedBody).preview)).not.toContain(false);
  });

  test('names the heats without results, with links to enter them, and asks for nothing else', async () => {
    const { server, user } = renderFinal({ results: 0 });
    await user.click(await screen.findByRole('button', { name: 'Tirage' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText('Il manque des résultats du tour précédent')).toBeVisible();
    const link = drawer.getByRole('link', { name: /Saisir les résultats\s: Série.*2/ });
    expect(link).toHaveAttribute('href', '/mgr/lesecretariat/meeting/results?oids=heat2');
    expect(server.findRequests('seed')).toEqual([]);
  });
});

describe('A qualified athlete who is disqualified after the draw', () => {
  const next = {
    round: 'f',
    gone: [{ trial: 'final', entry: ROWS[0], replacement: { ...makePerson('21', 'SANTERRE'), lane: undefined } }],
    waiting: [],
  };

  test('is named in the final with the reason, and can be replaced in the same lane', async () => {
    const { server, user } = renderFinal({ next, finalists: ROWS });
    expect(await screen.findByText('Dans cette liste, une personne n’est plus qualifiée')).toBeVisible();
    expect(screen.getByText(/DQ · couloir 4/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remplacer par 21 · SANTERRE A' }));
    await waitFor(() => expect(server.findRequests('editStarts')).toHaveLength(1));
    expect(listEdits(server)).toEqual([
      { op: 'remove', trial: 'final', row: 'bib:11' },
      { op: 'add', trial: 'final', entry: { bib: '21', last: 'SANTERRE', first: 'A', category: 56, lane: 4 } },
    ]);
  });

  test('and a tie is told with bibs and names', async () => {
    const why = { by: 'tie', mark: 12_340, spots: 1, tied: ['bib:11', 'bib:12'] };
    renderFinal({ next, why, finalists: ROWS });
    expect(await screen.findByText(/à décider \(11 · VALMOREL A, 12 · KERBRAT A\)/)).toBeVisible();
  });

  test('or the lane can be left empty', async () => {
    const { server, user } = renderFinal({ next, finalists: ROWS });
    await user.click(await screen.findByRole('button', { name: 'Laisser le couloir vide' }));
    await waitFor(() => expect(server.findRequests('editStarts')).toHaveLength(1));
    expect(listEdits(server)).toEqual([{ op: 'remove', trial: 'final', row: 'bib:11' }]);
  });
});

test('the link of a sheet to the rule of its round opens the rule, once: the list of another round has no open drawer', async () => {
  const { user } = renderFinal({ search: 'oids=heat1&rule' });
  const drawer = within(await screen.findByRole('dialog'));
  expect(await drawer.findByRole('heading', { name: spaceFrench('Qui se qualifie ?') })).toBeVisible();
  const name = spaceFrench('Choisir : les 3 premiers de chaque série (Q) + les 2 meilleurs temps (q)');
  await user.click(await drawer.findByRole('button', { name }));
  const draw = () => drawer.getByRole('button', { name: 'Tirer le tour suivant' });
  // The rule has to be taken by the server first.
  await waitFor(() => expect(draw()).toBeEnabled());
  await user.click(draw());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Enregistrer ces listes' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Enregistrer ces listes' }));
  expect(await screen.findByRole('heading', { name: /Finale$/ })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});
