import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'shared-domain/platform';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { useIsEmbedded } from './Pages.tsx';

function Page() {
  const { pathname, search } = useLocation();
  const embedded = useIsEmbedded();
  return (
    <>
      <Link to="/challenge/C/trial-T?t=starts">Trial</Link>
      <output>{`${embedded} ${pathname}${search}`}</output>
    </>
  );
}

test('links inside of a frame of another site lead to pages of that frame', async () => {
  renderInShell(<Page />, '/challenge/C?embed=1');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status')).toHaveTextContent('true /challenge/C/trial-T?t=starts&embed=1');
});

test('a page that stands for itself is left as it is', async () => {
  renderInShell(<Page />, '/challenge/C');
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status')).toHaveTextContent(/^false .*t=starts$/);
});
