import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { openFirstPage } from './first-page.ts';

interface Served {
  readonly path?: string;
  readonly language?: string;
  readonly page?: string;
  readonly answers?: string;
}

/** A page as the server sends it, at its address. */
function serve({ path = '/challenge/C', language = 'en', page, answers = '[]' }: Served = {}) {
  const content =
    page ?? `<header></header><div class="page-place" data-path="/challenge/C"><main data-drawn="{}">9.81</main></div>`;
  const answerScript = answers === '' ? '' : `<script type="application/json" id="answers">${answers}</script>`;
  window.history.replaceState(null, '', path);
  document.documentElement.lang = language;
  document.head.innerHTML = answerScript;
  document.body.innerHTML = `<div id="first">${content}</div><div id="root"></div>`;
}

beforeEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('The page that the server drew is hydrated', () => {
  test('where the remote’s build drew it, for this address, in this language, and its answers are with it', () => {
    serve();
    expect(openFirstPage()?.drawing.page).toMatchObject({ path: '/challenge/C', html: '' });
  });

  test.each(['/challenge/C/', '/challenge/C?utm_source=x', '/challenge/C#contenu'])('at %s too', (path) => {
    serve({ path });
    expect(openFirstPage()).toBeDefined();
  });

  test('with the answers that it was drawn from, which nobody else takes', async () => {
    serve({ answers: '[{"url":"/api/rounds/C","body":{"rounds":[]}}]' });
    jest.resetModules();
    const { openFirstPage: open } = await import('./first-page.ts');
    expect(open()?.drawing.page?.answers).toEqual([{ url: '/api/rounds/C', body: { rounds: [] } }]);
  });

  test('also where the shell drew all of it', () => {
    serve({ path: '/lereporter', page: '<main>Reporter</main>' });
    expect(openFirstPage()?.drawing).toMatchObject({ page: undefined });
  });
});

describe('It is drawn anew', () => {
  test.each<[string, Served]>([
    ['in another language than the reader’s', { language: 'fr' }],
    [
      'by a release that could not hydrate yet',
      { page: '<div class="page-place" data-path="/challenge/C"><main></main></div>' },
    ],
    ['for another address, as of a page that is missing', { path: '/challenge/D' }],
    ['at a former visit', { answers: '' }],
    ['by a former shell', { page: '<header></header>' }],
  ])('where it was drawn %s', (_, served) => {
    serve(served);
    expect(openFirstPage()).toBeUndefined();
  });

  test('without network, where it may be an old one', () => {
    serve();
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(openFirstPage()).toBeUndefined();
  });

  test('where the reader has chosen another language on this device', () => {
    serve();
    localStorage.setItem('foulee.language', 'fr');
    expect(openFirstPage()).toBeUndefined();
  });
});

test('once it is the application’s it is #root, and nothing else is', () => {
  serve();
  const { drawing, element } = openFirstPage() ?? {};
  const end = drawing?.onHydrate?.();
  expect(element?.id).toBe('first');
  end?.();
  drawing?.onEnd?.();
  expect([...document.body.children].map(({ id }) => id)).toEqual(['root']);
  expect(document.getElementById('root')).toBe(element);
});
