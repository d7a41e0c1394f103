import type { Server } from 'node:http';
import { serializerCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import fastify, { type FastifyError } from 'fastify';
import type { Config } from '../base/config.ts';
import { Refusal, refusal } from '../base/refusal.ts';
import { makeTrustCheck } from '../base/trust-proxy.ts';
import { validatorCompiler } from '../base/validation.ts';
import { allowOrigins } from '../http/access/cross-origin.ts';
import { warnOfUnknownProxy } from '../http/access/unknown-proxy.ts';
import type { Handler } from '../http/before-router.ts';
import { createByteRefusal, refuseAddress } from '../http/client-errors.ts';
import { handleError } from '../http/error-handler.ts';
import { readJsonBodies } from '../http/json-body.ts';
import { serializers } from '../http/log-serializers.ts';
import { createRefusalLog } from '../http/refusal-log.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { App } from '../routes/route-context.ts';

/** The limit of a body, unless a route sets its own. */
const MAX_BODY_BYTES = 1024 * 1024;

const failIfCalled = (): never => {
  throw new Error('a compiler was asked for before ours was set');
};

/** Without these Fastify loads its own compilers, ajv and some ninety modules, although ours take their place. */
const NO_OTHER_COMPILERS = { buildValidator: failIfCalled, buildSerializer: failIfCalled };

export interface LogOptions {
  /** `silent` in tests. */
  readonly logLevel?: string;
  /** Where lines of the log go; standard output without it. */
  readonly log?: { write(line: string): void };
}

interface AppOptions extends LogOptions {
  /** Called with every error, refusals too, before the answer replaces its text. */
  readonly onError?: (error: FastifyError) => void;
  /** False in all threads but one, so that the log has the warning of an unknown proxy once; true by default. */
  readonly shouldWarnOfProxy?: boolean;
}

/** The Fastify application with the hooks and error handlers that all routes share; the caller adds the routes. */
export function openApp(config: Config, options: AppOptions, createServer: (handler: Handler) => Server): App {
  const { vary } = allowOrigins(config.remoteOrigins);
  const app = fastify({
    logger: {
      level: options.logLevel ?? 'warn',
      serializers,
      ...(options.log === undefined ? {} : { stream: options.log }),
    },
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: refuseAddress,
    clientErrorHandler: createByteRefusal(config.publicUrl?.startsWith('https:') === true),
    trustProxy: makeTrustCheck(config.trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 100 },
    schemaController: { compilersFactory: NO_OTHER_COMPILERS },
    serverFactory: (handler) => createServer(handler as Handler),
  }).withTypeProvider<ZodTypeProvider>();
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'cache-control': 'no-store', ...(vary === undefined ? {} : { vary }) });
  });
  if (options.shouldWarnOfProxy !== false) warnOfUnknownProxy(app, config);
  readJsonBodies(app);
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  const refusals = createRefusalLog((line, message) => app.log.warn(line, message));
  app.addHook('onClose', async () => refusals.flush());
  app.setErrorHandler((error: FastifyError, request, reply) => {
    options.onError?.(error);
    if (error instanceof Refusal) refusals.note(request, error);
    handleError(error, request, reply);
  });
  app.setNotFoundHandler((request) => {
    throw refusal('not found', `there is no call ${request.method} ${request.url.split('?', 1)[0]}`);
  });
  return app;
}
