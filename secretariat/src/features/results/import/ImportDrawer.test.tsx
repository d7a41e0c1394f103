import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { fakeServer, refusal } from '../../../testing/fake-server.ts';
import { renderSecretariat } from '../../../testing/render-secretariat.tsx';

const CHALLENGE = aChallenge();
const TRIAL = aTrial({ oid: 'heat', chOID: CHALLENGE.oid, status: 10, starts: 8 });

const change = (kind: string, line: number, who: string, before: string, after: string) => ({
  ...{ uid: TRIAL.uid, kind, line, who },
  fields: [{ name: 'time', before, after }],
});
const ANSWER = {
  ...{ dryRun: true, created: 0, updated: 1, unchanged: 0 },
  rows: { read: 3, added: 1, changed: 1, removed: 0 },
  changes: [
    change('added', 2, 'VALMOREL Inès (1)', '', '11.58'),
    change('changed', 3, 'KERBRAT Lou (2)', '11.70', '11.66'),
  ],
  warnings: ['line 3, column 4 (last): KERBRAT Lou (2) goes by "KERBRAS"'],
};

async function renderImport() {
  const server = fakeServer({
    challenges: [CHALLENGE],
    answers: { secretariatTrials: () => ({ trials: [TRIAL] }), lynxResults: () => ANSWER },
  });
  const { user, host } = renderSecretariat(`/mgr/lesecretariat/${CHALLENGE.oid}/results`);
  await user.click(await screen.findByRole('button', { name: 'Importer un fichier' }));
  const field = await screen.findByLabelText('Fichier .lif ou .csv');
  return { server, user, host, choose: () => user.upload(field, new File(['x'], 'heat.lif')) };
}

describe('importing results from a file', () => {
  test('reads it without writing: what does not match first, then what changes, then what is new', async () => {
    const { server, choose } = await renderImport();
    await choose();
    expect(await screen.findByText('Ligne 3 : KERBRAT Lou (2) s’y appelle KERBRAS')).toBeVisible();
    const table = screen.getByRole('table', { name: 'Ce que le fichier changerait' });
    expect(
      within(table)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['KERBRAT Lou (2) changée', 'VALMOREL Inès (1) nouvelle']);
    expect(server.asked('lynxResults').map(({ query }) => query.get('dryRun'))).toEqual(['true']);
  });

  test('writes only once it is agreed to', async () => {
    const { server, user, host, choose } = await renderImport();
    await choose();
    await user.click(await screen.findByRole('button', { name: 'Écrire 2 lignes' }));
    await screen.findByRole('table', { name: 'Toutes les épreuves' });
    expect(server.asked('lynxResults').map(({ query }) => query.get('dryRun'))).toEqual(['true', 'false']);
    expect(host.notify).toHaveBeenCalledWith('2 lignes écrites.');
  });

  test('names every line that matches nobody', async () => {
    const { server, choose } = await renderImport();
    server.impose(
      'lynxResults',
      refusal(
        'invalid request',
        'line 2, column 2 (id): 643 is not in the start list',
        'line 3, column 2 (id): 9 is not in the start list',
      ),
    );
    await choose();
    expect(await screen.findByText('2 lignes ne peuvent être rapprochées. Rien n’a été écrit.')).toBeVisible();
    expect(screen.getByText('Ligne 2 : 643 n’est pas dans la liste de départ')).toBeVisible();
  });
});
