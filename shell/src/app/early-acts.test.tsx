import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeEarlyActs } from './early-acts.ts';
import '../first-theme.js';

const heard: string[] = [];

function Search() {
  const [text, setText] = useState('');
  const change = (value: string) => {
    heard.push(value);
    setText(value);
  };
  return <input aria-label="Nom" value={text} onChange={({ target }) => change(target.value)} />;
}

function Page() {
  return (
    <main>
      <button type="button" onClick={() => heard.push('Partager')}>
        Partager
      </button>
      <button type="button" popoverTarget="tools" onClick={() => heard.push('Outils')}>
        Outils
      </button>
      <Suspense>
        <button type="button" onClick={() => heard.push('Suivre')}>
          Suivre
        </button>
        <Search />
        <select aria-label="Sexe" defaultValue="" onChange={({ target }) => heard.push(target.value)}>
          <option value="">Tous</option>
          <option value="F">Femmes</option>
        </select>
        <details onToggle={({ currentTarget }) => heard.push(`open ${currentTarget.open}`)}>
          <summary>Séries</summary>…
        </details>
      </Suspense>
    </main>
  );
}

let root: Root | undefined;

/** The application takes the page over, and does again what the reader did. */
async function takeOver(): Promise<void> {
  const first = document.getElementById('first') as HTMLElement;
  const repeat = takeEarlyActs(first);
  root = hydrateRoot(first, <Page />);
  // Its parts are hydrated later, or when something is done in them.
  await act(async () => repeat());
}

const find = <E extends HTMLElement>(selector: string) => document.querySelector(selector) as E;

beforeEach(() => {
  // React's complaint about a <details> that the reader opened: it leaves it open.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  heard.length = 0;
  window.fouleePressed = undefined;
  document.body.innerHTML = `<div id="first">${renderToString(<Page />)}</div>`;
});
afterEach(() => act(async () => root?.unmount()));

describe('What a reader did before the application was there', () => {
  test('is heard by it: the last button that was pressed', async () => {
    find('button').click();
    document.querySelectorAll('button')[2]?.click();
    await takeOver();
    expect(heard.filter((one) => one !== 'open false')).toEqual(['Suivre']);
  });

  test('a press that opened a popover, which needs no script, is not repeated', async () => {
    find<HTMLButtonElement>('[popovertarget]').click();
    await takeOver();
    expect(heard.filter((one) => one !== 'open false')).toEqual([]);
  });

  test('what was typed, which stays in its field with its caret', async () => {
    const input = find<HTMLInputElement>('input');
    input.value = 'LORMIER';
    input.setSelectionRange(2, 4);
    await takeOver();
    expect(heard).toContain('LORMIER');
    expect([find('input'), input.value, input.selectionStart, input.selectionEnd]).toEqual([input, 'LORMIER', 2, 4]);
  });

  test('what was chosen and what was opened', async () => {
    find<HTMLSelectElement>('select').value = 'F';
    find<HTMLDetailsElement>('details').open = true;
    await takeOver();
    expect(heard).toEqual(expect.arrayContaining(['F', 'open true']));
    expect(find<HTMLSelectElement>('select').value).toBe('F');
  });

  test('only in the part that is taken over', async () => {
    find('button').click();
    const input = find<HTMLInputElement>('input');
    input.value = 'LORMIER';
    const entered = jest.fn();
    input.addEventListener('input', entered);
    takeEarlyActs(document.body, find('main'))();
    expect([window.fouleePressed, entered.mock.calls.length]).toEqual([find('button'), 0]);
  });
});
