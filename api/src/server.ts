import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openFirstDemo } from './first-demo.ts';
import { ensureOwner, firstOrganiserKey } from './services/first-organiser.ts';
import { DatabaseUnusable } from './store/database-unusable.ts';
import { openStore, type Store } from './store/open-store.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Hash of the sources that answers depend on: another build's ETags are not this one's. */
function buildOf(root: string): string {
  const files = globSync(['api/src/**/*.ts', 'shared-domain/src/**/*.ts'], { cwd: root }).sort();
  return hash('sha256', files.map((file) => readFileSync(join(root, file), 'utf8')).join(''), 'base64url').slice(0, 8);
}

function versionOf(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

function addressOf(config: Config, port: number): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function listen({ app }: BuiltApp, config: Config): Promise<number> {
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        `PORT : ${config.port} est pris par un autre programme ; donnez-en un autre, par exemple PORT=3100`,
      );
    if (code === 'EACCES')
      throw new ConfigError(
        `PORT : ${config.port} demande des droits que ce compte n’a pas ; prenez un port au-dessus de 1023`,
      );
    throw error;
  }
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

function stopOnSignal(built: BuiltApp, store: Store): void {
  let stopping = false;
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await built.close();
    await store.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Asks for a page, so that what draws pages is ready for the first reader. */
function warmUp(address: string): void {
  fetch(`${address}/policy`).then(
    (page) => page.text(),
    () => undefined,
  );
}

async function start(): Promise<void> {
  const config = readConfig(process.env, { version: versionOf(ROOT), build: buildOf(ROOT), root: ROOT });
  const store = await openStore(config);
  const built = await buildApp(config, store, { logLevel: process.env.LOG_LEVEL ?? 'warn' });
  if (config.organiser !== undefined)
    await ensureOwner(built.ctx, { ...config.organiser, organisation: 'Mon organisation' });
  const address = addressOf(config, await listen(built, config));
  stopOnSignal(built, store);
  console.log(`Foulée ${config.version} : ${address}`);
  warmUp(address);
  await openFirstDemo(built.ctx, config, address);
  const key = await firstOrganiserKey(built.ctx);
  if (key !== undefined)
    console.log(`Premier organisateur (lien à usage unique) : ${address}/mgr/lesecretariat/?cle=${key}`);
}

start().catch((error: unknown) => {
  const known = [ConfigError, DatabaseUnusable].some((kind) => error instanceof kind);
  console.error(known ? (error as Error).message : error);
  process.exit(1);
});
