import type { FastifyReply } from 'fastify';
import { readBoardAddress } from 'shared-domain/board';
import { BOARD_LAYOUTS, calls } from 'shared-domain/contract';
import { boardAnswer, boardQuery } from 'shared-domain/contract/schemas';
import { z } from 'zod';
import { refusalAt } from '../../base/refusal.ts';
import { getOfficial, requireCodeOfBoard } from '../../http/access/access-code.ts';
import type { CodeGuesses } from '../../http/access/code-guesses.ts';
import { createBoardReader } from '../../services/live-input/board.ts';
import type { App, RouteContext } from '../route-context.ts';
import { respondWith } from '../schema.ts';

/** Nothing has changed since the caller's answer (RFC 9110, 15.4.5). */
const unchanged = (reply: FastifyReply) => reply.code(304).send();

/** What boards show, as data for other graphics (officials 5.4). */
export function registerBoardRoutes(app: App, ctx: RouteContext, guesses: CodeGuesses): void {
  const boards = createBoardReader(ctx);
  app.get(
    calls.board.path,
    {
      onRequest: requireCodeOfBoard(ctx, guesses),
      schema: {
        tags: ['live input'],
        security: [{ code: [] }, {}],
        params: z.object({ layout: z.string().max(100) }),
        querystring: boardQuery,
        ...respondWith(boardAnswer),
      },
    },
    async (request, reply) => {
      const { layout } = request.params;
      if (!BOARD_LAYOUTS.some((one) => one === layout))
        throw refusalAt('not found', 'params.layout', `boards show ${BOARD_LAYOUTS.join(', ')}`);
      const { pathname, search } = new URL(request.url, 'http://board');
      const { answer, tag } = await boards.read(getOfficial(request), readBoardAddress({ pathname, search }));
      const etag = `W/"${tag}"`;
      reply.headers({
        etag,
        'cache-control': 'private, no-cache',
        vary: 'x-access-code',
        // Graphics are pages of another origin, or of a file; the code opens it, and nothing that a browser sends by itself.
        'access-control-allow-origin': '*',
        'access-control-expose-headers': 'etag',
      });
      if (request.headers['if-none-match']?.includes(tag) === true) return unchanged(reply);
      return answer;
    },
  );
}
