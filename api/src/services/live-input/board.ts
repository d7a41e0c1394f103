import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerBoard, type BoardAddress } from 'shared-domain/board';
import type { BoardAnswer } from 'shared-domain/contract';
import type { KnownCompetition } from 'shared-domain/live-input';
import { refusalAt } from '../../base/refusal.ts';
import type { Official } from '../../policies/code-policy.ts';
import { readNewsMark } from '../../store/live/news.ts';
import type { Context } from '../context/context.ts';
import { readDevice } from './read-device.ts';

/** How often a competition is read at most, ms: all who ask meanwhile wait for the same reading. */
const READ_EVERY_MS = 200;

/** Competitions whose boards were asked for last; each is read again only when something has come. */
const MAX_COMPETITIONS = 4;

/** What a screen with a code of a board knows of a competition. */
interface Known extends KnownCompetition {
  readonly revision: number;
  readonly cursor: number;
}

/** A reading of a competition: the news before it, when it begins, by `performance.now`, and what came of it. */
interface Reading {
  readonly mark: string;
  readonly begins: number;
  readonly known: Promise<Known>;
}

/** What a board shows, and a tag that changes with it. */
export interface TaggedBoard {
  readonly answer: BoardAnswer;
  readonly tag: string;
}

/** Answers what boards show. */
export interface BoardReader {
  /** @throws Refusal `not found` for a trial that the competition has not */
  read(official: Official, address: BoardAddress): Promise<TaggedBoard>;
}

/** Reads what a screen reads at its start, all facts of it. */
async function readKnown(ctx: Context, official: Official): Promise<Known> {
  const first = await readDevice(ctx, official, { since: 0, 'trialOIDs[]': undefined, revision: undefined });
  const facts = [...first.facts];
  let { cursor, more } = first;
  while (more) {
    const next = await readDevice(ctx, official, {
      since: cursor,
      'trialOIDs[]': undefined,
      revision: Number.MAX_SAFE_INTEGER,
    });
    facts.push(...next.facts);
    ({ cursor, more } = next);
  }
  const { challenge, trials, pictures, withheld, revision } = first;
  return { challenge, trials, pictures, withheld, facts, revision, cursor };
}

/** Neither the time of an answer nor what came elsewhere is in its tag: an answer that shows the same is the same. */
function makeTag({ now: _, revision: __, cursor: ___, ...shown }: BoardAnswer): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** Boards as data: what the page of a layout draws, by the functions that it draws from. */
export function createBoardReader(ctx: Context): BoardReader {
  const read = new Map<string, Reading>();

  /** Reads what is known, not sooner than some time after the reading before it. */
  function beginReading(official: Official, mark: string, before = Number.NEGATIVE_INFINITY): Reading {
    const now = performance.now();
    const begins = Math.max(now, before + READ_EVERY_MS);
    const known = begins > now ? sleep(begins - now).then(() => readKnown(ctx, official)) : readKnown(ctx, official);
    return { mark, begins, known };
  }

  /** What is known now; read anew where the news of the competition are others than when it was read. */
  async function findKnown(official: Official): Promise<Known> {
    const { chOID } = official;
    const revision = ctx.revisions.find(chOID)?.revision;
    const mark = JSON.stringify([revision, await readNewsMark(ctx.store.db, chOID, ctx.readSteadyClock())]);
    const stored = read.get(chOID);
    read.delete(chOID);
    // One that has not begun yet will read what has come by now too.
    const isCurrent = stored !== undefined && (stored.mark === mark || stored.begins > performance.now());
    const current = isCurrent ? stored : beginReading(official, mark, stored?.begins);
    read.set(chOID, current);
    for (const oldest of [...read.keys()].slice(0, Math.max(0, read.size - MAX_COMPETITIONS))) read.delete(oldest);
    try {
      return await current.known;
    } catch (error) {
      if (read.get(chOID) === current) read.delete(chOID);
      throw error;
    }
  }

  return {
    async read(official, address) {
      const known = await findKnown(official);
      if (
        address.trial !== undefined &&
        !known.trials.some(({ oid, uid }) => oid === address.trial || uid === address.trial)
      )
        throw refusalAt('not found', 'query.t', 'this competition has no such trial');
      const { revision, cursor } = known;
      const answer = { ...answerBoard(address, known, ctx.clock().getTime()), revision, cursor };
      return { answer, tag: makeTag(answer) };
    },
  };
}
