import type { IncomingMessage, ServerResponse } from 'node:http';
import { findAcceptedEncoding } from './accepted-encoding.ts';
import { createAnswerCache } from './answer-cache.ts';
import { buildCommonHead, type EncodedAnswer, encodeAnswer, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';
import { createUrlKeys } from './url-keys.ts';

/** Public answers in the memory of the thread that talks to readers. */
export interface AnswerMemory {
  /** Answers a request from memory, before the router; false when it cannot. */
  serveFromMemory(req: IncomingMessage, res: ServerResponse): boolean;
  /** A fresh answer. */
  find(cacheKey: string): PreparedAnswer | undefined;
  /** The same, by a URL that was answered before. */
  findByUrl(url: string): PreparedAnswer | undefined;
  store(cacheKey: string, answer: PreparedAnswer): void;
  /** An answer in the best encoding that the reader accepts; from now on `findByUrl` finds it by the request's URL. */
  encode(req: IncomingMessage, cacheKey: string, answer: PreparedAnswer): Promise<EncodedAnswer>;
  readonly counts: AnswerCounts;
  /** Memory that the answers take. */
  readonly bytes: number;
}

/** How many answers came from memory and how many did not, since the start; read by the metrics. */
interface AnswerCounts {
  /** Answered before the router, and how many of these with 304. */
  beforeRouter: number;
  notModified: number;
  /** Answered from memory by a route. */
  byRoute: number;
  /** Built from the database. */
  built: number;
}

interface AnswerMemoryOptions {
  readonly bytes: number;
  readonly clock: () => Date;
  /** To be added to the `vary` of every answer. */
  readonly vary?: string | undefined;
}

export function createAnswerMemory({ bytes, clock, vary }: AnswerMemoryOptions): AnswerMemory {
  const head = buildCommonHead(vary);
  const cache = createAnswerCache(bytes, clock);
  const urlKeys = createUrlKeys();
  const counts: AnswerCounts = { beforeRouter: 0, notModified: 0, byRoute: 0, built: 0 };

  function findByUrl(url: string): PreparedAnswer | undefined {
    const cacheKey = urlKeys.get(url);
    return cacheKey === undefined ? undefined : cache.get(cacheKey);
  }

  return {
    counts,
    get bytes() {
      return cache.bytes;
    },
    find: (cacheKey) => cache.get(cacheKey),
    findByUrl,
    store: (cacheKey, answer) => cache.put(cacheKey, answer),
    serveFromMemory(req, res) {
      if (req.method !== 'GET' || req.url === undefined) return false;
      const answer = findByUrl(req.url);
      const encoded = answer?.encoded[findAcceptedEncoding(req.headers['accept-encoding'] as string | undefined)];
      if (encoded === undefined) return false;
      sendAnswer(req, res, encoded);
      counts.beforeRouter += 1;
      if (res.statusCode === 304) counts.notModified += 1;
      return true;
    },
    async encode(req, cacheKey, answer) {
      urlKeys.put(req.url ?? '', cacheKey);
      const encoding = findAcceptedEncoding(req.headers['accept-encoding'] as string | undefined);
      const hadEncoding = answer.encoded[encoding] !== undefined;
      const encoded = await encodeAnswer(answer, encoding, head);
      if (!hadEncoding) cache.updateSize(cacheKey, answer);
      return encoded;
    },
  };
}
