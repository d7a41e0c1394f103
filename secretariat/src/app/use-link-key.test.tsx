import { describe, expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'shared-domain/platform';
import { useLinkKey } from './use-link-key.ts';

const HOME = '/mgr/lesecretariat/';

function Shown() {
  const link = useLinkKey();
  return (
    <>
      <p>{link === undefined ? 'none' : `${link.kind} ${link.key}`}</p>
      <Link to={HOME}>elsewhere</Link>
    </>
  );
}

function renderAt(address: string) {
  window.history.replaceState(null, '', address);
  return render(
    <BrowserRouter>
      <Shown />
    </BrowserRouter>,
  );
}

const address = () => window.location.pathname + window.location.search + window.location.hash;

describe('The key of a link', () => {
  test.each([
    ['#reset=secret', 'reset secret', ''],
    ['#invitation=secret', 'invitation secret', ''],
    ['#verify=secret', 'verify secret', ''],
    ['#cle=secret', 'cle secret', ''],
    ['?reset=secret', 'reset secret', ''],
    ['?cle=secret&org=o1', 'cle secret', '?org=o1'],
  ])('%s is read, and is no longer in the address', async (link, said, left) => {
    renderAt(`${HOME}${link}`);
    expect(await screen.findByText(said)).toBeVisible();
    await waitFor(() => expect(address()).toBe(`${HOME}${left}`));
    expect(screen.getByText(said)).toBeVisible();
    expect(JSON.stringify(window.history.state)).not.toContain('secret');
  });

  test.each(['cle', 'invitation'])(
    'of «%s» is there after the page was loaded anew, until the reader goes',
    async (kind) => {
      const { unmount } = renderAt(`${HOME}#${kind}=secret`);
      await waitFor(() => expect(address()).toBe(HOME));
      unmount();
      const loadedAnew = render(
        <BrowserRouter>
          <Shown />
        </BrowserRouter>,
      );
      expect(screen.getByText(`${kind} secret`)).toBeVisible();
      expect(address()).toBe(HOME);
      expect(JSON.stringify(window.history.state)).not.toContain('secret');
      await userEvent.click(screen.getByText('elsewhere'));
      expect(await screen.findByText('none')).toBeVisible();
      expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret');
      loadedAnew.unmount();
    },
  );

  test('is forgotten once the reader goes elsewhere', async () => {
    renderAt(`${HOME}#reset=secret`);
    await screen.findByText('reset secret');
    await userEvent.click(screen.getByText('elsewhere'));
    expect(await screen.findByText('none')).toBeVisible();
  });

  test('is no other part of a page', async () => {
    renderAt(`${HOME}#contenu`);
    expect(screen.getByText('none')).toBeVisible();
    expect(address()).toBe(`${HOME}#contenu`);
  });
});
