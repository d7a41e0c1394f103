import { describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PricesBody } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { readFormDraft } from '../../api/device/form-drafts.ts';
import { anOrg, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import type { Price } from './prices-endpoints.ts';

const aPrice = (overrides: Partial<Price> = {}): Price => ({
  oid: 'p1',
  kd: 'ch',
  unit_amount: 1200,
  currency: 'eur',
  metadata: { kd: 'main' },
  ...overrides,
});

function open(
  prices: readonly Price[],
  role: 'owner' | 'reader' = 'owner',
  refused?: ReturnType<typeof refusal>,
  competition: Parameters<typeof aChallenge>[0] = {},
) {
  let kept = prices;
  let made = 0;
  let revision = 1;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [aChallenge({ oid: 'val', ...competition })],
    answers: {
      secretariatPrices: () => ({ prices: kept, revision }),
      writePrices: ({ body }) => {
        kept = (body as PricesBody).prices.map((one) => aPrice({ ...one, oid: one.oid ?? `made${made++}` } as Price));
        revision += 1;
        return { prices: kept, revision };
      },
    },
  });
  if (refused !== undefined) server.overrideAnswer('secretariatPrices', refused);
  const last = () => (server.findRequests('writePrices').at(-1)?.body as PricesBody | undefined)?.prices;
  return { server, last, ...renderSecretariat('/mgr/lesecretariat/val/prices') };
}

const amount = (place: number) => screen.findByRole('textbox', { name: `Montant en euros, tarif ${place}` });

