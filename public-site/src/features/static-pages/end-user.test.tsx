import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderSite } from '../../testing/render-site.tsx';
import { EndUserPage } from './EndUserPage.tsx';

describe('Licence text: 30-day media warranty, Finnish law, arbitration in Helsinki.', () => {
  test('says so in French', () => {
    renderSite(<EndUserPage />);
    expect(screen.getByText(/Le support .* est garanti 30 jours/)).toBeVisible();
    expect(screen.getByText(/régie par le droit finlandais.* arbitrage à Helsinki/)).toBeVisible();
  });

  test.each([
    ['fr', 'Licence et garantie – Foulée', 'Langue'],
    ['en', 'Licence and warranty – Foulée', 'Language'],
  ] as const)('the page is called by its name in %s', (language, title, languages) => {
    renderSite(<EndUserPage />, { language });
    expect(document.title).toBe(title);
    expect(screen.getByRole('navigation', { name: languages })).toBeVisible();
  });

  test('and in English', () => {
    renderSite(<EndUserPage />);
    expect(screen.getByText(/The media .* is warranted for 30 days/)).toBeVisible();
    expect(screen.getByText(/governed by the laws of Finland.* resolved by arbitration in Helsinki/)).toBeVisible();
  });
});
