import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ResultList } from 'shared-domain/contract';
import { aResultList, aResultRow } from 'shared-domain/testing';
import { renderSite } from '../../../testing/render-site.tsx';
import { RowSheet } from './RowSheet.tsx';

const row = aResultRow({ bib: '7', auid: 'a/1' });

function renderSheet(path: string, list: Partial<ResultList> = {}, listLength = 1) {
  const share = jest.fn(async (_shared: ShareData) => undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const onClose = jest.fn();
  renderSite(
    <RowSheet
      row={row}
      list={aResultList({ chOID: 'C', oid: 'T', rows: [row], ...list })}
      listLength={listLength}
      event={{ g0: 100, g1: '0' }}
      onClose={onClose}
    />,
    { path },
  );
  return { share, onClose };
}

const pressShare = () => userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Partager' }));

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('a row is shared as its list with the row lit, without the reader’s filters', async () => {
  const { share, onClose } = renderSheet('/challenge/C/trial-T?suivis=1');
  await pressShare();
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({
      title: 'VALMOREL Inès 11.58 – 100 m Femmes – Finale',
      url: `${window.location.origin}/challenge/C/trial-T#a%2F1`,
    }),
  );
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a row of a long race is searched on the page of the race, wherever its sheet was opened', async () => {
  const { share } = renderSheet('/challenge/C/fa-21', {}, 4000);
  await pressShare();
  expect(share).toHaveBeenCalledWith(
    expect.objectContaining({ url: `${window.location.origin}/challenge/C/trial-T?q=7#a%2F1` }),
  );
});
