import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aChallenge } from 'shared-domain/testing';
import { fakeServer } from '../testing/fake-server.ts';
import { renderSecretariat } from '../testing/render-secretariat.tsx';

describe('Keys of the whole console', () => {
  test('Escape closes the list of shortcuts, and the focus is back on the button that opened it', async () => {
    fakeServer({ challenges: [aChallenge()] });
    const { user } = renderSecretariat('/mgr/lesecretariat/');
    const button = await screen.findByRole('button', { name: 'Raccourcis du clavier' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Raccourcis du clavier' })).toHaveTextContent('Aller au filtre');
    // This screen has nothing that `n` adds to.
    expect(screen.queryByText('Ajouter un athlète')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  test('Ctrl+S sends the form that is open: what is missing is told', async () => {
    fakeServer({ challenges: [] });
    const { user } = renderSecretariat('/mgr/lesecretariat/new');
    await screen.findByRole('button', { name: 'Enregistrer' });
    await user.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Indiquez le nom de la compétition.')).toBeVisible();
  });
});
