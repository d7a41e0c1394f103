import { type Challenge, calls, findPublicPage, type HomeAnswer, makeUrl } from 'shared-domain/contract';
import { findFirstFollowed, isLiveChallenge, readOptions } from 'shared-domain/page-rules';
import { findPageData } from '../page-data.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import type { RequestedPage } from './requested-page.ts';

/** The live board of a competition, on its own first page; on the home page that of the first one followed live. */
export async function readLiveBoard(
  path: string,
  answers: readonly FirstAnswer[],
  ask: AskApi,
): Promise<FirstAnswer[]> {
  const oid =
    path === '/' ? findFirstLive(answers) : findPublicPage(path)?.name === 'landing' ? findOwnLive(answers) : undefined;
  const board = oid === undefined ? undefined : await ask(makeUrl(calls.live, { id: oid }));
  return board === undefined ? [] : [board];
}

function findFirstLive([home]: readonly FirstAnswer[]): string | undefined {
  return home === undefined ? undefined : findFirstFollowed((JSON.parse(home.json) as HomeAnswer).live)?.oid;
}

function findOwnLive([first]: readonly FirstAnswer[]): string | undefined {
  if (first === undefined) return undefined;
  const challenge = JSON.parse(first.json) as Challenge;
  const isFollowed = readOptions(challenge.flag).isFollowedLive && isLiveChallenge(challenge, new Date());
  return isFollowed ? challenge.oid : undefined;
}

/** The live board of a page whose other answers have not been fetched. */
export async function readBoardOfPage({ path, search }: RequestedPage, ask: AskApi): Promise<FirstAnswer[]> {
  const [url] = findPageData(path, new URLSearchParams(search)).answers;
  const first = url === undefined ? undefined : await ask(url);
  return first === undefined ? [] : readLiveBoard(path, [first], ask);
}
