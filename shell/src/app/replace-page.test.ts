import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { replaceFirstPage } from './replace-page.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const root = () => document.getElementById('root') as HTMLElement;

describe('A page of the server that the application cannot hydrate', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div id="first"><main>9.81</main></div><div id="root"></div>';
    replaceFirstPage(root());
  });
  /** jsdom has no :active. */
  const press = () => {
    const matches = jest.spyOn(document.getElementById('first') as HTMLElement, 'matches');
    matches.mockImplementation((selector) => selector === ':active');
    return () => matches.mockReturnValue(false);
  };

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

  test.each(['pointerup', 'pointercancel', 'blur'])('stays while it is pressed, until a %s', async (name) => {
    const endPress = press();
    root().innerHTML = '<main></main>';
    await settled();
    expect(document.getElementById('first')).not.toBeNull();
    endPress();
    window.dispatchEvent(new Event(name));
    await settled();
    expect(document.getElementById('first')).toBeNull();
  });
});

test('without such a page the application is in sight from the beginning', () => {
  document.body.innerHTML = '<div id="root"></div>';
  replaceFirstPage(root());
  expect(root().className).toBe('');
});
