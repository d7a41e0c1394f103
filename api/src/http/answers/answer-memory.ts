import type { IncomingMessage, ServerResponse } from 'node:http';
import { createAddressBook } from '../access/address-book.ts';
import { findAcceptedEncoding } from './accepted-encoding.ts';
import { createAnswerCache } from './answer-cache.ts';
import { commonHead, type EncodedAnswer, encodeAnswer, type PreparedAnswer } from './prepared-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** Public answers in the memory of the thread that talks to readers. */
export interface AnswerMemory {
  /** Answers from memory before the router has looked at the request; false when it cannot. */
  fastPath(req: IncomingMessage, res: ServerResponse): boolean;
  /** A fresh answer to a question. */
  find(question: string): PreparedAnswer | undefined;
  /** The same, by an address that asked the question before. */
  findByAddress(url: string): PreparedAnswer | undefined;
  keep(question: string, answer: PreparedAnswer): void;
  /** An answer in the best encoding that the reader takes; the address of the request asks for it by itself from now on. */
  encode(req: IncomingMessage, question: string, answer: PreparedAnswer): Promise<EncodedAnswer>;
  readonly counts: AnswerCounts;
  /** Memory taken. */
  readonly bytes: number;
}

/** What came from memory and what did not: whole numbers that grow, read when somebody asks how the server is. */
interface AnswerCounts {
  /** Answered before the router, and how many of these with 304. */
  fast: number;
  notModified: number;
  /** Answered from memory by a route. */
  kept: number;
  built: number;
}

interface AnswerMemoryOptions {
  readonly bytes: number;
  readonly clock: () => Date;
  /** What answers depend on besides their encoding. */
  readonly vary?: string | undefined;
}

export function createAnswerMemory({ bytes, clock, vary }: AnswerMemoryOptions): AnswerMemory {
  const head = commonHead(vary);
  const cache = createAnswerCache(bytes, clock);
  const addresses = createAddressBook();
  const counts: AnswerCounts = { fast: 0, notModified: 0, kept: 0, built: 0 };

  function findByAddress(url: string): PreparedAnswer | undefined {
    const question = addresses.get(url);
    return question === undefined ? undefined : cache.get(question);
  }

  return {
    counts,
    get bytes() {
      return cache.bytes;
    },
    find: (question) => cache.get(question),
    findByAddress,
    keep: (question, answer) => cache.put(question, answer),
    fastPath(req, res) {
      if (req.method !== 'GET' || req.url === undefined) return false;
      const answer = findByAddress(req.url);
      const encoded = answer?.encoded[findAcceptedEncoding(req.headers['accept-encoding'] as string | undefined)];
      if (encoded === undefined) return false;
      sendAnswer(req, res, encoded);
      counts.fast += 1;
      if (res.statusCode === 304) counts.notModified += 1;
      return true;
    },
    async encode(req, question, answer) {
      addresses.put(req.url ?? '', question);
      const encoding = findAcceptedEncoding(req.headers['accept-encoding'] as string | undefined);
      const had = answer.encoded[encoding] !== undefined;
      const encoded = await encodeAnswer(answer, encoding, head);
      if (!had) cache.grew(question, answer);
      return encoded;
    },
  };
}
