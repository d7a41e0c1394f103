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
 * The OpenAPI page, built from the schemas that validate calls. It is a separate application that never listens: Fastify accepts no
 * further routes once it listens, and this one is built when its page is first requested.
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
