import { hasPageAnswers, preferredLanguage, takePageAnswers } from 'shared-domain/platform';
import type { ServerDrawing } from '../components/drawn-page.ts';
import { takeEarlyActs } from './early-acts.ts';

/** A page that the server drew and the application hydrates. */
interface FirstPage {
  readonly element: HTMLElement;
  readonly drawing: ServerDrawing;
}

/**
 * The page that the server drew, if the application can hydrate it; to be asked before the language is started. It is `#first` until it is
 * the application's, and then `#root`.
 */
export function openFirstPage(): FirstPage | undefined {
  const element = document.getElementById('first');
  if (element === null || !canHydrate(element)) return undefined;
  const place = findPlace(element);
  const end = () => {
    if (element.id === 'root') return;
    document.getElementById('root')?.remove();
    element.id = 'root';
  };
  const page = place && {
    path: place.dataset.path ?? '',
    search: place.dataset.search ?? '',
    html: '',
    element: place,
    answers: takePageAnswers(),
  };
  return {
    element,
    drawing: {
      page,
      onFrameHydrated: () => {
        takeEarlyActs(element, place)();
        if (page === undefined) end();
      },
      onHydrate: () => {
        let repeatActs = place && takeEarlyActs(place);
        return () => {
          end();
          repeatActs?.();
          repeatActs = undefined;
        };
      },
      onEnd: end,
    },
  };
}

/** The place of a remote's page; undefined for a page that the shell draws whole. */
const findPlace = (page: HTMLElement): HTMLElement | undefined =>
  page.querySelector<HTMLElement>('.page-place') ?? undefined;

/** Whether the application would draw the same: for this address, in this language, from the answers in the page. */
function canHydrate(page: HTMLElement): boolean {
  if (preferredLanguage() !== document.documentElement.lang || !hasPageAnswers()) return false;
  const place = findPlace(page);
  if (place === undefined) return page.querySelector('main') !== null;
  // Builds from before docs/decisions/042 do not say how they have drawn a page, nor do those of today where it must be drawn anew.
  return place.querySelector('[data-drawn]') !== null && place.dataset.path === readPath();
}

/** The path as the server writes it: decoded, without a slash at its end. */
function readPath(): string | undefined {
  try {
    return decodeURIComponent(window.location.pathname).replace(/(.)\/$/, '$1');
  } catch {
    return undefined;
  }
}
