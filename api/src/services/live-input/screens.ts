import {
  BOARD_CODE_KINDS,
  isToldWithAll,
  type ScreenCue,
  type ScreenOrder,
  type ScreensAnswer,
  SPEAKER_CODE_KIND,
  SPEAKER_TASK,
} from 'shared-domain/contract';
import type { screensBody } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { writeLog } from '../../store/challenges/log.ts';
import type { Db } from '../../store/db.ts';
import { readNameMask } from '../../store/lists/name-masks.ts';
import { listDevices } from '../../store/live/devices.ts';
import { findScreenOrder, listScreenOrders, writeScreenOrder } from '../../store/live/screen-orders.ts';
import { listWithheldDecisions } from '../../store/live/withheld-decisions.ts';
import type { LiveDeviceTable } from '../../store/live-tables.ts';
import type { Context } from '../context/context.ts';
import { maskErasedTexts } from '../context/erased-names.ts';
import type { DeviceWords } from './device-beat.ts';
import { dropOldLists, parseOrder } from './screen-words.ts';
import { announceDecision } from './withheld-decisions.ts';

type Body = z.output<typeof screensBody>;

/** An order without a cue that has come to its end. */
function dropEnded({ cue, ...order }: ScreenOrder, now: Date): ScreenOrder {
  const isOver = cue?.until !== undefined && Date.parse(cue.until) <= now.getTime();
  return cue === undefined || isOver ? order : { ...order, cue };
}

/** What a screen is told now, without the names of hidden athletes; undefined where nobody has told it anything. */
export async function readScreenOrder(
  db: Db,
  chOID: string,
  screen: string,
  now: Date,
): Promise<ScreenOrder | undefined> {
  const row = await findScreenOrder(db, chOID, screen);
  return row && (await readNameMask(db, chOID)).value(dropEnded(parseOrder(row.body), now));
}

/** What shows pictures: boards that have said which, and not the speakers who have the code of one. */
function isScreen({ by, body }: LiveDeviceTable): boolean {
  const { task, screen } = JSON.parse(body) as Partial<DeviceWords>;
  return BOARD_CODE_KINDS.some((kind) => kind === by) && task !== SPEAKER_TASK && screen !== undefined;
}

/** The screens of a challenge, without the names of hidden athletes, which a message or the lists of a frozen screen may have. */
export async function listScreens(db: Db, chOID: string, now: Date): Promise<ScreensAnswer['screens']> {
  const orders = new Map((await listScreenOrders(db, chOID)).map(({ screen, body }) => [screen, parseOrder(body)]));
  const boards = (await listDevices(db, chOID)).filter(isScreen);
  const mask = await readNameMask(db, chOID);
  return boards.map(({ device, seen, closed, body }) => {
    const { screen: words } = JSON.parse(body) as Partial<DeviceWords>;
    const order = dropEnded(orders.get(device) ?? {}, now);
    return {
      screen: device,
      seen,
      ...(closed === null ? {} : { closed }),
      ...(words === undefined ? {} : { words: mask.value(dropOldLists(words, order)) }),
      ...mask.value(order),
    };
  });
}

/** The screens of a challenge, and what they wait for. */
async function presentScreens(db: Db, chOID: string, now: Date): Promise<ScreensAnswer> {
  const withheld = (await listWithheldDecisions(db, chOID)).map(({ trial, report, since }) => ({
    trial,
    report,
    since,
  }));
  return { now: now.getTime(), screens: await listScreens(db, chOID, now), withheld };
}

/** The screens of a challenge, what each shows and is told, by their names. */
export const readScreens = ({ store, clock }: Context, chOID: string): Promise<ScreensAnswer> =>
  presentScreens(store.db, chOID, clock());

/** The longest countdown, and how long its end is shown, ms. */
const MAX_COUNTDOWN_MS = 86_400_000;
const COUNTDOWN_END_MS = 5000;

