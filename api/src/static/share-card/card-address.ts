import { createHash } from 'node:crypto';

const FOLDER = '/cards';

/** URL of the picture of a page; it changes with `shownText`, so that an older picture is fetched again. */
export function buildCardUrl(path: string, shownText: string): string {
  const page = /^\/challenge\/./.test(path) ? path.replace(/\/+$/, '') : '/index';
  const version = createHash('sha256').update(shownText).digest('base64url').slice(0, 8);
  return `${FOLDER}${encodeURI(page)}.png?v=${version}`;
}

/** The page that a picture is of; undefined for another file. @example findPageOfCard('/cards/challenge/c1.png') // '/challenge/c1' */
export function findPageOfCard(path: string): string | undefined {
  const page = /^\/cards(\/.+)\.png$/.exec(path)?.[1];
  return page === '/index' ? '/' : page;
}
