import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { startLanguage } from 'shared-domain/platform';
import { registerTexts } from '../../locales/register-texts.ts';
import { QueryState } from './QueryState.tsx';

const lostConnection = { id: 'network error', detail: '' };

function renderAnswer(error: object, isQuietOffline: boolean, hasData = true) {
  startLanguage('fr');
  registerTexts();
  render(
    <QueryState
      query={{ data: hasData ? 'Huit couloirs' : undefined, error, refetch: () => undefined }}
      isQuietOffline={isQuietOffline}
    >
      {(text) => <p>{text}</p>}
    </QueryState>,
  );
}

describe('An answer that cannot be read again', () => {
  test('stays, under a word that the server cannot be reached', () => {
    renderAnswer(lostConnection, false);
    expect(screen.getByText('Huit couloirs')).toBeVisible();
    expect(screen.getByText('Pas de connexion au serveur.')).toBeVisible();
  });

  test('stays alone where another part of the page says so: nothing moves under the hand that types', () => {
    renderAnswer(lostConnection, true);
    expect(screen.getByText('Huit couloirs')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is never quiet about a refusal, nor where there is no answer yet', () => {
    renderAnswer({ id: 'forbidden', detail: '' }, true);
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  });

  test('says why it is not there', () => {
    renderAnswer(lostConnection, true, false);
    expect(screen.getByText('Pas de connexion au serveur.')).toBeVisible();
  });
});
