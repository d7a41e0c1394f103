import type { Built } from '../../base/built.ts';
import { type Standing, stands } from '../../base/scope.ts';
import type { KnownChallenge } from '../../store/challenges/revision-memory.ts';
import { type AnswerNote, BUILD_HEADER, NOTE_HEADER, writeNote } from './answer-wire.ts';
import { type HotAnswers, prepareAnswer, questionOf } from './hot-answers.ts';
import type { PreparedAnswer } from './prepared-answer.ts';

/** Questions remembered as answered. */
const MAX_KNOWN = 10_000;

interface Given extends Standing {
  readonly tag: string;
  readonly noindex: boolean;
}

function noteOf(question: string, { scope, revision, until, heldUntil, tag, noindex }: Given): AnswerNote {
  const challenge = (scope as Partial<KnownChallenge>).oid;
  const heldFor = heldUntil - performance.now();
  return {
    question,
    revision,
    tag,
    noindex,
    ...(challenge === undefined ? {} : { challenge }),
    ...(until === Number.POSITIVE_INFINITY ? {} : { until }),
    ...(heldFor > 0 ? { heldFor } : {}),
  };
}

/**
 * Answers of routes whose thread has no memory of answers: built here, kept by the thread in front. What that one was given and
 * still stands is not built again, whichever address asks for it.
 */
export function createBuiltAnswers(edition: string, clock: () => Date): HotAnswers {
  const building = new Map<string, Promise<PreparedAnswer>>();
  const given = new Map<string, Given>();

  function remember(question: string, { scope, revision, until, heldUntil, tag, noindex }: PreparedAnswer): void {
    given.delete(question);
    given.set(question, { scope, revision, until, heldUntil, tag, noindex });
    const [oldest] = given.keys();
    if (given.size > MAX_KNOWN && oldest !== undefined) given.delete(oldest);
  }

  async function make(question: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    remember(question, answer);
    return answer;
  }

  function get(question: string, build: () => Promise<Built>): Promise<PreparedAnswer> {
    const made = building.get(question) ?? make(question, build).finally(() => building.delete(question));
    building.set(question, made);
    return made;
  }

  return {
    bytes: 0,
    async answer(request, reply, asked, build) {
      const { raw } = request;
      const question = questionOf(request, asked);
      const known = given.get(question);
      if (raw.headers[BUILD_HEADER] === undefined && known !== undefined && stands(known, clock)) {
        reply.hijack();
        const note = writeNote({ ...noteOf(question, known), isKnown: true });
        reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': '0' }).end();
        return;
      }
      const answer = await get(question, build);
      const note = writeNote(noteOf(question, answer));
      reply.hijack();
      reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': String(answer.json.length) });
      reply.raw.end(answer.json);
    },
  };
}
