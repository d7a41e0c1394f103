import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNotification } from '../../components/notify.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { NotificationProvider } from './Notification.tsx';

function Page() {
  const notify = useNotification();
  return (
    <>
      <button type="button" onClick={() => notify('Compétition créée')}>
        Réussir
      </button>
      <button type="button" onClick={() => notify('Envoi impossible', { kind: 'error' })}>
        Échouer
      </button>
    </>
  );
}

const renderNotifications = () =>
  renderInShell(
    <NotificationProvider>
      <Page />
    </NotificationProvider>,
  );

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the snackbar (P4.10 and P9.9)', () => {
  test('goes away after 8 seconds', () => {
    renderNotifications();
    fireEvent.click(screen.getByText('Réussir'));
    act(() => jest.advanceTimersByTime(7900));
    expect(screen.getByRole('status')).toHaveTextContent('Compétition créée');
    act(() => jest.advanceTimersByTime(200));
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('stays while the pointer is on it', () => {
    renderNotifications();
    fireEvent.click(screen.getByText('Réussir'));
    fireEvent.pointerEnter(screen.getByRole('status'));
    act(() => jest.advanceTimersByTime(20_000));
    expect(screen.getByRole('status')).toBeVisible();
  });

  test('an error is spoken at once, and goes away after 8 seconds that nothing holds, or when it is dismissed', () => {
    renderNotifications();
    fireEvent.click(screen.getByText('Échouer'));
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByRole('alert')).toHaveTextContent('Envoi impossible');
    fireEvent.blur(screen.getByRole('button', { name: 'Fermer' }));
    act(() => jest.advanceTimersByTime(8100));
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(screen.getByText('Échouer'));
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
