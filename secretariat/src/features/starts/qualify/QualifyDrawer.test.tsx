import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { QualificationBody } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting' });
const HEAT = aTrial({ oid: 'heat', gOID: 'group', uid: '000100-0-56-h1', round: 'h', starts: 2, status: 15 });
const ROWS = [
  { row: 'bib:11', bib: '11', last: 'VALMOREL', first: 'Inès', category: 56, lane: 3 },
  { row: 'bib:12', bib: '12', last: 'KERBRAT', first: 'Lou', category: 56, lane: 4 },
];

const outcome = (places: number) => ({
  oid: 'group',
  uid: '000100-0-56',
  round: 'h',
  decidedBy: places === 0 ? 'nobody' : 'rule',
  ...(places > 0 && { rule: { places, times: 0 } }),
  open: [],
  reserves: [],
  decisions: [],
  heats: [
    {
      oid: 'heat',
      uid: HEAT.uid,
      complete: true,
      rows: ROWS.map(({ row }, at) => ({
        row,
        certain: true,
        withdrawn: false,
        why: { by: 'place', heat: 1, place: at + 1 },
        ...(at < places ? { qualified: 'Q' } : {}),
      })),
    },
  ],
});

describe('the qualifiers of a round', () => {
  test('of a round that qualifies by place only have no rank by time', async () => {
    const [heat] = outcome(1).heats as [ReturnType<typeof outcome>['heats'][number]];
    const late = { ...heat.rows[1], why: { by: 'time', position: 1, of: 0, mark: 12_340 } };
    fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [HEAT] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        qualification: () => ({ ...outcome(1), heats: [{ ...heat, rows: [heat.rows[0], late] }] }),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    expect(await screen.findByText(/^Qualification à la place seulement\s: 12\.34$/)).toBeVisible();
  });

  test('are read again once the rule is saved', async () => {
    let places = 0;
    const server = fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [HEAT] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        decideQualification: ({ body }) => {
          places = (body as QualificationBody).rule?.places ?? 0;
          return outcome(places);
        },
        qualification: ({ query }) => outcome(Number(query.get('places') ?? places)),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    const drawer = within(await screen.findByRole('dialog'));
    const codes = () => drawer.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);
    await waitFor(() => expect(codes().slice(1)).toEqual(['–', '–']));
    expect(drawer.getByRole('heading', { name: spaceFrench('Qui se qualifie ?') })).toBeVisible();
    await user.click(drawer.getByText('Une autre règle'));
    await user.clear(drawer.getByLabelText('Places par série (Q)'));
    await user.type(drawer.getByLabelText('Places par série (Q)'), '1');
    await user.clear(drawer.getByLabelText('Au temps (q)'));
    await user.type(drawer.getByLabelText('Au temps (q)'), '0');
    expect(await drawer.findByText('Q (1) : 11 · VALMOREL Inès')).toBeVisible();
    await user.click(
      await drawer.findByRole('button', { name: spaceFrench('Enregistrer la règle : le premier de chaque série (Q)') }),
    );
    await waitFor(() => expect(codes().slice(1)).toEqual(['Q', '–']));
    expect(server.findRequests('decideQualification')).toMatchObject([
      { body: { round: 'h', rule: { places: 1, times: 0 } } },
    ]);
    expect(drawer.getByText(/1 athlète se qualifie/)).toBeVisible();
  });

  test('wait for heats in which nobody runs, which are named', async () => {
    const empty = aTrial({ ...HEAT, oid: 'empty', uid: '000100-0-56-h2', heat: 2, heats: 2, starts: 0 });
    fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [{ ...HEAT, heats: 2 }, empty] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        qualification: () => ({
          ...outcome(1),
          heats: [...outcome(1).heats, { oid: 'empty', uid: empty.uid, complete: false, rows: [] }],
        }),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByRole('alert')).toHaveTextContent(/Série 2\/2 n’a personne.*supprimez cette série/);
    expect(drawer.getByRole('button', { name: 'Tirer le tour suivant' })).toBeDisabled();
  });

  test('are decided on below their row, with the focus on the decision', async () => {
    fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [HEAT] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        qualification: () => outcome(1),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    const decide = await screen.findByRole('button', { name: 'Décider pour 11 · VALMOREL Inès' });
    await user.click(decide);
    expect(decide).toHaveAttribute('aria-expanded', 'true');
    const decision = screen.getByRole('combobox', { name: 'Décision pour 11 · VALMOREL Inès' });
    expect(decision).toHaveFocus();
    expect(decision.closest('tr')).toBe(decide.closest('tr')?.nextElementSibling);
  });

  test('by time among hand and electronic times are the referee’s to name: no lots are offered', async () => {
    const tied = ['bib:11', 'bib:12'];
    const tie = { by: 'tie', on: 'time', mark: 12_300, spots: 1, tied, outcome: 'open', needs: 'method' };
    fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [HEAT] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        qualification: () => ({ ...outcome(1), open: [tie] }),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    const drawer = within(await screen.findByRole('dialog'));
    expect(await drawer.findByText(/Temps manuels et électriques ne se comparent pas/)).toBeVisible();
    expect(drawer.getByText(/donnez q à ceux que le juge-arbitre retient/)).toBeVisible();
    expect(drawer.queryByRole('button', { name: 'Tirer au sort ici' })).toBeNull();
  });

  test('who are tied for the last place: what the draw still needs is said beside its buttons', async () => {
    fakeServer({
      challenges: [MEETING],
      answers: {
        secretariatTrials: () => ({ trials: [HEAT] }),
        secretariatStarts: () => ({ starts: [{ oid: 'heat', uid: HEAT.uid, rows: ROWS }] }),
        qualification: () => ({ ...outcome(1), open: [{ tied: ['bib:11', 'bib:12'], spots: 1 }] }),
      },
    });
    const { user } = renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=heat');
    await user.click(await screen.findByRole('button', { name: 'Qualifiés' }));
    const official = await screen.findByLabelText('Officiel qui tire au sort');
    expect(screen.getByRole('button', { name: 'Tirer au sort ici' })).toBeDisabled();
    expect(official).toHaveAccessibleDescription(/^Écrivez qui tire au sort.*cochez aussi l’athlète tiré\.$/);
    await user.type(official, 'Mme Brehon');
    expect(screen.getByRole('button', { name: 'Tirer au sort ici' })).toBeEnabled();
    expect(official).toHaveAccessibleDescription(/^Si le tirage est déjà fait/);
  });
});
