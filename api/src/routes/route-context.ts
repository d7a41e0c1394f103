import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ZodTypeProvider } from '@fastify/type-provider-zod';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { Config } from '../config.ts';
import type { HotAnswers } from '../http/hot-answers.ts';
import type { LiveHub } from '../live/hub.ts';
import type { Context } from '../services/context.ts';
import type { Site } from '../static/index.ts';

/** The application as routes see it: what a handler gets and answers is typed by its zod schema. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** What routes work with. */
export interface RouteContext extends Context {
  readonly config: Config;
  readonly hot: HotAnswers;
  readonly hub: Pick<LiveHub, 'full' | 'isFullFor' | 'join' | 'size'>;
  /** What is released now. */
  readonly site: Pick<Site, 'remotes'>;
}
