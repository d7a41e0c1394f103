import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetRecentPages, Link, recentPages } from 'shared-domain/platform';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { RecentPages } from './RecentPages.tsx';

beforeEach(() => {
  forgetRecentPages();
  document.title = 'Foulée';
});

const seen = () => recentPages().map(({ k, title }) => `${k} ${title}`);

const renderRecent = (path: string) =>
  renderInShell(
    <>
      <RecentPages />
      <Link to="/challenge/b">B</Link>
    </>,
    path,
  );

test('a page of a competition is remembered by the title it gives itself', async () => {
  renderRecent('/challenge/a');
  expect(seen()).toEqual([]);
  document.title = 'Régionaux – Foulée';
  await waitFor(() => expect(seen()).toEqual(['/challenge/a Régionaux']));
});

test('one that the server drew is remembered at once, the next one not under its title', async () => {
  document.title = 'Régionaux – Foulée';
  renderRecent('/challenge/a');
  expect(seen()).toEqual(['/challenge/a Régionaux']);
  await userEvent.click(screen.getByRole('link', { name: 'B' }));
  expect(seen()).toEqual(['/challenge/a Régionaux']);
  document.title = 'Meeting – Foulée';
  await waitFor(() => expect(seen()).toEqual(['/challenge/b Meeting', '/challenge/a Régionaux']));
});

test('other pages are not', () => {
  document.title = 'Politique – Foulée';
  renderRecent('/policy');
  expect(seen()).toEqual([]);
});
