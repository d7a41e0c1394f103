import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { PricesBody } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, conflict, fakeServer } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';
import type { Price } from './prices-endpoints.ts';

const aPrice = (oid: string, unit_amount: number, kd = 'main'): Price => ({
  oid,
  kd: 'ch',
  unit_amount,
  currency: 'eur',
  metadata: { kd },
});
const [MAIN, LICENCE] = [aPrice('p1', 1200), aPrice('p2', 800, 'liCOMP')];

/** Two prices that this page has read at revision 1; `meanwhile` is what another secretary makes of them at 2. */
async function open() {
  let kept: readonly Price[] = [MAIN, LICENCE];
  let revision = 1;
  const server = fakeServer({
    orgs: [anOrg({ role: 'secretary' })],
    challenges: [aChallenge({ oid: 'val' })],
    answers: {
      secretariatPrices: () => {
        server.restoreAnswer('writePrices');
        return { prices: kept, revision };
      },
      writePrices: ({ body }) => {
        kept = (body as PricesBody).prices.map((one) => ({ ...one, currency: 'eur', oid: one.oid ?? 'new' }));
        revision += 1;
        return { prices: kept, revision };
      },
    },
  });
  const view = renderSecretariat('/mgr/lesecretariat/val/prices');
  const amount = (place: number) => screen.findByRole('textbox', { name: `Montant en euros, tarif ${place}` });
  const type = async (place: number, text: string) => {
    const field = await amount(place);
    await view.user.click(field);
    await view.user.clear(field);
    await view.user.type(field, `${text}{Enter}`);
  };
  await amount(1);
  const meanwhile = (theirs: readonly Price[]) => {
    kept = theirs;
    revision = 2;
    server.overrideAnswer('writePrices', conflict('stale'));
  };
  const sent = () => server.findRequests('writePrices').map(({ body }) => body as PricesBody);
  const amounts = () => kept.map(({ unit_amount }) => unit_amount);
  return { ...view, meanwhile, type, amount, amounts, sent };
}

describe('two secretaries at the prices', () => {
  test('each writes on the revision that it read', async () => {
    const { type, sent } = await open();
    await type(1, '13');
    await type(2, '9');
    expect(sent().map(({ revision }) => revision)).toEqual([1, 2]);
  });

  test('another price that the other changed meanwhile stays as the other left it, and both stand', async () => {
    const { type, meanwhile, amounts, amount } = await open();
    meanwhile([MAIN, { ...LICENCE, unit_amount: 500 }]);
    await type(1, '13');
    expect(await screen.findByDisplayValue('13,00 €')).toBeVisible();
    expect(await amount(2)).toHaveValue('5,00\u00a0€');
    expect(amounts()).toEqual([1300, 500]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the same amount typed by both is asked about, with both values, and nothing is overwritten until then', async () => {
    const { type, meanwhile, amounts, user, sent } = await open();
    meanwhile([{ ...MAIN, unit_amount: 1400 }, LICENCE]);
    await type(1, '13');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Une autre personne a enregistré 14,00 € pendant que vous saisissiez 13,00 €. Rien n’a été écrasé : choisissez.',
    );
    expect(amounts()).toEqual([1400, 800]);
    await user.click(screen.getByRole('button', { name: /^Garder le mien\s: 13,00\s€$/ }));
    expect(await screen.findByDisplayValue('13,00 €')).toBeVisible();
    expect(amounts()).toEqual([1300, 800]);
    expect(sent().at(-1)?.revision).toBe(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('the other’s value is taken without a write', async () => {
    const { type, meanwhile, amounts, user, sent } = await open();
    meanwhile([{ ...MAIN, unit_amount: 1400 }, LICENCE]);
    await type(1, '13');
    await user.click(await screen.findByRole('button', { name: /^Prendre l’autre\s: 14,00\s€$/ }));
    expect(await screen.findByDisplayValue('14,00 €')).toBeVisible();
    expect(amounts()).toEqual([1400, 800]);
    expect(sent()).toHaveLength(1);
  });

  test('a price that the other deleted comes back only if it is wanted', async () => {
    const { type, meanwhile, amounts, user } = await open();
    meanwhile([LICENCE]);
    await type(1, '13');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Une autre personne a supprimé ce tarif pendant que vous saisissiez Public · Compétition · 13,00 €.',
    );
    expect(screen.getByRole('button', { name: 'Le laisser supprimé' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Garder le mien\s: Public · Compétition · 13,00\s€$/ }));
    expect(await screen.findByDisplayValue('13,00 €')).toBeVisible();
    expect(amounts()).toEqual([800, 1300]);
  });

  test('a price that the other changed is not deleted unseen', async () => {
    const { meanwhile, amounts, user } = await open();
    meanwhile([{ ...MAIN, unit_amount: 1400 }, LICENCE]);
    await user.click(screen.getByRole('button', { name: 'Supprimer le tarif 1' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('14,00 € pendant que vous supprimiez ce tarif');
    expect(amounts()).toEqual([1400, 800]);
    await user.click(screen.getByRole('button', { name: 'Supprimer quand même' }));
    expect(await screen.findByDisplayValue('8,00 €')).toBeVisible();
    expect(amounts()).toEqual([800]);
  });

  test('taking back one’s own change leaves what the other did since', async () => {
    const { type, meanwhile, amounts, user } = await open();
    await type(1, '13');
    await screen.findByDisplayValue('13,00 €');
    meanwhile([
      { ...MAIN, unit_amount: 1300 },
      { ...LICENCE, unit_amount: 500 },
    ]);
    await user.click(screen.getByRole('button', { name: 'Annuler la dernière modification' }));
    expect(await screen.findByDisplayValue('12,00 €')).toBeVisible();
    expect(amounts()).toEqual([1200, 500]);
  });
});
