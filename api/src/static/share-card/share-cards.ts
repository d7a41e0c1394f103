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
import { createPageCache } from '../first-page/page-cache.ts';
import type { CardOfPage } from './card-address.ts';
import {
  buildAthleteCard,
  buildChallengeCard,
  buildListCard,
  type CardFacts,
  findNewestHeat,
  MAX_CARD_ROWS,
  SITE_CARDS,
} from './card-facts.ts';
import { buildCardSvg, CARD } from './card-svg.ts';
import { createDrawingQueue } from './drawing-queue.ts';

/** Pictures in memory, about 40 kB each. */
const MAX_CACHED = 200;

/** Pages whose picture's texts are being read. */
const MAX_READING = 32;

const require = createRequire(import.meta.url);
const FONT_FILES = ['400Regular/Inter_400Regular', '600SemiBold/Inter_600SemiBold', '700Bold/Inter_700Bold'].map(
  (face) => require.resolve(`@expo-google-fonts/inter/${face}.ttf`),
);

/** Pictures of shared pages. */
export interface ShareCards {
  /** Undefined where there is no such competition; `busy` where too many pictures are asked for at once. */
  read(page: CardOfPage): Promise<Content | undefined | 'busy'>;
}

const parseAnswer = <Answer>({ json }: FirstAnswer): Answer => JSON.parse(json) as Answer;

/** The first rows of a list; none where one of them is of an athlete under 16, who is named on no picture. */
async function readCardRows({ chOID, oid, results }: Trial, ask: AskApi): Promise<readonly ResultRow[]> {
  if (results === 0) return [];
  const page = await ask(makeUrl(calls.resultsRr, { id: chOID, id2: oid }), { limit: MAX_CARD_ROWS });
  return page === undefined || page.noindex === true ? [] : parseAnswer<RaceAnswer>(page).results;
}

/** The texts for the picture of a page; undefined for an unknown competition. */
async function readCardFacts({ path, language }: CardOfPage, ask: AskApi): Promise<CardFacts | undefined> {
  const [, chOID, rest = ''] = /^\/challenge\/([^/]+)(?:\/(.*))?$/.exec(path) ?? [];
  if (chOID === undefined) return SITE_CARDS[language];
  const challengeAnswer = await ask(makeUrl(calls.challenge, { id: chOID }));
  if (challengeAnswer === undefined) return undefined;
  const challenge = parseAnswer<Challenge>(challengeAnswer);
  const [, key] = /^athlete\/([^/]+)$/.exec(rest) ?? [];
  if (key !== undefined) {
    const athlete = await ask(makeUrl(calls.athlete, { id: chOID, key }));
    const isShown = athlete !== undefined && athlete.noindex !== true;
    return isShown
      ? buildAthleteCard(challenge, parseAnswer<AthleteAnswer>(athlete), language)
      : buildChallengeCard(challenge, language);
  }
  const [, kind, oid = ''] = /^(trial-|group\/)([^/]+)$/.exec(rest) ?? [];
  const programme = kind === undefined ? undefined : await ask(makeUrl(calls.rounds, { chOID }));
  if (programme === undefined) return buildChallengeCard(challenge, language);
  const trials = parseAnswer<RoundsAnswer>(programme).rounds.flatMap(({ heats }) => heats);
  const trial = kind === 'trial-' ? trials.find((heat) => heat.oid === oid) : findNewestHeat(trials, oid);
  return trial === undefined
    ? buildChallengeCard(challenge, language)
    : buildListCard(challenge, trial, await readCardRows(trial, ask), language);
}

async function drawCard(facts: CardFacts): Promise<Content> {
  const picture = await renderAsync(buildCardSvg(facts), {
    fitTo: { mode: 'width', value: CARD.width },
    font: { fontFiles: FONT_FILES, loadSystemFonts: false, defaultFontFamily: 'Inter' },
  });
  return prepareContent('image/png', picture.asPng());
}

/**
 * Pictures in memory, by their texts, so that a change gives a new one. Beyond `MAX_READING` pages whose picture is asked for at once,
 * a reader is told to come back: each asks the API what it shows.
 * @param minRevision as in `SiteOptions`: what was read before a name was hidden is not shown after
 */
export function createShareCards(ask: AskApi | undefined, minRevision: () => number = () => 0): ShareCards {
  const cards = createPageCache<Content>(MAX_CACHED);
  const queue = createDrawingQueue<Content>();
  const reading = new Map<string, Promise<CardFacts | undefined>>();

  /** The texts of a picture, read once for all who ask for it at this moment. */
  async function readFacts(page: CardOfPage): Promise<CardFacts | undefined | 'busy'> {
    if (ask === undefined) return undefined;
    const key = `${minRevision()} ${page.language} ${page.path}`;
    const current = reading.get(key);
    if (current !== undefined) return current;
    if (reading.size >= MAX_READING) return 'busy';
    const facts = readCardFacts(page, ask).finally(() => reading.delete(key));
    reading.set(key, facts);
    return facts;
  }

  return {
    async read(page) {
      const facts = await readFacts(page);
      if (facts === undefined || facts === 'busy') return facts;
      const key = JSON.stringify(facts);
      const stored = cards.get(key);
      if (stored !== undefined) return stored;
      const card = await queue.draw(key, () => drawCard(facts));
      if (card !== 'busy') cards.put(key, card);
      return card;
    },
  };
}
