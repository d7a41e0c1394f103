import { createHash } from 'node:crypto';
import type { Language } from 'shared-domain';

const FOLDER = '/cards';

/** A picture: of which page, in which language. */
export interface CardOfPage {
  readonly path: string;
  readonly language: Language;
}

/** URL of the picture of a page; it changes with `shownText`, so that an older picture is fetched again. */
export function buildCardUrl({ path, language }: CardOfPage, shownText: string): string {
  const page = /^\/challenge\/./.test(path) ? path.replace(/\/+$/, '') : '/index';
  const version = createHash('sha256').update(shownText).digest('base64url').slice(0, 8);
  return `${FOLDER}${language === 'fr' ? '' : `/${language}`}${encodeURI(page)}.png?v=${version}`;
}

/**
 * The page that a picture is of, and the picture's language; undefined for another file.
 * @example findPageOfCard('/cards/en/challenge/c1.png') // { path: '/challenge/c1', language: 'en' }
 */
export function findPageOfCard(path: string): CardOfPage | undefined {
  const [, language, page] = /^\/cards(\/en)?(\/.+)\.png$/.exec(path) ?? [];
  if (page === undefined) return undefined;
  return { path: page === '/index' ? '/' : page, language: language === undefined ? 'fr' : 'en' };
}
