import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadTexts } from 'shared-domain/platform';
import type { Layout } from '../app/page-layout.ts';
import { ContactProvider } from '../features/contact/Contact.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { SiteFrame } from './SiteFrame.tsx';

const renderFrame = (path: string, layout: Layout = 'default') =>
  renderInShell(
    <ContactProvider>
      <SiteFrame layout={layout}>
        <main id="contenu">Page</main>
      </SiteFrame>
    </ContactProvider>,
    path,
  );

const openMenu = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.getByRole('dialog', { name: 'Menu' });
};

describe('the frame of the shell (P2.2)', () => {
  test('the logo goes home, the two wide buttons to the account and the organiser', () => {
    renderFrame('/policy');
    expect(screen.getByRole('link', { name: 'Accueil' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('link', { name: 'compte athlète/coach' })).toHaveAttribute('href', '/lecompte');
    expect(screen.getByRole('link', { name: 'organisateur' })).toHaveAttribute('href', '/lemgr');
  });

  test('the secretariat has neither bar nor footer', () => {
    renderFrame('/mgr/lesecretariat/', 'bare');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main')).toBeVisible();
  });

  test.each([
    ['/', 'default'],
    ['/challenge/C', 'ads'],
    ['/challenge/C?embed=1', 'embed'],
    ['/mgr/lesecretariat/', 'bare'],
  ] as const)('what the operator says is above %s', (path, layout) => {
    const site = Object.assign(document.createElement('script'), { id: 'site', type: 'application/json' });
    site.textContent = JSON.stringify({ version: '0.9.0', notice: 'Maintenance dimanche à 20 h.' });
    document.head.append(site);
    renderFrame(path, layout);
    site.remove();
    const notice = screen.getByRole('complementary', { name: 'Message de ce site' });
    expect(notice).toHaveTextContent('Maintenance dimanche à 20 h.');
    expect(notice.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('an operator who says nothing has no place for it', () => {
    renderFrame('/');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('a language whose texts cannot be loaded is not taken; the choice says so until another try', async () => {
    renderFrame('/');
    let isOnline = false;
    await loadTexts('site', async (language) => {
      if (language === 'en' && !isOnline) throw new Error('no connection');
      return {};
    });
    const menu = within(await openMenu());
    await userEvent.click(menu.getByRole('radio', { name: 'English' }));
    expect(await menu.findByRole('alert')).toHaveTextContent('La langue n’a pas pu être changée');
    expect(menu.getByRole('radio', { name: 'Français' })).toBeChecked();
    isOnline = true;
    await userEvent.click(menu.getByRole('radio', { name: 'English' }));
    expect(await menu.findByRole('radio', { name: 'English' })).toBeChecked();
    expect(menu.queryByRole('alert')).toBeNull();
    await userEvent.click(menu.getByRole('radio', { name: 'Français' }));
  });

  test('inside of another site there is only the page, and whose it is', () => {
    renderFrame('/challenge/C?v=direct&embed=1', 'embed');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByText(/version:/)).toBeNull();
    const link = screen.getByRole('link', { name: /Foulée/ });
    expect(link).toHaveAttribute('href', '/challenge/C?v=direct');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('the footer shows the version and the policy, and no social link where none is set', () => {
    renderFrame('/');
    const footer = screen.getByRole('contentinfo');
    expect(within(footer).getByText('version: 0.9.0')).toBeVisible();
    expect(within(footer).getByRole('link', { name: 'Politique de confidentialité' })).toHaveAttribute(
      'href',
      '/policy',
    );
    expect(within(footer).queryByText('Suivez-nous')).toBeNull();
  });

  test('the footer opens the social profile in a new tab where one is set', () => {
    const site = Object.assign(document.createElement('script'), { id: 'site', type: 'application/json' });
    site.textContent = '{"version":"0.9.0","socialUrl":"https://reseau.example/foulee"}';
    document.head.append(site);
    renderFrame('/');
    const link = screen.getByRole('link', { name: /Suivez-nous/ });
    expect(link).toHaveAttribute('href', 'https://reseau.example/foulee');
    expect(link).toHaveAttribute('target', '_blank');
    site.remove();
  });
});

describe('the ads layout (P2.2)', () => {
  const withAds = (ads: readonly string[]) => {
    const site = Object.assign(document.createElement('script'), { id: 'site', type: 'application/json' });
    site.textContent = JSON.stringify({ version: '0.9.0', ads });
    document.head.append(site);
    return site;
  };

  test('shows the operator’s image in a place of its own', () => {
    const site = withAds(['/ads/club.png']);
    renderFrame('/challenge/01ab', 'ads');
    const slots = screen.getAllByRole('complementary', { name: 'Publicité' });
    expect(slots.map((slot) => within(slot).getByRole('presentation').getAttribute('src'))).toEqual([
      '/ads/club.png',
      '/ads/club.png',
    ]);
    site.remove();
  });

  test('an upright image stands in the rail and nowhere else', () => {
    const site = withAds(['/ads/rail-club.png']);
    renderFrame('/challenge/01ab', 'ads');
    const slot = screen.getByRole('complementary', { name: 'Publicité' });
    expect(slot).toHaveClass('ad-rail');
    expect(within(slot).getByRole('presentation')).toHaveAttribute('src', '/ads/rail-club.png');
    site.remove();
  });

  test('keeps no room where the operator has none', () => {
    renderFrame('/challenge/01ab', 'ads');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('the default layout never has one', () => {
    const site = withAds(['/ads/club.png']);
    renderFrame('/', 'default');
    expect(screen.queryByRole('complementary')).toBeNull();
    site.remove();
  });
});

describe('the burger menu', () => {
  test('lists every module, the way home included away from home', async () => {
    renderFrame('/policy');
    const menu = await openMenu();
    const links = within(menu).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/lecompte',
      '/lesconcours',
      '/lanemometre',
      '/lestarter',
      '/lechrono',
      '/lesecrans',
      '/pickup',
      '/lespeaker',
      '/lereporter',
      '/lademo',
      '/lemgr',
      '/lafficheur',
      '/support/downloads',
    ]);
    expect(within(menu).getByRole('link', { name: 'TESTS' })).toHaveAttribute('href', '/lademo');
  });

  test('does not offer the way home at home', async () => {
    renderFrame('/');
    expect(within(await openMenu()).queryByRole('link', { name: 'Accueil' })).toBeNull();
  });

  test('closes when a module is chosen', async () => {
    renderFrame('/policy');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Chrono' }));
    expect(menu).not.toHaveAttribute('open');
  });

  test('opens the contact dialog, which says where a question about a result goes', async () => {
    renderFrame('/');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('button', { name: 'Contact' }));
    const contact = await screen.findByRole('dialog', { name: 'Contact' });
    expect(contact).toHaveAttribute('open');
    expect(contact).toHaveTextContent('l’organisateur de la compétition, seul responsable des résultats');
  });

  test('changes the language of the whole frame', async () => {
    renderFrame('/');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('radio', { name: 'English' }));
    expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await userEvent.click(within(menu).getByRole('radio', { name: 'Français' }));
  });

  test('changes the theme of the page', async () => {
    renderFrame('/');
    const menu = await openMenu();
    await userEvent.click(within(menu).getByRole('radio', { name: 'Sombre' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });
});
