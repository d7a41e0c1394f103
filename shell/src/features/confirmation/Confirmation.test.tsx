import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfirmRequest } from 'shared-domain/platform';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { ConfirmationProvider, useConfirmation } from './Confirmation.tsx';

/** A page with one act that asks first; gives back what the reader answered. */
async function renderConfirmation(request: Partial<ConfirmRequest> = {}) {
  const answered = jest.fn<(confirmed: boolean) => void>();
  function Page() {
    const confirm = useConfirmation();
    const ask = async () =>
      answered(await confirm({ title: 'Supprimer la compétition ?', action: 'Supprimer', ...request }));
    return (
      <button type="button" onClick={ask}>
        Demander
      </button>
    );
  }
  renderInShell(
    <ConfirmationProvider>
      <Page />
    </ConfirmationProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Demander' }));
  return answered;
}

describe('the confirmation dialog (P5.10)', () => {
  test('confirms with the button that names the act', async () => {
    const answered = await renderConfirmation();
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }));
    expect(answered).toHaveBeenCalledWith(true);
  });

  test('a wrong security text says «Confirmation invalide» and confirms nothing', async () => {
    const answered = await renderConfirmation({ securityText: 'Régionaux' });
    // Styles look for the attribute, whatever its value.
    expect(screen.getByLabelText('Saisir Régionaux')).not.toHaveAttribute('aria-invalid');
    await userEvent.type(screen.getByLabelText('Saisir Régionaux'), 'régionaux{Enter}');
    expect(screen.getByLabelText('Saisir Régionaux')).toBeInvalid();
    expect(screen.getByText('Confirmation invalide')).toBeVisible();
    expect(answered).not.toHaveBeenCalled();
  });

  test("Label 'Saisir' plus the text. The exact text and Enter confirm", async () => {
    const answered = await renderConfirmation({ securityText: 'Régionaux' });
    expect(screen.getByRole('textbox')).toHaveAccessibleName('Saisir Régionaux');
    await userEvent.type(screen.getByLabelText('Saisir Régionaux'), 'Régionaux{Enter}');
    expect(answered).toHaveBeenCalledWith(true);
  });

  test('cancel answers no', async () => {
    const answered = await renderConfirmation();
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(answered).toHaveBeenCalledWith(false);
  });

  test('the button that confirms nothing has the words of the request', async () => {
    const answered = await renderConfirmation({ action: 'Annuler cette action', cancel: 'Fermer' });
    expect(screen.queryByRole('button', { name: 'Annuler' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(answered).toHaveBeenCalledWith(false);
  });

  test('Enter confirms, Escape cancels. Enter answers yes as soon as the dialog is open', async () => {
    const answered = await renderConfirmation();
    expect(screen.getByRole('button', { name: 'Supprimer' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(answered).toHaveBeenCalledWith(true);
  });

  test('an act that destroys begins on the button that cancels', async () => {
    const answered = await renderConfirmation({ destructive: true });
    await userEvent.keyboard('{Enter}');
    expect(answered).toHaveBeenCalledWith(false);
  });

  test('an Enter that is held down since before the dialog opened confirms nothing', async () => {
    await renderConfirmation();
    const isAllowed = fireEvent.keyDown(screen.getByRole('button', { name: 'Supprimer' }), {
      key: 'Enter',
      repeat: true,
    });
    expect(isAllowed).toBe(false);
  });

  test('Enter confirms, Escape cancels. Escape answers no', async () => {
    const answered = await renderConfirmation();
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await screen.findByRole('button', { name: 'Demander' });
    expect(answered).toHaveBeenCalledWith(false);
  });
});
