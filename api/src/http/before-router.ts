import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Site } from '../static/index.ts';
import type { CrossOrigin } from './access/cross-origin.ts';
import type { AnswerMemory } from './answers/answer-memory.ts';
import { refuseUnclearHost } from './client-errors.ts';
import { answerFailure } from './error-handler.ts';
import { type IsHttps, STRICT_TRANSPORT } from './strict-transport.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Addresses that are calls; all others are the site's. */
const CALLS = /^\/(api|mgrapi)\/|^\/metrics(\?|$)/;

/** Where live streams begin. */
export interface StreamPath {
  /** Opens a live stream before the router has looked at the request; false when there is anything to refuse. */
  open(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * The same for the first bytes of a connection, before Node's parser is attached to it: parser, request and answer are three
   * quarters of what a stream would hold in memory.
   */
  takeOver(socket: Socket, bytes: Buffer): boolean;
}

interface Front {
  readonly handleOrigin: CrossOrigin['handle'];
  readonly memory: AnswerMemory;
  readonly streams: StreamPath;
  readonly site: Site;
  readonly countPage: () => void;
  readonly onError: (error: unknown) => void;
  readonly isHttps: IsHttps;
}

/** What does not reach the router: prepared answers, live streams, and pages and files of the site. No error handler is around these. */
export function inFront(
  { handleOrigin, memory, streams, site, countPage, onError, isHttps }: Front,
  handler: Handler,
): Handler {
  return (req, res) => {
    try {
      if (isHttps(req)) res.setHeader('strict-transport-security', STRICT_TRANSPORT);
      if (refuseUnclearHost(req, res)) return;
      if (handleOrigin(req, res) || memory.fastPath(req, res) || streams.open(req, res)) return;
      if (!CALLS.test(req.url ?? '/') && site.handle(req, res)) {
        countPage();
        return;
      }
      handler(req, res);
    } catch (error) {
      onError(error);
      answerFailure(res);
    }
  };
}
