import { type Challenge, calls, findPublicPage, type HomeAnswer, makeUrl } from 'shared-domain/contract';
import { isLiveChallenge, readOptions } from 'shared-domain/page-rules';
import { pageData } from '../page-data.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import type { RequestedPage } from './requested-page.ts';

/** The live board of a competition, on its own first page; on the home page that of the first live competition. */
export async function liveBoard(path: string, answers: readonly FirstAnswer[], ask: AskApi): Promise<FirstAnswer[]> {
  const oid =
    path === '/' ? firstLive(answers) : findPublicPage(path)?.name === 'landing' ? ownLive(answers) : undefined;
  const board = oid === undefined ? undefined : await ask(makeUrl(calls.live, { id: oid }));
  return board === undefined ? [] : [board];
}

function firstLive([home]: readonly FirstAnswer[]): string | undefined {
  return home === undefined ? undefined : (JSON.parse(home.json) as HomeAnswer).live[0]?.oid;
}

function ownLive([first]: readonly FirstAnswer[]): string | undefined {
  if (first === undefined) return undefined;
  const challenge = JSON.parse(first.json) as Challenge;
  const isFollowed = readOptions(challenge.flag).isFollowedLive && isLiveChallenge(challenge, new Date());
  return isFollowed ? challenge.oid : undefined;
}

/** The live board of a page whose other answers have not been fetched. */
export async function askBoard({ path, search }: RequestedPage, ask: AskApi): Promise<FirstAnswer[]> {
  const [url] = pageData(path, new URLSearchParams(search)).answers;
  const first = url === undefined ? undefined : await ask(url);
  return first === undefined ? [] : liveBoard(path, [first], ask);
}
