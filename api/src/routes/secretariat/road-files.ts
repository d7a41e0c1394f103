import { PassThrough, Readable } from 'node:stream';
import type { FastifyError } from 'fastify';
import { calls, type FileProgress } from 'shared-domain/contract';
import { fileAnswer, queryList, reason } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { markReadByHandler } from '../../base/validation.ts';
import { createAccessGuard } from '../../http/access/access-guard.ts';
import { getSession } from '../../http/access/request-session.ts';
import { buildEnvelope } from '../../http/error-handler.ts';
import { requireChallengeWriteAccess } from '../../policies/challenge-policy.ts';
import { parseAnswers } from '../../services/files/questions.ts';
import { importRace } from '../../services/files/road/import-race.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';
import { dryRun, flag } from './file-answers.ts';
import { registerRawCalls } from './raw-bodies.ts';

/** With this `accept` the answer reports progress, one JSON object per line; the last line is the answer, or the errors. */
const NDJSON_TYPE = 'application/x-ndjson';

/** Enough for a race of a million. */
const MAX_ROAD_BYTES = 256 * 1024 * 1024;

interface IncomingFile {
  readonly bytes: Readable;
  /** Reads and drops the rest: until then, the connection cannot carry another call. */
  drop(): void;
}

/** The bytes of a body as they arrive; reading fails when the sender disconnects. */
function openIncoming(body: unknown): IncomingFile {
  if (!(body instanceof Readable)) return { bytes: Readable.from([]), drop: () => {} };
  const bytes = new PassThrough();
  body.once('close', () => {
    if (!body.readableEnded) bytes.destroy(new Error('the sender went away'));
  });
  body.pipe(bytes);
  return {
    bytes,
    drop() {
      body.unpipe(bytes);
      body.resume();
    },
  };
}

/** Results of a road race, read as they arrive. */
export function registerRoadRoutes(app: App, ctx: RouteContext): void {
  registerRawCalls(app, { name: 'road-files', bodyLimit: MAX_ROAD_BYTES, take: 'stream' }, (files) => {
    files.post(
      calls.roadResults.path,
      {
        onRequest: createAccessGuard(ctx, requireChallengeWriteAccess, 'chOID'),
        schema: {
          tags: ['files'],
          security: [{ token: [] }],
          consumes: ['text/csv', 'text/plain', 'application/octet-stream'],
          description: `With "accept: ${NDJSON_TYPE}" the answer says how far it is, a JSON object a line; the last one is the answer.`,
          params: z.object({ chOID: z.string() }),
          querystring: z.object({
            dryRun,
            trial: z.string(),
            reason: reason.optional(),
            answers: queryList,
            'answers[]': queryList,
            /** The sender was shown the questions: rows about which nothing is answered are left out. */
            asked: flag,
          }),
          body: markReadByHandler(z.string()),
          ...respondWith(fileAnswer),
        },
      },
      async (request, reply) => {
        const { trial, dryRun: dry, reason: why, answers: some = [], 'answers[]': more = [], asked } = request.query;
        const { bytes, drop } = openIncoming(request.body);
        const length = Number(request.headers['content-length']);
        const file = { bytes, ...(Number.isInteger(length) ? { total: length } : {}) };
        const run = async (tell?: (progress: FileProgress) => void) => {
          try {
            return await importRace(ctx, getSession(request).organiser, request.params.chOID, trial, file, {
              dryRun: dry,
              reason: why,
              answers: asked || some.length + more.length > 0 ? parseAnswers([...some, ...more]) : undefined,
              ...(tell === undefined ? {} : { onProgress: tell }),
            });
          } finally {
            drop();
          }
        };
        if (!request.headers.accept?.includes(NDJSON_TYPE)) return run();
        const lines = new PassThrough();
        const write = (value: unknown) => lines.write(`${JSON.stringify(value)}\n`);
        // A refusal before the first line is an ordinary answer, with its status.
        const firstLine = Promise.withResolvers<undefined>();
        const done = run((progress) => {
          write(progress);
          firstLine.resolve(undefined);
        });
        const earlyAnswer = await Promise.race([firstLine.promise, done]);
        if (earlyAnswer !== undefined) return earlyAnswer;
        done.then(write, (error: FastifyError) => write(buildEnvelope(error, request))).finally(() => lines.end());
        // A proxy that buffers would hold the progress back.
        reply.type(NDJSON_TYPE).header('x-accel-buffering', 'no');
        return lines as never;
      },
    );
  });
}