describe('prices (P11.13)', () => {
  test('an amount is read in euros, edited in place, and goes to the server in cents', async () => {
    const { user, last } = open([aPrice()]);
    const field = await amount(1);
    expect(field).toHaveValue('12,00\u00a0€');
    await user.click(field);
    await user.clear(field);
    await user.type(field, '15,5{Enter}');
    expect(last()).toMatchObject([{ oid: 'p1', unit_amount: 1550, metadata: { kd: 'main' } }]);
    expect(await screen.findByDisplayValue('15,50 €')).toBeVisible();
  });

  test('what is no amount is not sent, stays as it was typed, and says so at its field', async () => {
    const { user, server } = open([aPrice()]);
    const field = await amount(1);
    await user.click(field);
    await user.clear(field);
    await user.type(field, 'douze{Enter}');
    expect(field).toHaveValue('douze');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('Un montant en euros, par exemple 12,00.');
    expect(server.findRequests('writePrices')).toEqual([]);
  });

  test('a price is for a licence, a region or a department', async () => {
    const { user, last } = open([aPrice()]);
    const holder = () => screen.getByRole('combobox', { name: 'Type, tarif 1' });
    await amount(1);
    const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer ce tarif' }));
    await user.selectOptions(holder(), 'Région');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Précision, tarif 1' }), 'Bretagne');
    await save();
    expect(last()?.[0]?.metadata.kd).toBe('rgn53');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Précision, tarif 1' }), 'Normandie');
    expect(last()?.[0]?.metadata.kd).toBe('rgn28');
    await user.selectOptions(holder(), 'Département');
    await user.type(await screen.findByRole('textbox', { name: 'Précision, tarif 1' }), '2a');
    await save();
    expect(last()?.[0]?.metadata.kd).toBe('dpt2A');
    await user.selectOptions(holder(), 'Licence');
    await save();
    expect(last()?.[0]?.metadata.kd).toBe('li');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Cible, tarif 1' }), 'Équipe');
    expect(last()?.[0]?.kd).toBe('tg');
  });

  test('another type is public only once it is complete and saved; cancelled, the price is as it was', async () => {
    const { user, server } = open([aPrice()]);
    await amount(1);
    const type = screen.getByRole('combobox', { name: 'Type, tarif 1' });
    await user.selectOptions(type, 'Département');
    await user.type(await screen.findByRole('textbox', { name: 'Précision, tarif 1' }), '35{Enter}');
    expect(type).toHaveValue('department');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(type).toHaveValue('public');
    expect(screen.queryByRole('textbox', { name: 'Précision, tarif 1' })).toBeNull();
    expect(server.findRequests('writePrices')).toEqual([]);
  });

  test('the first price added is the public’s; a price deleted comes back when it is undone', async () => {
    const { user, server, last } = open([]);
    expect(await screen.findByText('Aucun tarif')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ajouter un tarif' }));
    const field = await amount(1);
    expect(field).toHaveFocus();
    expect(server.findRequests('writePrices')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Enregistrer ce tarif' }));
    expect(field).toHaveAccessibleDescription(/Un montant en euros/);
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    await user.type(field, '0{Enter}');
    expect(last()).toMatchObject([{ kd: 'ch', unit_amount: 0, metadata: { kd: 'main' } }]);
    await screen.findByRole('button', { name: 'Supprimer le tarif 1' });
    await user.click(screen.getByRole('button', { name: 'Supprimer le tarif 1' }));
    expect(last()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Annuler la dernière modification' }));
    expect(await amount(1)).toHaveValue('0,00\u00a0€');
    expect(last()?.[0]).not.toHaveProperty('oid');
  });

  test('a new price that is not saved is found again, and forgotten once it is saved or dropped', async () => {
    const first = open([aPrice()]);
    await first.user.click(await screen.findByRole('button', { name: 'Ajouter un tarif' }));
    await first.user.type(await amount(2), '12,5');
    await waitFor(async () => expect(await readFormDraft('price val')).toMatchObject({ value: { amount: '12,5' } }));
    cleanup();
    const { user, last } = open([aPrice()]);
    expect(await amount(2)).toHaveValue('12,5');
    expect(await amount(2)).not.toHaveFocus();
    expect(screen.getByText(/^Votre saisie du .+ n’était pas enregistrée/)).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Type, tarif 2' }), 'Public');
    await user.click(screen.getByRole('button', { name: 'Enregistrer ce tarif' }));
    await waitFor(() => expect(last()).toMatchObject([{ oid: 'p1' }, { unit_amount: 1250 }]));
    await waitFor(async () => expect(await readFormDraft('price val')).toBeUndefined());
  });

  test('a write that is refused says why and keeps what was typed, to be sent again', async () => {
    const { user, server, last } = open([aPrice()]);
    server.overrideAnswer('writePrices', refusal('invalid request', '$.prices[0].unit_amount: is too much'));
    const field = await amount(1);
    await user.click(field);
    await user.clear(field);
    await user.type(field, '20{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('is too much');
    expect(await amount(1)).toHaveValue('20');
    expect(await amount(1)).toHaveAccessibleDescription(/^Non enregistré\s: le prix reste/);
    server.restoreAnswer('writePrices');
    await user.click(field);
    await user.type(field, '{Enter}');
    expect(last()).toMatchObject([{ unit_amount: 2000 }]);
  });

  test('who only reads sees amounts and no field', async () => {
    open([aPrice(), aPrice({ oid: 'p2', unit_amount: 0, metadata: { kd: 'dpt35' } })], 'reader');
    const table = await screen.findByRole('table', { name: 'Tarifs' });
    expect(within(table).getByText('Gratuit')).toBeVisible();
    expect(within(table).getByText('35')).toBeVisible();
    expect(within(table).queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Ajouter un tarif' })).toBeNull();
  });

  test('when the server refuses the list, the page asks again on demand', async () => {
    const { server, user } = open([aPrice()], 'owner', refusal('unavailable', 'the database is being moved'));
    expect(await screen.findByRole('alert')).toHaveTextContent('database is being moved');
    server.restoreAnswer('secretariatPrices');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await amount(1)).toBeVisible();
  });
});

describe('what the public sees of the prices is said by the state of the competition', () => {
  const DAY_MS = 86_400_000;
  const day = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
  test.each([
    ['to come', { date: day(30) }, /public dès qu’il est enregistré/],
    ['under way', { date: day(-1), duration: 3 }, /public dès qu’il est enregistré/],
    ['over', { date: day(-30) }, /est terminée.*n’affiche plus de tarifs/],
    ['hidden', { date: day(30), visible: false }, /cachée du public, et ses tarifs/],
    ['hidden and over', { date: day(-30), visible: false }, /cachée du public, et ses tarifs/],
  ] as const)('%s', async (_, competition, words) => {
    open([aPrice()], 'owner', undefined, competition);
    expect(await screen.findByText(words)).toBeVisible();
  });
});
