import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { BOARDS_PATH } from 'shared-domain/contract';
import type { Site } from '../static/index.ts';
import type { CrossOriginAccess } from './access/cross-origin.ts';
import type { AnswerMemory } from './answers/answer-memory.ts';
import { refuseUnclearHost } from './client-errors.ts';
import { answerFailure } from './error-handler.ts';
import { type IsHttps, STRICT_TRANSPORT } from './strict-transport.ts';

export type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** URLs of calls; all others are the site's. */
const CALL_URL = /^\/(api|mgrapi)\/|^\/metrics(\?|$)/;

/** Whether what a board shows is asked for as data: the same address without it is a page of the site. */
function isBoardData(url: string): boolean {
  const [path = '', query = ''] = url.split('?', 2);
  return path.startsWith(BOARDS_PATH) && new URLSearchParams(query).get('format') === 'json';
}

const isCall = (url: string): boolean => CALL_URL.test(url) || isBoardData(url);

/** Opens live streams without the router. */
export interface StreamPath {
  /** Opens the live stream that a request asks for; false when it is no such request, or one to be refused. */
  open(req: IncomingMessage, res: ServerResponse): boolean;
  /**
   * The same for the first bytes of a connection, before Node's parser is attached to it: parser, request and answer are three
   * quarters of what a stream would hold in memory.
   */
  takeOver(socket: Socket, bytes: Buffer): boolean;
}

interface FrontParts {
  readonly handleOrigin: CrossOriginAccess['handle'];
  readonly memory: AnswerMemory;
  readonly streams: StreamPath;
  readonly site: Site;
  readonly countPage: () => void;
  readonly onError: (error: unknown) => void;
  readonly isHttps: IsHttps;
  /** Called with the connection of each request. */
  readonly noteRequest: (socket: Socket) => void;
  /** Called with each request that is not answered from memory. */
  readonly noteCall: (req: IncomingMessage, res: ServerResponse) => void;
}

/** Answers what need not reach the router: prepared answers, live streams, pages and files. Fastify's error handler does not see these. */
export function createFrontHandler(
  { handleOrigin, memory, streams, site, countPage, onError, isHttps, noteRequest, noteCall }: FrontParts,
  handler: Handler,
): Handler {
  return (req, res) => {
    try {
      noteRequest(req.socket);
      if (isHttps(req)) res.setHeader('strict-transport-security', STRICT_TRANSPORT);
      if (refuseUnclearHost(req, res)) return;
      if (handleOrigin(req, res) || memory.serveFromMemory(req, res) || streams.open(req, res)) return;
      noteCall(req, res);
      if (!isCall(req.url ?? '/') && site.handle(req, res)) {
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
