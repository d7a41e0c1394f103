import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { StartEdit, StartEdits } from 'shared-domain/contract';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const MEETING = aChallenge({ oid: 'meeting', name: 'Meeting du Val', date: '2026-06-13' });
const event = (gOID: string, category: number, group: string, categories?: number[]) =>
  aTrial({
    oid: `${gOID}-f`,
    gOID,
    uid: `000100-0-${category}-f1`,
    category,
    group,
    results: 0,
    dets: categories === undefined ? {} : { categories },
  });
const ROWS = [
  { row: 'bib:11', bib: '11', last: 'VALMOREL', first: 'Inès', category: 50 },
  { row: 'bib:12', bib: '12', last: 'KERBRAT', first: 'Lou', category: 50 },
  { row: 'bib:13', bib: '13', last: 'SANTERRE', first: 'Aïcha', category: 50 },
];

function renderList(openTo?: number[]) {
  const list = { oid: 'cadettes', uid: '000100-0-50', rows: ROWS };
  const server = fakeServer({
    orgs: [anOrg({ role: 'owner' })],
    challenges: [MEETING],
    answers: {
      secretariatTrials: () => ({
        trials: [
          event('cadettes', 50, '100 m Cadettes'),
          event('minimes', 48, '100 m Minimes F'),
          event('hommes', 57, '100 m Hommes'),
          event('femmes', 58, '100 m Femmes', openTo),
        ],
      }),
      secretariatStarts: () => ({ starts: [list] }),
      editStarts: () => ({ revision: 2, starts: [list], results: [], warnings: [] }),
    },
  });
  const edits = (): StartEdit[] =>
    server.findRequests('editStarts').flatMap(({ body }) => [...(body as StartEdits).edits]);
  return { server, edits, ...renderSecretariat('/mgr/lesecretariat/meeting/starts?oids=cadettes') };
}

describe('Entries of a list', () => {
  test('one can move to another event: those of its category first, none of the other sex, another age with a warning', async () => {
    const { user, edits } = renderList();
    await user.click(await screen.findByLabelText('Autres actions pour 11 · VALMOREL Inès'));
    await user.click(await screen.findByText('Passer vers une autre épreuve…'));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('combobox', { name: 'Épreuve' }));
    const options = (await screen.findAllByRole('option')).map(
      ({ textContent, ariaLabel }) => ariaLabel ?? textContent,
    );
    expect(options).toEqual(['100 m Femmes', '100 m Minimes F (autre catégorie)']);
    // Options cannot be clicked while the list is opening.
    await waitFor(() => user.click(screen.getAllByText('100 m Minimes F (autre catégorie)').at(-1) as HTMLElement));
    expect(
      await form.findByText('La catégorie de l’athlète n’est pas de celles de « 100 m Minimes F ».'),
    ).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Passer' }));
    await waitFor(() => expect(edits()).toEqual([{ op: 'move', trial: 'cadettes', row: 'bib:11', to: 'minimes' }]));
  });

  test('one moves to an event of some categories with a warning where it is not for hers', async () => {
    const { user } = renderList([52, 56]);
    await user.click(await screen.findByLabelText('Autres actions pour 11 · VALMOREL Inès'));
    await user.click(await screen.findByText('Passer vers une autre épreuve…'));
    const form = within(await screen.findByRole('dialog'));
    await user.click(form.getByRole('combobox', { name: 'Épreuve' }));
    expect(
      (await screen.findAllByRole('option')).map(({ textContent, ariaLabel }) => ariaLabel ?? textContent),
    ).toEqual(['100 m Minimes F (autre catégorie)', '100 m Femmes (JU, SE) (autre catégorie)']);
  });

  test('several chosen with Shift can be moved, marked absent or removed together', async () => {
    const { user, edits, host } = renderList();
    await user.click(await screen.findByLabelText('Sélectionner 11 · VALMOREL Inès'));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByLabelText('Sélectionner 13 · SANTERRE Aïcha'));
    await user.keyboard('{/Shift}');
    const bar = within(screen.getByRole('region', { name: 'Actions sur la sélection' }));
    expect(bar.getByText('3 lignes choisies')).toBeVisible();
    await user.click(bar.getByText('Retirer de la liste'));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({ title: spaceFrench('Retirer 3 athlètes de cette liste ?') }),
    );
    await waitFor(() => expect(edits()).toEqual(ROWS.map(({ row }) => ({ op: 'remove', trial: 'cadettes', row }))));
    expect(screen.queryByText('3 lignes choisies')).not.toBeInTheDocument();
  });
});
