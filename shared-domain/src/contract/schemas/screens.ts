import { z } from 'zod';
import { MAX_SCREEN_PICTURES } from '../limits.ts';
import { BOARD_LAYOUTS } from '../module-paths.ts';
import { isoDateTime, oid } from './common.ts';
import { factId } from './fact-parts.ts';
import { frozenLists } from './frozen-lists.ts';

export const boardLayout = z.enum(BOARD_LAYOUTS);

const screenName = z.string().trim().min(1).max(64);
const MAX_SCREENS = 200;

/** What a screen says of itself: the picture that its address asks for, and whether it does as it is told. */
export const screenWords = z.object({
  layout: boardLayout,
  trial: oid.optional(),
  place: z.string().trim().min(1).max(64).optional(),
  width: z.int().min(1).max(16_384),
  height: z.int().min(1).max(16_384),
  isLocked: z.boolean(),
  /** What follows the layout in its address; the code is no part of it. */
  query: z.string().max(500).optional(),
  /** While it is told to freeze: where what it shows is no longer what lists say, for its small picture. */
  frozen: frozenLists.optional(),
});

/** What a countdown runs to. */
const countdown = { to: isoDateTime.optional() };

const picture = {
  layout: boardLayout.optional(),
  trial: oid.optional(),
  text: z.string().trim().min(1).max(200).optional(),
};

/**
 * What somebody told a screen to show: a picture (`show`), what it showed at `since` (`freeze`), a `text` (`message`), the time left until
 * `to` with a `text` or without (`countdown`), or nothing (`black`), until `until` or until it is told otherwise.
 */
export const screenCue = z.object({
  act: z.enum(['show', 'freeze', 'message', 'countdown', 'black']),
  ...picture,
  ...countdown,
  since: isoDateTime,
  until: isoDateTime.optional(),
  /** Who said it; absent: the secretariat. */
  by: z.literal('speaker').optional(),
});

/** What a screen is told, and when it was asked to show its number. */
export const screenOrder = z.object({ cue: screenCue.optional(), identify: isoDateTime.optional() });

/**
 * Body of `PUT /api/lesecretariat/screens/{chOID}`, and of `PUT /api/live-input/{chOID}/screens` of a speaker: tells `screens`, all of them
 * where none is named, but for strips over a camera, which nothing covers that does not name them (`auto` and `freeze` are for them
 * too). `auto`: what the address of each asks for. `seconds`: how long; it stays where there are none. A countdown ends by
 * itself, within a day. `announce`: all boards show the decision on `report`: the speaker has said it, or nobody waits for that.
 */
export const screensBody = z
  .object({
    screens: z.array(screenName).min(1).max(MAX_SCREENS).optional(),
    act: z.enum(['auto', 'show', 'freeze', 'message', 'countdown', 'black', 'identify', 'announce']),
    report: factId.optional(),
    ...picture,
    ...countdown,
    seconds: z.int().min(1).max(86_400).optional(),
  })
  .refine(({ act, layout }) => act !== 'show' || layout !== undefined, {
    path: ['layout'],
    error: 'is needed to show a picture',
  })
  .refine(({ act, report }) => act !== 'announce' || report !== undefined, {
    path: ['report'],
    error: 'is needed to announce a decision',
  })
  .refine(({ act, text }) => act !== 'message' || text !== undefined, {
    path: ['text'],
    error: 'is needed for a message',
  })
  .refine(({ act, to }) => act !== 'countdown' || to !== undefined, {
    path: ['to'],
    error: 'is needed for a countdown',
  });

const listedScreen = z.object({
  screen: z.string(),
  seen: isoDateTime,
  /** Since when an organiser has closed it. */
  closed: isoDateTime.optional(),
  words: screenWords.optional(),
  ...screenOrder.shape,
});
/**
 * `GET /api/lesecretariat/screens/{chOID}`: the screens of a competition by their names; `now`: the server's clock, ms; `withheld`: reports
 * whose decision the speaker has not announced.
 */
export const screensAnswer = z.object({
  now: z.int(),
  screens: z.array(listedScreen),
  withheld: z.array(z.object({ trial: oid, report: z.string(), since: isoDateTime })),
});

const pictureName = z.string().trim().min(1).max(80);

/** A picture that screens show by turns; its bytes are at `GET /api/screen-picture/{chOID}/{id}`, and never change. */
export const screenPicture = z.object({
  id: oid,
  name: pictureName,
  type: z.enum(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});

/** `GET /api/lesecretariat/screen-pictures/{chOID}`: in their order. */
export const screenPicturesAnswer = z.object({ pictures: z.array(screenPicture) });

/** `POST /api/lesecretariat/screen-pictures/{chOID}`: the body is the picture. */
export const screenPictureQuery = z.object({ name: pictureName });

/** Body of `PUT /api/lesecretariat/screen-pictures/{chOID}`: all pictures, in the order and with the names that they get. */
export const screenPicturesBody = z.object({
  pictures: z.array(z.object({ id: oid, name: pictureName })).max(MAX_SCREEN_PICTURES),
});
