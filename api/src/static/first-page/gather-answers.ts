import { pageData } from '../page-data.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { liveBoard } from './live-board.ts';
import { askRace } from './long-race.ts';
import type { PageAsked } from './page-asked.ts';

/** All answers that a page shows at first; undefined where one is refused. */
export async function gatherAnswers({ path, search }: PageAsked, ask: AskApi): Promise<FirstAnswer[] | undefined> {
  const { remote, answers: urls } = pageData(path, new URLSearchParams(search));
  if (remote !== 'public_site') return undefined;
  const asked = (await askRace(path, ask)) ?? (await Promise.all(urls.map((url) => ask(url))));
  const answers = asked.filter((answer) => answer !== undefined);
  if (answers.length < asked.length) return undefined;
  const board = await liveBoard(path, answers, ask);
  return [...answers, ...board];
}
