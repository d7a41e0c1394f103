import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, fakeServer } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

let nextNumber = 0;

/** Pastes a table of entries and goes on to the check. */
async function controlTable(lines: readonly string[], clubs: readonly string[] = []) {
  // Imports are stored by competition.
  const oid = `control-${nextNumber++}`;
  fakeServer({
    orgs: [anOrg({ role: 'owner' })],
    challenges: [{ ...aChallenge({ oid, name: 'Meeting du Val', date: '2026-06-13' }), oid }],
    answers: {
      exportCompetition: () => ({ groups: [], trialsData: [], startlists: {}, resultlists: {} }),
      known: () => ({ athletes: [], clubs }),
      secretariatTrials: () => ({ trials: [] }),
    },
  });
  const { user } = renderSecretariat(`/mgr/lesecretariat/${oid}/entries`);
  await user.click(await screen.findByLabelText(/^Ou collez des lignes/));
  await user.paste(lines.map((line) => line.replaceAll(';', '\t')).join('\n'));
  await user.click(screen.getByText('Lire ces lignes'));
  await user.click(await screen.findByText('Contrôler'));
  return user;
}

const findRow = async (sentence: string): Promise<HTMLElement> =>
  (await screen.findByText(sentence)).closest('tr') as HTMLElement;

const HEAD = 'Épreuve;Nom;Prénom;Sexe;Naissance;Club;Record';