/** When a cue ends by itself; undefined where it stays. */
function findEnd({ act, to, seconds }: Body, now: Date): Date | undefined {
  if (act === 'countdown' && to !== undefined) return new Date(Date.parse(to) + COUNTDOWN_END_MS);
  return seconds === undefined ? undefined : new Date(now.getTime() + seconds * 1000);
}

/** @throws Refusal for a countdown to an hour that is over, or that is more than a day away */
function checkCountdown({ act, to }: Body, now: Date): void {
  if (act !== 'countdown' || to === undefined) return;
  const left = Date.parse(to) - now.getTime();
  if (left <= 0 || left > MAX_COUNTDOWN_MS)
    throw refusalAt('invalid request', '$.to', 'is over, or more than a day away');
}

/** What a cue shows. */
function findPicture({ act, layout, trial, text, to }: Body): Pick<ScreenCue, 'layout' | 'trial' | 'text' | 'to'> {
  if (act === 'show') return { layout, ...(trial === undefined ? {} : { trial }) };
  if (act === 'message') return { text };
  return act === 'countdown' ? { to, ...(text === undefined ? {} : { text }) } : {};
}

/** The order of a screen after one more, of an organiser or of the speaker (`by`). */
function changeOrder(before: ScreenOrder, body: Body, by: Pick<ScreenCue, 'by'>, now: Date): ScreenOrder {
  const { act } = body;
  const since = now.toISOString();
  if (act === 'identify') return { ...before, identify: since };
  const { identify } = before;
  const kept = identify === undefined ? {} : { identify };
  if (act === 'auto' || act === 'announce') return kept;
  const until = findEnd(body, now)?.toISOString();
  return { ...kept, cue: { act, ...findPicture(body), since, ...(until === undefined ? {} : { until }), ...by } };
}

/** Tells screens what to show, and logs it as one act, of an organiser or of the speaker, who is none. */
export async function tellScreens(
  ctx: Context,
  organiser: string | undefined,
  chOID: string,
  sentBody: Body,
): Promise<ScreensAnswer> {
  const now = ctx.clock();
  // Nobody who was erased comes back by a message.
  const body = { ...sentBody, ...(await maskErasedTexts(ctx.store.db, chOID, { text: sentBody.text })) };
  if (body.act === 'announce') {
    const { length } = await listScreens(ctx.store.db, chOID, now);
    await announceDecision(ctx, organiser, chOID, body.report ?? '', length);
    return readScreens(ctx, chOID);
  }
  checkCountdown(body, now);
  const by: Pick<ScreenCue, 'by'> = organiser === undefined ? { by: 'speaker' } : {};
  return ctx.store.transaction(async (tx) => {
    const known = await listScreens(tx, chOID, now);
    const all = known.filter(({ words }) => isToldWithAll(words?.layout, body.act)).map(({ screen }) => screen);
    const told = body.screens ?? all;
    const unknown = told.find((name) => !known.some(({ screen }) => screen === name));
    if (unknown !== undefined)
      throw refusalAt('not found', 'body.screens', `${JSON.stringify(unknown)} is no screen of this challenge`);
    for (const screen of told) {
      const row = await findScreenOrder(tx, chOID, screen);
      const order = changeOrder(row === undefined ? {} : parseOrder(row.body), body, by, now);
      await writeScreenOrder(tx, { challenge: chOID, screen, told: now.toISOString(), body: JSON.stringify(order) });
    }
    const { act, layout, text, to } = body;
    const detail = {
      act,
      count: told.length,
      ...(organiser === undefined ? { kind: SPEAKER_CODE_KIND } : {}),
      ...(layout === undefined ? {} : { layout }),
      ...(text === undefined ? {} : { text }),
      ...(to === undefined ? {} : { to }),
    };
    if (told.length > 0)
      await writeLog(tx, {
        challenge: chOID,
        ...(organiser === undefined ? {} : { organiser }),
        action: 'screens told',
        detail,
        now,
      });
    return presentScreens(tx, chOID, now);
  });
}
