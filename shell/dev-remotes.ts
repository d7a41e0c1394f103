import type { IncomingMessage, ServerResponse } from 'node:http';
import { PLATFORM_VERSION } from 'shared-domain/platform/version';

/** Where the dev servers of the remotes answer. */
const DEV_REMOTES = [
  { name: 'public_site', origin: 'http://localhost:3002' },
  { name: 'secretariat', origin: 'http://localhost:3003' },
] as const;

/** The `remotes.json` of development: each remote comes from its own dev server, with hot reload. */
const remotes = DEV_REMOTES.map(({ name, origin }) => ({
  name,
  entry: `${origin}/remoteEntry.js`,
  version: 'dev',
  build: 'dev',
  platform: PLATFORM_VERSION,
  hasOwnRuntime: true,
}));

/** Answers `/remotes.json` before the dev server's own middlewares. */
export const serveDevRemotes = <Middleware>(middlewares: readonly Middleware[]) => [
  {
    name: 'remotes',
    path: '/remotes.json',
    middleware: (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ remotes }));
    },
  },
  ...middlewares,
];
