import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Trial } from 'shared-domain/contract';
import { aResultList, aResultRow, aTrial } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { findCombinedBeforeLast, LastPartChases } from './LastPartChases.tsx';

const COMBINED = '800010-0-55-f1';
const partOf = (oid: string, uid: string, status: Trial['status']) =>
  aTrial({ oid, uid, chOID: 'C', gOID: 'G', status, dets: { combined: COMBINED } });
const decathlon = aTrial({ oid: 'D', uid: COMBINED, chOID: 'C', gOID: 'G', status: 5 });
const hammer = partOf('J', '900007-0-55-c1', 40);
const last = partOf('P', '001500-0-55-c1', 25);

const time = (v: number) => ({ v, u: 'ms', st: 1 }) as const;
const list = aResultList({
  oid: 'D',
  uid: COMBINED,
  chOID: 'C',
  parts: [
    { code: '900007-0', name: 'Marteau', g0: 900_007, g1: '0', status: 40, date: '2026-06-14T15:00:00Z', oids: ['J'] },
    { code: '1500-0', name: '1500 m', g0: 1500, g1: '0', status: 25, date: '2026-06-14T17:00:00Z', oids: ['P'] },
  ],
  rows: [
    aResultRow({ rank: 1, last: 'ROUX', first: 'Sami' }),
    aResultRow({
      rank: 2,
      bib: '2',
      last: 'DUPONT',
      first: 'Léo',
      chase: { last: 'ROUX', first: 'Sami', rival: time(273_500), by: 'sb', mark: time(271_200) },
    }),
  ],
});

test('the page of the last discipline says what each athlete needs there to pass the one ahead', async () => {
  const fake = fakeServer({ '/api/results': { results: [list] } });
  renderSite(<LastPartChases trial={last} group={[decathlon, hammer, last]} />, { path: '/challenge/C/trial-P' });
  expect(await screen.findByRole('region', { name: /^Avant la dernière épreuve/ })).toHaveTextContent('4:31.20');
  expect(fake.requestedUrls).toEqual(['/api/results?chOID=C&trialOID=D']);
});

test('a list whose last discipline is another says nothing here', async () => {
  const fake = fakeServer({ '/api/results': { results: [list] } });
  renderSite(<LastPartChases trial={{ ...last, oid: 'X' }} group={[decathlon, hammer, last]} />);
  await waitFor(() => expect(fake.requestedUrls).toHaveLength(1));
  expect(screen.queryByRole('region')).toBeNull();
});

test.each<[string, Trial, readonly Trial[], string | undefined]>([
  ['the last discipline, the others over', last, [decathlon, hammer, last], 'D'],
  ['a discipline before the last', { ...hammer, status: 5 }, [decathlon, { ...hammer, status: 5 }, last], undefined],
  ['the last one, another still on', last, [decathlon, { ...hammer, status: 5 }, last], undefined],
  ['the last one once it is over', { ...last, status: 40 }, [decathlon, hammer, { ...last, status: 40 }], undefined],
  ['no part of a combined event', aTrial(), [decathlon, hammer, last], undefined],
])('the list of the combined event is asked for by %s', (_, trial, group, expected) => {
  expect(findCombinedBeforeLast(trial, group)).toBe(expected);
});
