import { createRequire } from 'node:module';
import { renderAsync } from '@resvg/resvg-js';
import {
  type AthleteAnswer,
  type Challenge,
  calls,
  makeUrl,
  type RaceAnswer,
  type ResultRow,
  type RoundsAnswer,
  type Trial,
} from 'shared-domain/contract';
import { type Content, prepareContent } from '../content.ts';
import type { AskApi, FirstAnswer } from '../first-page/ask-api.ts';
import {
  buildAthleteCard,
  buildChallengeCard,
  buildListCard,
  type CardFacts,
  findNewestHeat,
  MAX_CARD_ROWS,
  SITE_CARD,
} from './card-facts.ts';
import { buildCardSvg, CARD } from './card-svg.ts';

/** Pictures in memory, about 40 kB each. */
const MAX_CACHED = 200;

const require = createRequire(import.meta.url);
const FONT_FILES = ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold', '700Bold/Inter_700Bold'].map(
  (face) => require.resolve(`@expo-google-fonts/inter/${face}.ttf`),
);

/** Pictures of shared pages, by the path of the page. */
export interface ShareCards {
  /** Undefined where there is no such competition. */
  read(path: string): Promise<Content | undefined>;
}

const parseAnswer = <Answer>({ json }: FirstAnswer): Answer => JSON.parse(json) as Answer;

/** The first rows of a list; none where one of them is of an athlete under 16, who is named on no picture. */
async function readCardRows({ chOID, oid, results }: Trial, ask: AskApi): Promise<readonly ResultRow[]> {
  if (results === 0) return [];
  const page = await ask(makeUrl(calls.resultsRr, { id: chOID, id2: oid }), { limit: MAX_CARD_ROWS });
  return page === undefined || page.noindex === true ? [] : parseAnswer<RaceAnswer>(page).results;
}

/** The texts for the picture of a page; undefined for an unknown competition. */
async function readCardFacts(path: string, ask: AskApi): Promise<CardFacts | undefined> {
  const [, chOID, rest = ''] = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (chOID === undefined) return SITE_CARD;
  const challengeAnswer = await ask(makeUrl(calls.challenge, { id: chOID }));
  if (challengeAnswer === undefined) return undefined;
  const challenge = parseAnswer<Challenge>(challengeAnswer);
  const [, key] = /^athlete\/([^/]+)$/.exec(rest) ?? [];
  if (key !== undefined) {
    const athlete = await ask(makeUrl(calls.athlete, { id: chOID, key }));
    const isShown = athlete !== undefined && athlete.noindex !== true;
    return isShown ? buildAthleteCard(challenge, parseAnswer<AthleteAnswer>(athlete)) : buildChallengeCard(challenge);
  }
  const [, kind, oid = ''] = /^(trial-|group\/)([^/]+)$/.exec(rest) ?? [];
  const programme = kind === undefined ? undefined : await ask(makeUrl(calls.rounds, { chOID }));
  if (programme === undefined) return buildChallengeCard(challenge);
  const trials = parseAnswer<RoundsAnswer>(programme).rounds.flatMap(({ heats }) => heats);
  const trial = kind === 'trial-' ? trials.find((heat) => heat.oid === oid) : findNewestHeat(trials, oid);
  return trial === undefined
    ? buildChallengeCard(challenge)
    : buildListCard(challenge, trial, await readCardRows(trial, ask));
}

async function drawCard(facts: CardFacts): Promise<Content> {
  const picture = await renderAsync(buildCardSvg(facts), {
    fitTo: { mode: 'width', value: CARD.width },
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return prepareContent('image/png', picture.asPng());
}

/** Draws the pictures one after the other, in a thread of the library; they are stored by their texts, so that a change gives a new one. */
export function createShareCards(ask: AskApi | undefined): ShareCards {
  const cards = new Map<string, Promise<Content>>();
  let lastDrawing: Promise<unknown> = Promise.resolve();

  return {
    async read(path) {
      const facts = ask === undefined ? undefined : await readCardFacts(path, ask);
      if (facts === undefined) return undefined;
      const key = JSON.stringify(facts);
      const stored = cards.get(key);
      if (stored !== undefined) return stored;
      const content = lastDrawing.then(() => drawCard(facts));
      lastDrawing = content.catch(() => cards.delete(key));
      const [oldest] = cards.keys();
      if (cards.size >= MAX_CACHED && oldest !== undefined) cards.delete(oldest);
      cards.set(key, content);
      return content;
    },
  };
}
