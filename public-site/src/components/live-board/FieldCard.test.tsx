import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { FieldEvent } from 'shared-domain/contract';
import { aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { FieldCard } from './FieldCard.tsx';

test('the card of a field event has the last attempt and the next two beside who is at work', async () => {
  const event: FieldEvent = {
    ...aTrial({ oid: 'J', chOID: 'C', uid: '900001-0-55-f1', g0: 900_001, group: 'Hauteur Hommes', status: 5 }),
    state: 'next',
    attempt: 2,
    bar: 2090,
    athlete: { last: 'DUPONT', first: 'Léo' },
    rows: [],
    outlook: {
      last: { athlete: { last: 'MARTEL', first: 'Noé' }, r: 'x', v: 2090 },
      following: [
        { last: 'ROUX', first: 'Sami' },
        { last: 'VIDAL', first: 'Tom' },
      ],
      needed: [],
    },
  };
  renderSite(<FieldCard event={event} kind="outdoor" />, { path: '/challenge/C' });
  const card = await screen.findByRole('link');
  expect(card).toHaveTextContent('Dernier essai MARTEL Noé échoue à 2.09');
  expect(card).toHaveTextContent('Ensuite ROUX Sami, VIDAL Tom');
});
