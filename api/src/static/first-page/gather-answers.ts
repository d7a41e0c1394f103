import { calls, type HomeAnswer, urlOf } from 'shared-domain/contract';
import { pageData } from '../page-data.ts';
import type { PageAsked } from './page-asked.ts';

/** An answer of the API for a page to draw. */
export interface FirstAnswer {
  readonly url: string;
  /** Its ETag. */
  readonly tag: string;
  readonly json: string;
}

/** Asks this server's own API; undefined for what is refused. */
export type AskApi = (url: string) => Promise<FirstAnswer | undefined>;

/** A page with more than this to say is drawn by the browser, in parts, characters of JSON. */
const MOST = 600_000;

/** All answers that a page shows at first; undefined where one is refused, or they are too much for one page. */
export async function gatherAnswers({ path, search }: PageAsked, ask: AskApi): Promise<FirstAnswer[] | undefined> {
  const { remote, answers: urls } = pageData(path, new URLSearchParams(search));
  if (remote !== 'public_site') return undefined;
  const asked = await Promise.all(urls.map(ask));
  const answers = asked.filter((answer) => answer !== undefined);
  if (answers.length < asked.length) return undefined;
  const board = path === '/' ? await liveBoard(answers, ask) : [];
  const all = [...answers, ...board];
  return all.reduce((size, { json }) => size + json.length, 0) > MOST ? undefined : all;
}

/** The home page shows the board of the first competition that is on. */
async function liveBoard([home]: readonly FirstAnswer[], ask: AskApi): Promise<FirstAnswer[]> {
  const first = home === undefined ? undefined : (JSON.parse(home.json) as HomeAnswer).live[0];
  const board = first === undefined ? undefined : await ask(urlOf(calls.live, { id: first.oid }));
  return board === undefined ? [] : [board];
}
