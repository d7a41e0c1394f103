import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform, serializerCompiler, type ZodTypeProvider } from '@fastify/type-provider-zod';
import fastify from 'fastify';
import { validatorCompiler } from '../../base/validation.ts';
import type { App } from '../route-context.ts';
import { describeRefusals } from './openapi-refusals.ts';

/** The page's own scripts only; its library styles elements inline. */
const POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * The OpenAPI page, made of the very schemas that validate. It is an application of its own that never listens: Fastify takes no
 * route once it answers, and this one is made when its page is first asked for.
 */
export async function openDocsApp(version: string, addCalls: (app: App) => void | Promise<void>): Promise<App> {
  const app = fastify({ routerOptions: { ignoreTrailingSlash: true } }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Foulée',
        version,
        description: 'Athletics meetings: live results for everyone, the secretariat with an access token.',
        license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', in: 'header', name: 'x-access-token', description: 'An organiser’s session' },
          code: { type: 'apiKey', in: 'header', name: 'x-access-code', description: 'An official’s code' },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) =>
      'openapiObject' in document ? describeRefusals(document.openapiObject) : document.swaggerObject,
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: POLICY });
  await addCalls(app);
  await app.ready();
  return app;
}
