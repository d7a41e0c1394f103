import type { BuiltAnswer } from '../../base/built-answer.ts';
import { type Freshness, isFresh } from '../../base/scope.ts';
import type { ChallengeScope } from '../../store/challenges/revisions.ts';
import { type AnswerNote, BUILD_HEADER, formatNote, NOTE_HEADER } from './internal-headers.ts';
import type { PreparedAnswer } from './prepared-answer.ts';
import { buildCacheKey, type PublicAnswers, prepareAnswer } from './public-answers.ts';

/** How many answers are remembered as sent to the front. */
const MAX_SENT_ANSWERS = 10_000;

interface SentAnswer extends Freshness {
  readonly tag: string;
  readonly noindex: boolean;
  readonly maxAge?: number | undefined;
}

function buildNote(
  cacheKey: string,
  { scope, revision, until, heldUntil, tag, noindex, maxAge }: SentAnswer,
): AnswerNote {
  const challenge = (scope as Partial<ChallengeScope>).oid;
  const heldForMs = heldUntil - performance.now();
  return {
    cacheKey,
    revision,
    tag,
    noindex,
    maxAge,
    ...(challenge === undefined ? {} : { challenge }),
    ...(until === Number.POSITIVE_INFINITY ? {} : { until }),
    ...(heldForMs > 0 ? { heldForMs } : {}),
  };
}

/**
 * Public answers of a thread behind the front: they are built here and stored by the front. One that the front has and that is still
 * fresh is not built again, whichever URL asks for it.
 */
export function createBuiltAnswers(edition: string, clock: () => Date): PublicAnswers {
  const builds = new Map<string, Promise<PreparedAnswer>>();
  const sentAnswers = new Map<string, SentAnswer>();

  function rememberSent(cacheKey: string, answer: PreparedAnswer): void {
    const { scope, revision, until, heldUntil, tag, noindex, maxAge } = answer;
    sentAnswers.delete(cacheKey);
    sentAnswers.set(cacheKey, { scope, revision, until, heldUntil, tag, noindex, maxAge });
    const [oldest] = sentAnswers.keys();
    if (sentAnswers.size > MAX_SENT_ANSWERS && oldest !== undefined) sentAnswers.delete(oldest);
  }

  async function buildAnswer(cacheKey: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const answer = prepareAnswer(edition, await build());
    rememberSent(cacheKey, answer);
    return answer;
  }

  function shareBuild(cacheKey: string, build: () => Promise<BuiltAnswer>): Promise<PreparedAnswer> {
    const running = builds.get(cacheKey) ?? buildAnswer(cacheKey, build).finally(() => builds.delete(cacheKey));
    builds.set(cacheKey, running);
    return running;
  }

  return {
    bytes: 0,
    async send(request, reply, parameters, build) {
      const { raw } = request;
      const cacheKey = buildCacheKey(request, parameters);
      const sentAnswer = sentAnswers.get(cacheKey);
      if (raw.headers[BUILD_HEADER] === undefined && sentAnswer !== undefined && isFresh(sentAnswer, clock)) {
        reply.hijack();
        const note = formatNote({ ...buildNote(cacheKey, sentAnswer), isUnchanged: true });
        reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': '0' }).end();
        return;
      }
      const answer = await shareBuild(cacheKey, build);
      const note = formatNote(buildNote(cacheKey, answer));
      reply.hijack();
      reply.raw.writeHead(200, { [NOTE_HEADER]: note, 'content-length': String(answer.json.length) });
      reply.raw.end(answer.json);
    },
  };
}
