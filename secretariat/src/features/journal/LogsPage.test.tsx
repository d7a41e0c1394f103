import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ErrorEnvelope, LogLine } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { anOrg, conflict, fakeServer, refusal } from '../../testing/fake-server.ts';
import { renderSecretariat } from '../../testing/render-secretariat.tsx';

const PATH = '/mgr/lesecretariat/val/logs';
const challenge = aChallenge({ oid: 'val', tz: 'Europe/Paris' });
const claire = { oid: 'c', email: 'claire@val.example' };

const PRICES: LogLine = {
  oid: '3',
  at: '2026-06-13T09:00:07Z',
  who: claire,
  action: 'prices changed',
  detail: {
    before: [],
    after: [{ oid: 'p', kd: 'ch', unit_amount: 1200, currency: 'eur', metadata: { kd: 'liCOMP' } }],
    reason: 'erreur de frappe',
  },
};
const DELETED: LogLine = {
  oid: '2',
  at: '2026-06-12T22:30:00Z',
  who: { oid: 'm', email: 'marc@val.example' },
  action: 'trials deleted',
  detail: { trials: [{ oid: 't', name: '100 m – Finale' }] },
  undo: '2026-07-12T22:30:00Z',
};
const DEVICE: LogLine = {
  oid: '1',
  at: '2026-06-12T10:00:00Z',
  action: 'live input',
  detail: { code: 'wind', facts: 3 },
};

function open(
  logs: readonly LogLine[] = [PRICES, DELETED, DEVICE],
  { role = 'owner' as 'owner' | 'reader', refused = false } = {},
) {
  let kept = logs;
  const server = fakeServer({
    orgs: [anOrg({ role })],
    challenges: [challenge],
    answers: {
      logs: () => ({ logs: kept }),
      secretariatTrials: () => ({ trials: [] }),
      undo: () => {
        kept = [
          { ...DEVICE, oid: '4', action: 'undone', detail: { undone: '2' } },
          PRICES,
          { ...DELETED, undo: undefined } as LogLine,
        ];
        return { chOID: 'val', log: '4' };
      },
    },
  });
  if (refused) server.overrideAnswer('logs', refusal('unavailable', 'the database is being moved'));
  return { server, ...renderSecretariat(PATH) };
}

const bodyRows = async () =>
  within(await screen.findByRole('table', { name: 'Journal' }))
    .getAllByRole('row')
    .slice(1);

