import { createHash } from 'node:crypto';
import { answerBoard, type BoardAddress } from 'shared-domain/board';
import type { BoardAnswer } from 'shared-domain/contract';
import type { KnownCompetition } from 'shared-domain/live-input';
import { refusalAt } from '../../base/refusal.ts';
import type { Official } from '../../policies/code-policy.ts';
import { readNewsMark } from '../../store/live/news.ts';
import type { Context } from '../context/context.ts';
import { readDevice } from './read-device.ts';

/** Competitions whose boards were asked for last; each is read again only when something has come. */
const MAX_COMPETITIONS = 4;

/** What a screen with a code of a board knows of a competition. */
interface Known extends KnownCompetition {
  readonly revision: number;
  readonly cursor: number;
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
  const { challenge, trials, revision } = first;
  return { challenge, trials, facts, revision, cursor };
}

/** Neither the time of an answer nor what came elsewhere is in its tag: an answer that shows the same is the same. */
function makeTag({ now: _, revision: __, cursor: ___, ...shown }: BoardAnswer): string {
  return createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22);
}

/** Boards as data: what the page of a layout draws, by the functions that it draws from. */
export function createBoardReader(ctx: Context): BoardReader {
  const read = new Map<string, { readonly mark: string; readonly known: Promise<Known> }>();

  /** What is known now; read anew where the news of the competition are others than when it was read. */
  async function findKnown(official: Official): Promise<Known> {
    const { chOID } = official;
    const revision = ctx.revisions.find(chOID)?.revision;
    const mark = JSON.stringify([revision, await readNewsMark(ctx.store.db, chOID)]);
    const stored = read.get(chOID);
    read.delete(chOID);
    const current = stored?.mark === mark ? stored : { mark, known: readKnown(ctx, official) };
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
      if (address.trial !== undefined && !known.trials.some(({ oid }) => oid === address.trial))
        throw refusalAt('not found', 'query.t', 'this competition has no such trial');
      const { revision, cursor } = known;
      const answer = { ...answerBoard(address, known, ctx.clock().getTime()), revision, cursor };
      return { answer, tag: makeTag(answer) };
    },
  };
}
