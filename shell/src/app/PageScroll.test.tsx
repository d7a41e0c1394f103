import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Link, MemoryRouter, useNavigate } from 'shared-domain/platform';
import { PageScroll } from './PageScroll.tsx';
import { storePlace } from './scroll-place.ts';

let scrollTo: jest.SpiedFunction<typeof window.scrollTo>;

function setScroll(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
}

function scrollBy(top: number) {
  setScroll(top);
  fireEvent(window, new Event('scrollend'));
}

function setPageHeight(height: number) {
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: height, configurable: true });
}

function BackButton() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate(-1)}>
      Retour
    </button>
  );
}

const isLaidOut = () => document.documentElement.hasAttribute('data-laid-out');

function renderPage() {
  render(
    <MemoryRouter>
      <PageScroll />
      <h1>Programme</h1>
      <Link to="/challenge/C/trial-1">100 m</Link>
      <BackButton />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  setPageHeight(5000);
});
afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
  Reflect.deleteProperty(window, 'scrollY');
  Reflect.deleteProperty(document.documentElement, 'scrollHeight');
  document.documentElement.removeAttribute('data-laid-out');
});

test('a page that one comes back to is laid out whole, and scrolled to its last place', async () => {
  renderPage();
  expect(isLaidOut()).toBe(false);
  act(() => scrollBy(4000));
  fireEvent.click(screen.getByRole('link', { name: '100 m' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  expect(isLaidOut()).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Retour' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 4000));
  expect(isLaidOut()).toBe(true);
});

test('a link that is chosen before a scroll has ended leads back to where it was chosen', async () => {
  renderPage();
  act(() => scrollBy(4000));
  setScroll(4200);
  fireEvent.click(screen.getByRole('link', { name: '100 m' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0));
  fireEvent.click(screen.getByRole('button', { name: 'Retour' }));
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 4200));
});

test('a reader who acts before the page is tall enough stays where they are', async () => {
  setPageHeight(1000);
  storePlace('default', { top: 4000 });
  renderPage();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  setPageHeight(4000 + window.innerHeight);
  for (let frames = 0; frames < 2; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that was loaded anew is too, once it is tall enough', async () => {
  setPageHeight(1000);
  storePlace('default', { top: 4000 });
  renderPage();
  expect(isLaidOut()).toBe(true);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(scrollTo).not.toHaveBeenCalled();
  setPageHeight(4000 + window.innerHeight);
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 4000));
});