describe('the competition’s journal (P11.14)', () => {
  test('newest first: when to the second in the competition’s zone, who, what, about what; a device by its code', async () => {
    open();
    const rows = await bodyRows();
    expect(rows).toHaveLength(3);
    expect(rows[0]).toHaveTextContent(/13\/06\/2026 11:00:07claire@val\.exampleA modifié les tarifs : 1 tarif\./);
    expect(within(rows[0] as HTMLElement).getByRole('link', { name: 'Tarifs' })).toHaveAttribute(
      'href',
      '/mgr/lesecretariat/val/prices',
    );
    expect(rows[1]).toHaveTextContent('100 m – Finale');
    expect(rows[2]).toHaveTextContent('Appareil (Anémomètre)');
  });

  test('a round is named by its event, not by its code', async () => {
    open([
      { ...PRICES, oid: '5', action: 'round seeded', detail: { group: 'g', uid: '000100-0-56' } },
      { ...PRICES, oid: '6', action: 'qualification decided', detail: { group: 'g', uid: '000100-0-56' } },
    ]);
    for (const row of await bodyRows()) {
      expect(within(row).getByRole('link', { name: '100 m Femmes SE' })).toBeVisible();
      expect(row).not.toHaveTextContent('000100');
    }
  });

  test('the detail of an act opens on what was and what became, and why', async () => {
    open();
    const [row] = await bodyRows();
    expect(within(row as HTMLElement).getByText('erreur de frappe', { selector: 'summary' })).toBeInTheDocument();
    expect(row).toHaveTextContent(/Objetavant – → après Compétition, Licence COMP, 12,00 €Motiferreur de frappe/);
  });

  test('words, a day, who and what narrow it; the count is told', async () => {
    const { user } = open();
    await bodyRows();
    await user.type(screen.getByLabelText('Texte'), 'frappe');
    expect(await bodyRows()).toHaveLength(1);
    expect(screen.getByText('1 action')).toBeVisible();
    await user.clear(screen.getByLabelText('Texte'));
    await user.selectOptions(screen.getByLabelText('Auteur'), 'marc@val.example');
    expect(await bodyRows()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Auteur'), 'Tous');
    await user.selectOptions(screen.getByLabelText('Action'), 'Saisie d’un appareil');
    expect(await bodyRows()).toHaveLength(1);
    await user.selectOptions(screen.getByLabelText('Action'), 'Toutes');
    await user.type(screen.getByLabelText('Du'), '2026-06-13');
    expect(await bodyRows()).toHaveLength(2);
    await user.type(screen.getByLabelText('Texte'), 'rien de tel');
    expect(await screen.findByText('Aucune action ne correspond à ces filtres.')).toBeVisible();
  });

  test('an act that made room for newer ones has no button, and a sentence that says why', async () => {
    const { undo: _, ...dropped } = DELETED;
    open([PRICES, { ...dropped, undoDropped: true }]);
    const [, row] = await bodyRows();
    expect(row).toHaveTextContent('Ne peut plus être annulée : des actions plus récentes en ont pris la place.');
    expect(screen.queryByRole('button', { name: /^Annuler/ })).toBeNull();
  });

  test('what can be taken back is, once it is confirmed, and the journal says so', async () => {
    const { user, server, host } = open();
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: Épreuves supprimées/ }));
    expect(host.confirm).toHaveBeenCalledWith(
      expect.objectContaining({
        title: expect.stringContaining('Épreuves supprimées'),
        action: 'Annuler cette action',
        cancel: 'Fermer',
      }),
    );
    expect(server.findRequests('undo')[0]?.body).toEqual({ logOid: '2' });
    expect(await screen.findByText('A annulé l’action « Épreuves supprimées ».')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Annuler\s: / })).toBeNull();
  });

  test.each([
    ['changed since', /a changé depuis\. Annulez d’abord les actions plus récentes/],
    ['deleted since', /a été supprimé depuis/],
    ['undone already', /a déjà été annulé/],
    ['too old', /trop ancien/],
    ['undo dropped', /a laissé la place à des actions plus récentes/],
    ['held', /Quelqu’un d’autre tient cette épreuve/],
  ] as const)('an act that cannot be undone (%s) says why in the reader’s language', async (reason, words) => {
    const { user, server, host } = open();
    server.overrideAnswer('undo', conflict(reason));
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: / }));
    expect(host.notify).toHaveBeenCalledWith(expect.stringMatching(words), { kind: 'error' });
  });

  test('following is off until it is asked for; then a log tells what comes', async () => {
    const { user } = open();
    await bodyRows();
    expect(screen.queryByRole('log')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Suivre' }));
    expect(await screen.findByRole('log', { name: 'Nouvelles actions' })).toBeVisible();
  });

  test('without acts it says what will stand here', async () => {
    open([]);
    expect(await screen.findByText('Aucune action')).toBeVisible();
  });

  test('an act behind a later one says which, and leads to it', async () => {
    const { user, server, host } = open();
    const act = { oid: PRICES.oid, action: PRICES.action, at: PRICES.at };
    const { status, body } = conflict('changed since');
    server.overrideAnswer('undo', { status, body: { errors: [{ ...(body as ErrorEnvelope).errors[0], act }] } });
    await user.click(await screen.findByRole('button', { name: /^Annuler\s: / }));
    expect(host.confirm).toHaveBeenLastCalledWith(
      expect.objectContaining({
        title: expect.stringMatching(/^À annuler d’abord\s: «\sTarifs modifiés\s» du 13\/06\/2026/),
        action: 'Voir cette action',
      }),
    );
    const asked = await screen.findByRole('region', { name: 'À annuler d’abord' });
    expect(asked).toHaveTextContent(/claire@val.example/);
    expect(asked).toHaveFocus();
  });

  test('who only reads sees acts and undoes none', async () => {
    open(undefined, { role: 'reader' });
    await bodyRows();
    expect(screen.queryByRole('button', { name: /^Annuler\s: / })).toBeNull();
  });

  test('when the server refuses, the page asks again on demand', async () => {
    const { server, user } = open(undefined, { refused: true });
    expect(await screen.findByRole('alert')).toHaveTextContent('the database is being moved');
    server.restoreAnswer('logs');
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await bodyRows()).toHaveLength(3);
  });
});
