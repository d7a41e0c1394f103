import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, render, waitFor } from '@testing-library/react';
import { createInjectableStore, MemoryRouter, Provider, sessionSlice } from 'shared-domain/platform';
import { holdTitleFocus, TitleFocus } from './TitleFocus.tsx';

const titled = (text: string) => {
  const title = document.createElement('h1');
  title.tabIndex = -1;
  title.textContent = text;
  return title;
};

describe('the title of a page that was gone to', () => {
  let stop: () => void = () => undefined;
  beforeEach(() => document.body.replaceChildren());
  afterEach(() => stop());

  test('has the focus, however late it comes', async () => {
    stop = holdTitleFocus();
    const title = titled('Résultats');
    document.body.append(title);
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('has it when it takes the place of the title of the page that was left, or that waited', async () => {
    document.body.append(titled('Accueil'));
    stop = holdTitleFocus();
    const title = titled('Résultats');
    document.body.replaceChildren(title);
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('has it once what kept it from the focus is closed', async () => {
    const title = titled('Résultats');
    title.removeAttribute('tabindex');
    document.body.append(title);
    stop = holdTitleFocus();
    expect(title).not.toHaveFocus();
    title.tabIndex = -1;
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('leaves the focus to the page once it has had it, and to the reader who acts', async () => {
    const [title, field] = [titled('Résultats'), document.createElement('input')];
    document.body.append(title, field);
    stop = holdTitleFocus();
    field.focus();
    document.body.append(document.createElement('p'));
    await Promise.resolve();
    expect(field).toHaveFocus();
    fireEvent.keyDown(field, { key: 'Tab' });
    const next = titled('Autre');
    document.body.replaceChildren(next);
    await Promise.resolve();
    expect(next).not.toHaveFocus();
  });

  test('is not given up for the key that led to it, which only then comes to the window', async () => {
    const link = document.createElement('button');
    document.body.append(link);
    link.addEventListener('keydown', () => {
      stop = holdTitleFocus();
    });
    fireEvent.keyDown(link, { key: 'Enter' });
    const title = titled('Résultats');
    document.body.replaceChildren(title);
    await waitFor(() => expect(title).toHaveFocus());
  });
});

describe('the title of a screen after signing in', () => {
  const SESSION = { token: 't', expires: '2099-01-01T00:00:00Z' };
  beforeEach(() => document.body.replaceChildren());

  function renderTitle() {
    const store = createInjectableStore();
    store.dispatch(sessionSlice.actions.signedOut());
    render(
      <Provider store={store}>
        <MemoryRouter>
          <TitleFocus />
          <h1 tabIndex={-1}>Mes compétitions</h1>
          <input aria-label="Performance" />
        </MemoryRouter>
      </Provider>,
    );
    return store;
  }

  test('has the focus, at the same address', async () => {
    const store = renderTitle();
    expect(document.body).toHaveFocus();
    act(() => void store.dispatch(sessionSlice.actions.signedIn(SESSION)));
    await waitFor(() => expect(document.querySelector('h1')).toHaveFocus());
  });

  test('does not take it from a screen whose expired session is renewed', async () => {
    const store = renderTitle();
    act(() => void store.dispatch(sessionSlice.actions.sessionExpired()));
    const field = document.querySelector('input');
    field?.focus();
    act(() => void store.dispatch(sessionSlice.actions.signedIn(SESSION)));
    expect(field).toHaveFocus();
  });
});
