import { calls, findErrorId, makeUrl } from 'shared-domain/contract';
import type { SiteLinkTable } from '../../../store/site-tables.ts';
import type { CopyPart } from '../gather-copy.ts';
import { pickKnownWords, type RefusedTrial, type RefusedTrials } from './refused-trial.ts';
import {
  isForeign,
  isHandedBack,
  isPassing,
  isShutOut,
  isTakenBack,
  type UplinkAnswer,
  type UplinkClient,
} from './uplink-client.ts';

/** How sending ended: all answered (`refused` trials are set apart), no answer or an answer that ends it. */
export interface SentCopyOutcome {
  readonly end: 'sent' | 'later' | 'taken' | 'session';
  /** Of the trials that were sent, those that were refused. */
  readonly refused: RefusedTrials;
  /** uids of trials that the public server has now. */
  readonly taken: readonly string[];
  readonly retryAfter?: number | undefined;
}

/** So many trials that all meet the page of a proxy: the public server is not behind it just now. */
const MAX_STOPPED = 3;

/** A post of this size is over in a minute on a line of 64 kbit/s, bytes. */
const MAX_POST_BYTES = 400_000;

/** Consecutive parts that fit in one post; a part that is larger goes alone. */
export function splitIntoPosts(parts: readonly CopyPart[]): CopyPart[][] {
  const posts: CopyPart[][] = [];
  let bytes = 0;
  for (const part of parts) {
    const last = posts.at(-1);
    if (last === undefined || bytes + part.bytes > MAX_POST_BYTES) {
      posts.push([part]);
      bytes = part.bytes;
    } else {
      last.push(part);
      bytes += part.bytes;
    }
  }
  return posts;
}

const TOO_MANY = 429;
const TIMED_OUT = 408;

/** Whether a proxy stops a post, perhaps for one of its trials. One that says to come back later stops all of them. */
const isStopped = (answer: UplinkAnswer): boolean => {
  const { status, retryAfter } = answer;
  return isForeign(answer) && status !== TOO_MANY && !(status === TIMED_OUT && retryAfter !== undefined);
};

function joinParts(chOID: string, parts: readonly CopyPart[]): string {
  const merge = <K extends keyof CopyPart['body']>(name: K) =>
    Object.assign({}, ...parts.map(({ body }) => body[name]));
  return JSON.stringify({
    chOID,
    trialsData: parts.flatMap(({ body }) => body.trialsData),
    startlists: merge('startlists'),
    resultlists: merge('resultlists'),
    remarks: merge('remarks'),
    live: merge('live'),
    ages: merge('ages'),
  });
}

/** The error of an answer; what stands before the server has no id of its own. */
const describeError = ({ errors: [first], status }: UplinkAnswer): Omit<RefusedTrial, 'uid' | 'name'> => ({
  id: findErrorId(status) ?? 'unknown error',
  detail: `HTTP ${status}`,
  ...pickKnownWords(first),
});

const describeTrials = (post: readonly CopyPart[], answer: UplinkAnswer): RefusedTrial[] =>
  post.flatMap(({ trials }) => trials.map(({ uid, name }) => ({ uid, name, ...describeError(answer) })));

function halve(post: readonly CopyPart[]): CopyPart[][] {
  const half = Math.ceil(post.length / 2);
  return [post.slice(0, half), post.slice(half)];
}

/**
 * Sends parts by the upload call. One that is refused, or too large with others, is halved until the trial alone is left, which is set
 * apart; the others go on. So is one that a proxy stops (`isStopped`), where others come through; where none does, all is sent again later.
 */
export async function sendCopy(
  client: UplinkClient,
  { remote, site }: Pick<SiteLinkTable, 'remote' | 'site'>,
  parts: readonly CopyPart[],
  /** Asked before each post but the first; false ends the sending for now. */
  mayGoOn: () => Promise<boolean> = async () => true,
): Promise<SentCopyOutcome> {
  const refused = new Map<string, RefusedTrial>();
  const taken: string[] = [];
  const stopped = new Map<string, RefusedTrial>();
  const waiting = splitIntoPosts(parts);
  for (let post = waiting.shift(); post !== undefined; post = waiting.shift()) {
    if (taken.length > 0 && !(await mayGoOn())) return { end: 'later', refused, taken };
    const url = makeUrl(calls.uploadTrials, { chOID: remote });
    const answer = await client.call(calls.uploadTrials, url, { site, body: joinParts(remote, post) });
    if (answer.status === 200) {
      taken.push(...post.flatMap(({ trials }) => trials.map(({ uid }) => uid)));
    } else if (isStopped(answer) && (taken.length > 0 || stopped.size < MAX_STOPPED)) {
      if (post.length > 1) waiting.unshift(...halve(post));
      else for (const trial of describeTrials(post, answer)) stopped.set(trial.uid, { ...trial, isStopped: true });
    } else if (isPassing(answer) || isHandedBack(answer)) {
      return { end: 'later', refused, taken, retryAfter: answer.retryAfter };
    } else if (isTakenBack(answer)) {
      return { end: 'taken', refused, taken };
    } else if (isShutOut(answer)) {
      return { end: 'session', refused, taken };
    } else if (post.length > 1) {
      waiting.unshift(...halve(post));
    } else {
      for (const trial of describeTrials(post, answer)) refused.set(trial.uid, trial);
    }
  }
  if (stopped.size > 0 && taken.length === 0) return { end: 'later', refused, taken };
  return { end: 'sent', refused: new Map([...refused, ...stopped]), taken };
}
