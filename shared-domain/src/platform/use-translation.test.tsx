import { describe, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { addTexts, changeLanguage, startLanguage } from './language.ts';
import { useTranslation } from './use-translation.ts';

function Greeting({ count }: { readonly count: number }) {
  const { t, i18n } = useTranslation('greeting');
  return <p lang={i18n.language}>{t('starts', { count })}</p>;
}

describe('the texts of a component', () => {
  test('are those of its namespace, with their values and plurals, and follow the reader’s language', async () => {
    startLanguage('fr');
    addTexts('greeting', {
      fr: { starts_one: '{{count}} départ', starts_other: '{{count}} départs' },
      en: { starts_one: '{{count}} start', starts_other: '{{count}} starts' },
    });
    const { rerender } = render(<Greeting count={1} />);
    expect(screen.getByText('1 départ')).toHaveAttribute('lang', 'fr');
    rerender(<Greeting count={3} />);
    expect(screen.getByText('3 départs')).toBeVisible();
    await act(async () => changeLanguage('en'));
    expect(screen.getByText('3 starts')).toHaveAttribute('lang', 'en');
  });
});