describe('the check of entries', () => {
  test('asks for the sex on the line that says X among lines that say M, and one click on M mends it', async () => {
    const user = await controlTable([
      HEAD,
      '100 m Hommes;ORSEVAL;Malo;X;2001;AC Valmont;',
      '200 m;ORSEVAL;Malo;M;2001;AC Valmont;',
      '400 m;ORSEVAL;Malo;M;2001;AC Valmont;',
    ]);
    const row = await findRow('Sexe « X » ici, « M » à la ligne 3 du même athlète : lequel est le bon ?');
    expect(within(row).getByRole('cell', { name: '2' })).toBeVisible();
    expect(within(row).getByLabelText('Corriger Sexe (D), ligne 2')).toHaveValue('X');
    expect(within(row).getAllByRole('button', { name: /^Sexe/ })[0]).toHaveTextContent('Sexe M');
    await user.click(within(row).getByRole('button', { name: /^Sexe M/ }));
    expect(await screen.findByText('Toutes les lignes peuvent être envoyées.')).toBeVisible();
    expect(screen.getByText('3 lignes valables')).toBeVisible();
    expect(screen.getByText('Aucun avertissement')).toBeVisible();
  });

  test('takes F or M that is typed there, too', async () => {
    const user = await controlTable([
      HEAD,
      '100 m;ORSEVAL;Malo;?;2001;AC Valmont;',
      '200 m;ORSEVAL;Malo;M;2001;AC Valmont;',
    ]);
    await findRow('« ? » n’est pas un sexe ; les autres lignes de l’athlète disent « M ».');
    const cell = screen.getByLabelText('Corriger Sexe (D), ligne 2');
    await user.clear(cell);
    await user.type(cell, 'M{Enter}');
    expect(await screen.findByText('Toutes les lignes peuvent être envoyées.')).toBeVisible();
  });

  const CLUBS = ['EA Saint-Étienne', 'EA St Etienne', 'EA Saint-Étienne', 'EA St Etienne', 'EA Saint-Étienne'];
  const CLUB_LINES = [HEAD, ...CLUBS.map((club, index) => `100 m;NOM${index};Zoé;F;2001;${club};`)];
  const NEAR = 'Presque « EA Saint-Étienne » : est-ce le même club ? Entrée dit oui.';

  test.each([
    [
      'a click',
      async (user: Awaited<ReturnType<typeof controlTable>>) =>
        user.click(screen.getByRole('button', { name: /^C’est le même club que EA Saint-Étienne/ })),
    ],
    [
      'Enter',
      async (user: Awaited<ReturnType<typeof controlTable>>) =>
        user.type(screen.getByLabelText('Corriger Club (F), 2 lignes'), '{Enter}'),
    ],
  ])('asks once whether two spellings are one club; %s says so for all lines', async (_, answer) => {
    const user = await controlTable(CLUB_LINES);
    const row = await findRow(NEAR);
    expect(within(row).getByText('3, 5')).toBeVisible();
    await answer(user);
    expect(await screen.findByText('« EA Saint-Étienne » : 2 lignes corrigées ensemble.')).toBeVisible();
    await user.click(screen.getByText('5 lignes valables'));
    expect(screen.getAllByRole('cell', { name: 'EA Saint-Étienne' })).toHaveLength(5);
  });

  test('keeps a club as it is written, and asks about one that the organisation spells otherwise', async () => {
    const user = await controlTable(CLUB_LINES.slice(0, 2), ['EA St-Etienne']);
    await findRow('Presque « EA St-Etienne » : est-ce le même club ? Entrée dit oui.');
    await user.click(screen.getByRole('button', { name: /^Garder tel quel/ }));
    expect(await screen.findByText('Rien à signaler.')).toBeVisible();
    await user.click(screen.getByText('1 ligne valable'));
    expect(screen.getByRole('cell', { name: 'EA Saint-Étienne' })).toBeVisible();
  });

  test('reads the headings of entry forms, and says once how many first names are missing', async () => {
    const form = 'Épreuve;Nom de famille;Prénom usuel;Sexe;Naissance;Club;Temps ou marque';
    const user = await controlTable([
      form,
      '100 m;VALMOREL;Inès;F;2001;X;12,84',
      '100 m;KERBRAT;;F;2001;X;13,1',
      '100 m;ORSEVAL;;F;2001;X;',
    ]);
    const row = await findRow('Le prénom manque. Si le fichier le donne, dites sa colonne à l’étape « Colonnes ».');
    expect(within(row).getByText('2 lignes')).toBeVisible();
    expect(within(row).queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(within(row).getByRole('button', { name: /^Ligne par ligne/ }));
    await user.type(screen.getByLabelText('Corriger Prénom usuel (C), ligne 3'), 'Lou{Enter}');
    await user.type(await screen.findByLabelText('Corriger Prénom usuel (C), ligne 4'), 'Maëlle{Enter}');
    expect(await screen.findByText('Rien à signaler.')).toBeVisible();
    await user.click(screen.getByText('3 lignes valables'));
    expect(screen.getByText('VALMOREL Inès')).toBeVisible();
    expect(screen.getByText('KERBRAT Lou')).toBeVisible();
  });

  test('warns of a file of last names alone', async () => {
    await controlTable(['Épreuve;Nom de famille;Sexe;Naissance', '100 m;VALMOREL;F;2001', '100 m;KERBRAT;F;2001']);
    const row = await findRow('Le prénom manque. Si le fichier le donne, dites sa colonne à l’étape « Colonnes ».');
    expect(within(row).getByText('2 lignes')).toBeVisible();
  });

  test('writes dates as people do, and a doubtful mark as it was written and read', async () => {
    await controlTable([HEAD, '100 m;VALMOREL;Inès;F;2035-05-12;X;', '100 m;KERBRAT;Lou;F;2001;X;12,84']);
    await findRow('« 12/05/2035 » est après la compétition.');
    expect(screen.getByLabelText('Corriger Naissance (E), ligne 2')).toHaveValue('12/05/2035');
    expect(screen.queryByText(/2035-05-12/)).not.toBeInTheDocument();
  });

  test('says what a mark was read as', async () => {
    await controlTable([HEAD, '100 m;VALMOREL;Inès;F;2001;X;5,80']);
    const row = await findRow('« 5,80 », lu 5.80, est mieux que le record du monde : à vérifier.');
    expect(within(row).getByRole('textbox')).toHaveValue('5,80');
  });
});
