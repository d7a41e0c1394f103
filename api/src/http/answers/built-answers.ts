import type { BuiltAnswer } from '../../base/built-answer.ts';
import { type Freshness, isFresh } from '../../base/scope.ts';
import type { KnownChallenge } from '../../store/challenges/revisions.ts';
import { type AnswerNote, BUILD_HEADER, NOTE_HEADER, writeNote } from './answer-wire.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { type PublicAnswers, prepareAnswer, readQuestion } from './public-answers.ts';

/** Questions remembered as answered. */
const MAX_KNOWN = 10_000;

interface Given extends Freshness {
  readonly tag: string;
  readonly noindex: boolean;
  readonly maxAge?: number | undefined;
}

function buildNote(question: string, { scope, revision, until, heldUntil, tag, noindex, maxAge }: Given): AnswerNote {
  const challenge = (scope as Partial<KnownChallenge>).oid;
  const heldFor = heldUntil - performance.now();
  return {
    question,
    revision,
    tag,
    noindex,
    maxAge,
    ...(challenge === undefined ? {} : { challenge }),
    ...(until === Number.POSITIVE_INFINITY ? {} : { until }),
    ...(heldFor > 0 ? { heldFor } : {}),
  };
}

/**
 * Answers of routes whose thread has no memory of answers: built here, kept by the thread in front. What that one was given and
 * still stands is not built again, whichever address asks for it.
 */
export function createBuiltAnswers(edition: string, clock: () => Date): PublicAnswers {
  const builds = new Map<string, Promise<PreparedAnswer>>();
  const answers = new Map<string, Given>();

  function remember(question: string, answer: PreparedAnswer): void {
    const { scope, revision, until, heldUntil, tag, noindex, maxAge } = answer;
    answers.delete(question);
    answers.set(question, { scope, revision, until, heldUntil, tag, noindex, maxAge });
    const [oldest] = answers.keys();
    if (answers.size > MAX_KNOWN && oldest !== undefined) answers.delete(oldest);
  }

  async function buildAnswer(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    remember(question, answer);
    return answer;
  }

  function shareBuild(question: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const started = builds.get(question) ?? buildAnswer(question, build).finally(() => builds.delete(question));
    builds.set(question, started);
    return started;
  }

  return {
    bytes: 0,
    async send(request, reply, parameters, build) {
      const { raw } = request;
      const question = readQuestion(request, parameters);
      const known = answers.get(question);
      if (raw.headers[BUILD_HEADER] === undefined && known !== undefined && isFresh(known, clock)) {
        reply.hijack();
        const note = writeNote({ ...buildNote(question, known), isKnown: true });
        reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': '0' }).end();
        return;
      }
      const answer = await shareBuild(question, build);
      const note = writeNote(buildNote(question, answer));
      reply.hijack();
      reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': String(answer.json.length) });
      reply.raw.end(answer.json);
    },
  };
}
