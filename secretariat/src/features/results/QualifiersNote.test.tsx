import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aTrial } from 'shared-domain/testing';
import { aRow, aSheet, renderHeat } from './heat.fixture.tsx';

const FINAL = { uid: '000100-0-56-f1', gOID: 'event', round: 'f', rounds: 2 } as const;
const HEAT = aTrial({ oid: 'h1', uid: '000100-0-56-h1', gOID: 'event', round: 'h', rounds: 2 });
const ENTRY = { row: 'bib:1', bib: '1', last: 'VALMOREL', first: 'Inès' };
const WAITING = { row: 'bib:9', bib: '9', last: 'ORSEVAL', first: 'Maëlle' };

const qualified = (gone: readonly object[], waiting: readonly object[]) => ({
  oid: 'event',
  uid: '000100-0-56',
  round: 'h',
  decidedBy: 'rule',
  open: [],
  reserves: [],
  decisions: [],
  heats: [],
  next: { round: 'f', gone, waiting },
});

test.each([
  ['somebody who no longer qualifies', [{ trial: 'heat', entry: ENTRY }], [], 0, '1 athlète à vérifier'],
  ['somebody who does now', [], [WAITING], 0, '1 athlète à vérifier'],
  ['both', [{ trial: 'heat', entry: ENTRY }], [WAITING], 0, '2 athlètes à vérifier'],
  ['both, once the final has been run', [{ trial: 'heat', entry: ENTRY }], [WAITING], 1, '1 athlète à vérifier'],
  ['nobody', [], [], 0, undefined],
  ['one in another list of the round', [{ trial: 'other', entry: ENTRY }], [], 0, undefined],
])('the sheet of a final tells of %s', async (_, gone, waiting, results, text) => {
  const sheet = aSheet({ ...FINAL, results }, results === 0 ? [] : [aRow(0, 10_800)]);
  await renderHeat(sheet, { trials: [HEAT], qualification: qualified(gone, waiting) });
  if (text === undefined) {
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
    expect(screen.queryByText(/n’est plus celle des qualifiés/)).toBeNull();
    return;
  }
  expect(await screen.findByText(new RegExp(`n’est plus celle des qualifiés\\s: ${text}`))).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir la liste de départ' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/starts\?oids=heat$/),
  );
});
