import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { spaceFrench } from 'shared-domain';
import type { ChallengeLine, VersionsAnswer } from 'shared-domain/contract';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderSite } from '../../testing/render-site.tsx';
import { DemoPage } from './DemoPage.tsx';
import { DownloadsPage } from './DownloadsPage.tsx';
import { PolicyPage } from './PolicyPage.tsx';

const versions: VersionsAnswer = {
  app: { version: '0.9.0' },
  api: { version: '0.9.0', schema: '001' },
  remotes: [
    {
      name: 'public_site',
      version: '0.9.1',
      build: 'ab12',
      platform: '1.0',
      released: '2026-11-21T03:00:00Z',
      entry: '/e.js',
    },
  ],
  downloads: [],
};

function renderDemo(challenges: readonly ChallengeLine[]) {
  fakeServer({ '/api/challenges': { challenges } });
  renderSite(<DemoPage />);
}

test.each([
  ['the privacy policy', <PolicyPage key="policy" />],
  ['the downloads', <DownloadsPage key="downloads" />],
])('%s leads to the licence and the warranty (P2.1)', async (_, page) => {
  fakeServer({ '/api/versions': versions });
  renderSite(page);
  expect(await screen.findByRole('link', { name: 'Licence et garantie' })).toHaveAttribute('href', '/endUser');
});

describe('the downloads page', () => {
  test('says what this site runs, and plainly that there is nothing to install', async () => {
    fakeServer({ '/api/versions': versions });
    renderSite(<DownloadsPage />);
    expect(await screen.findByText('0.9.1 · ab12')).toBeVisible();
    expect(screen.getByText(/Aucun logiciel à télécharger/)).toBeVisible();
  });

  test('offers each download with its size, its system, its day and its hash', async () => {
    const download = {
      name: 'Chrono',
      size: 12_400_000,
      platform: 'Windows',
      date: '2026-11-01',
      sha256: 'ab',
      url: '/downloads/chrono.zip',
    };
    fakeServer({ '/api/versions': { ...versions, downloads: [download] } });
    renderSite(<DownloadsPage />);
    const link = await screen.findByRole('link', { name: /Chrono/ });
    expect(link).toHaveAttribute('href', '/downloads/chrono.zip');
    expect(link).toHaveTextContent('Windows');
    expect(link).toHaveTextContent('12,4 Mo');
    expect(link).toHaveTextContent('1er novembre 2026');
    expect(screen.getByText('ab').closest('p')).toHaveTextContent('SHA-256 ab');
  });
});

describe('the TESTS page', () => {
  test('lists the demo competitions and no other', async () => {
    renderDemo([
      aChallenge({ oid: 'a', name: 'Démo – Meeting', demo: true }),
      aChallenge({ oid: 'b', name: 'Régionaux' }),
    ]);
    expect(await screen.findByText('Démo – Meeting')).toBeVisible();
    expect(screen.queryByText('Régionaux')).toBeNull();
  });

  test('says so where there is none', async () => {
    renderDemo([aChallenge()]);
    expect(await screen.findByText('Aucune compétition de démonstration sur ce site.')).toBeVisible();
  });
});

test.each([
  ['fr', 'Sommaire'],
  ['en', 'Contents'],
] as const)('the policy in %s begins with links to all its sections', (language, name) => {
  renderSite(<PolicyPage />, { language });
  const links = within(screen.getByRole('navigation', { name })).getAllByRole('link');
  const sections = screen.getAllByRole('heading', { level: 2 });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    sections.map(({ textContent, id }) => [textContent, `#${id}`]),
  );
  expect(sections).toHaveLength(6);
});

test('the policy names who is responsible and how long data is kept, in both languages (Q30)', () => {
  const { unmount } = renderSite(<PolicyPage />);
  expect(screen.getByText(/messages de contact : 12 mois/)).toBeVisible();
  expect(screen.getByText(/36 mois/)).toBeVisible();
  unmount();
  renderSite(<PolicyPage />, { language: 'en' });
  expect(screen.getByText(/contact messages: 12 months/)).toBeVisible();
});

test('the French policy has no-break spaces, so that no mark begins a line and no number ends one', () => {
  renderSite(<PolicyPage />);
  const text = screen.getByRole('main').textContent ?? '';
  expect(text).toContain('« ATHLETE Anonyme »'.replace('« ', '«\u00a0').replace(' »', '\u00a0»'));
  expect(text).toBe(spaceFrench(text));
  expect(text).not.toMatch(/\d (?:ans|mois|jours)/);
});
