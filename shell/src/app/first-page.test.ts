import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replaceFirstPage } from './first-page.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const root = () => document.getElementById('root') as HTMLElement;

describe('A page that the server drew', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="first"><main>9.81</main></div><div id="root"></div>';
    replaceFirstPage(root());
  });

  test('stays in sight while the application has no page, or waits for its answers', async () => {
    root().innerHTML = '<header></header>';
    await settled();
    root().innerHTML = '<main aria-busy="true"></main>';
    await settled();
    root().innerHTML = '<main><div aria-busy="true"></div></main>';
    await settled();
    expect([document.getElementById('first')?.textContent, root().className]).toEqual(['9.81', 'behind']);
  });

  test('gives its place in the moment in which the application has drawn its own', async () => {
    root().innerHTML = '<main><div aria-busy="true"></div></main>';
    await settled();
    root().querySelector('div')?.setAttribute('aria-busy', 'false');
    await settled();
    expect([document.getElementById('first'), root().className]).toEqual([null, '']);
  });
});

describe('What a reader did before the application was there', () => {
  const page =
    '<main><a href="/">Accueil</a><input type="search"><button>Partager</button><button>Suivre</button></main>';
  const input = (within: string) => document.querySelector<HTMLInputElement>(`${within} input`) as HTMLInputElement;
  /** jsdom has no :active. */
  const press = () => {
    const matches = jest.spyOn(document.getElementById('first') as HTMLElement, 'matches');
    matches.mockImplementation((selector) => selector === ':active');
    return () => matches.mockReturnValue(false);
  };

  beforeEach(() => {
    document.body.innerHTML = `<div id="first">${page}</div><div id="root"></div>`;
    replaceFirstPage(root());
  });

  test('is not lost: what was typed, where the focus was, which button was pressed last', async () => {
    input('#first').value = '100 m';
    input('#first').focus();
    document.querySelectorAll<HTMLElement>('#first button')[1]?.click();
    const heard: string[] = [];
    root().addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value));
    root().addEventListener('click', ({ target }) => heard.push((target as HTMLElement).textContent));
    root().innerHTML = page;
    await settled();
    expect(heard).toEqual(['100 m', 'Suivre']);
    expect(document.activeElement).toBe(input('#root'));
  });

  test('is not cut in two: the page stays while it is pressed, and the click that follows reaches its control', async () => {
    const heard: string[] = [];
    root().addEventListener('click', ({ target }) => heard.push((target as HTMLElement).textContent));
    const button = document.querySelectorAll<HTMLElement>('#first button')[1] as HTMLElement;
    const endPress = press();
    root().innerHTML = page;
    await settled();
    expect(button.isConnected).toBe(true);
    endPress();
    button.dispatchEvent(new Event('pointerup', { bubbles: true }));
    button.click();
    await settled();
    expect([button.isConnected, heard]).toEqual([false, ['Suivre']]);
  });

  test.each(['pointercancel', 'blur'])('waits no more for a press that ends in a %s', async (name) => {
    const endPress = press();
    root().innerHTML = page;
    await settled();
    endPress();
    window.dispatchEvent(new Event(name));
    await settled();
    expect(document.getElementById('first')).toBeNull();
  });

  test('reaches its control though the application has more of them, such as lines of followed athletes', async () => {
    document.querySelectorAll<HTMLElement>('#first button')[1]?.click();
    const heard: string[] = [];
    root().addEventListener('click', ({ target }) => heard.push((target as HTMLElement).textContent));
    root().innerHTML = page.replace('<input', '<a href="/challenge/C/athlete/1">Léa Blanc</a><input');
    await settled();
    expect(heard).toEqual(['Suivre']);
  });

  test('never reaches another control than its own', async () => {
    document.querySelectorAll<HTMLElement>('#first button')[0]?.click();
    const heard: string[] = [];
    root().addEventListener('click', ({ target }) => heard.push((target as HTMLElement).textContent));
    root().innerHTML = '<main><button>Supprimer</button><input type="search"><button>Annuler</button></main>';
    await settled();
    expect(heard).toEqual([]);
  });
});

describe('The tools of a list', () => {
  const page = (id: string) =>
    `<main><button popovertarget="${id}" aria-label="Outils"></button><div id="${id}" popover><button>Imprimer</button></div></main>`;
  const takeOver = async () => {
    let presses = 0;
    root().addEventListener('click', () => presses++);
    root().innerHTML = page('app');
    await settled();
    return presses;
  };
  const showPopover = (isOpen: boolean) => {
    // jsdom has no popovers.
    const first = document.getElementById('first') as HTMLElement;
    const find = first.querySelector.bind(first);
    first.querySelector = (selectors: string) =>
      selectors.endsWith(':popover-open') ? (isOpen ? find('[popover]') : null) : find(selectors);
  };

  beforeEach(() => {
    document.body.innerHTML = `<div id="first">${page('server')}</div><div id="root"></div>`;
  });

  test('stay open that were opened before the application ran', async () => {
    showPopover(true);
    replaceFirstPage(root());
    expect(await takeOver()).toBe(1);
  });

  test('stay closed that were opened and closed again', async () => {
    replaceFirstPage(root());
    document.querySelector<HTMLElement>('#first [popovertarget]')?.click();
    showPopover(false);
    expect(await takeOver()).toBe(0);
  });
});

describe('What is folded', () => {
  const details = (title: string, isOpen: boolean) =>
    `<details${isOpen ? ' open' : ''}><summary>${title}</summary>…</details>`;
  const page = (first: boolean, second: boolean) =>
    `<main>${details('Finales', first)}${details('Séries', second)}</main>`;

  test('stays as the reader left it before the application ran', async () => {
    document.body.innerHTML = `<div id="first">${page(true, false)}</div><div id="root"></div>`;
    replaceFirstPage(root());
    document.querySelectorAll<HTMLElement>('#first summary')[0]?.click();
    document.querySelectorAll<HTMLElement>('#first summary')[1]?.click();
    root().innerHTML = page(true, false);
    await settled();
    expect(document.getElementById('first')).toBeNull();
    expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  });
});

test('without such a page the application is in sight from the beginning', () => {
  document.body.innerHTML = '<div id="root"></div>';
  replaceFirstPage(root());
  expect(root().className).toBe('');
});
