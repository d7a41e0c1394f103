import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { aChallenge, aTrial } from 'shared-domain/testing';
import { renderSite } from '../../testing/render-site.tsx';
import { GroupLists } from './GroupLists.tsx';

test('a heat to come in another time zone has the reader’s own hour beside the stadium’s, one that began has not', () => {
  const heats = ([25, 40] as const).map((status, at) =>
    aTrial({ oid: `T${at}`, uid: `000100-0-56-h${at + 1}`, heats: 2, status, date: '2026-06-13T14:35:00Z' }),
  );
  renderSite(
    <GroupLists
      sections={[{ round: 'h', heats }]}
      lists={[]}
      tab="resultats"
      challenge={aChallenge({ tz: 'Pacific/Kiritimati' })}
    />,
  );
  const times = screen.getAllByText(/04:35/);
  expect(times.map(({ textContent }) => /chez vous/.test(textContent ?? ''))).toEqual([true, false]);
});
