import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import { holdTitleFocus } from './TitleFocus.tsx';

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
