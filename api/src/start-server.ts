import { hash } from 'node:crypto';
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { openOwnDoor } from './app/own-door.ts';
import { warmUp } from './app/warm-up.ts';
import { type Config, ConfigError, readConfig } from './base/config.ts';
import { loadLate } from './base/load-late.ts';
import { localize } from './base/localize.ts';
import { isLoopback } from './base/private-address.ts';
import { listSiteOrigins, listUncoveredAddresses } from './base/site-origins.ts';
import { formatLinkPath } from './services/accounts/link-address.ts';
import { checkLicences } from './services/licences/licence-file.ts';
import { ThreadNotStarted } from './threads/thread.ts';
import { startThreadedServer, type ThreadedServer } from './threads/threaded-server.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Hash of the sources that answers depend on; ETags begin with it. */
function computeBuildId(root: string): string {
  const files = globSync(['api/src/**/*.ts', 'shared-domain/src/**/*.ts'], { cwd: root }).sort();
  return hash('sha256', files.map((file) => readFileSync(join(root, file), 'utf8')).join(''), 'base64url').slice(0, 8);
}

function readVersion(root: string): string {
  return (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;
}

/** Where a browser of this machine finds the server: with a certificate by https, but for `localhost`. */
function formatAddress(config: Config, port: number): string {
  const host = ['0.0.0.0', '::'].includes(config.host) ? 'localhost' : config.host;
  const isPlain = config.tls === undefined || host === 'localhost' || isLoopback(host);
  return `${isPlain ? 'http' : 'https'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Connections that may wait to be accepted: with fewer, when a whole stadium reconnects some would have to try again seconds later. */
const BACKLOG = 4096;

async function listen(server: Server, config: Config): Promise<number> {
  try {
    server.listen({ host: config.host, port: config.port, backlog: BACKLOG });
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE')
      throw new ConfigError(
        localize(
          `PORT : ${config.port} est pris par un autre programme ; donnez-en un autre, par exemple PORT=3100`,
          `PORT: ${config.port} is taken by another program; give another one, for example PORT=3100`,
        ),
      );
    if (code === 'EACCES')
      throw new ConfigError(
        localize(
          `PORT : ${config.port} demande des droits que ce compte n’a pas ; prenez un port au-dessus de 1023`,
          `PORT: ${config.port} asks for rights that this account has not; take a port above 1023`,
        ),
      );
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : config.port;
}

function stopOnSignal(running: ThreadedServer): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await running.close();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Says where other devices find this server by https, and what is to be done about its certificate. */
async function tellHttps(config: Config, running: ThreadedServer): Promise<void> {
  if (config.tls === undefined) return;
  const others = listSiteOrigins(config).map(({ origin }) => origin);
  if (others.length > 0)
    console.log(
      localize(`Pour les autres appareils : ${others.join(', ')}`, `For other devices: ${others.join(', ')}`),
    );
  const uncovered = listUncoveredAddresses(config);
  if (uncovered.length > 0)
    console.warn(
      localize(
        `! TLS_CERT : le certificat ne vaut pas pour ${uncovered.join(', ')}, l’adresse de cette machine ici ; relancez npm run local-ca, puis le serveur`,
        `! TLS_CERT: the certificate does not stand for ${uncovered.join(', ')}, this machine’s address here; run npm run local-ca again, then the server`,
      ),
    );
  const warning = await running.describeCertificate();
  if (warning !== undefined) console.warn(`! ${warning}`);
}

/** What the server asks of itself as it starts: the first pages, and the calls that create the demo. */
async function askItself(
  { server, openFirstDemo }: ThreadedServer,
  address: string,
  siteAddress: string,
): Promise<void> {
  const door = address.startsWith('https:') ? await openOwnDoor(server) : undefined;
  const ownAddress = door?.address ?? address;
  const warmed = warmUp(ownAddress);
  await openFirstDemo(ownAddress, siteAddress);
  void warmed.then(() => door?.close());
}

/** Loads what this process rarely needs: metrics and the pictures of shared pages. */
const loadRareModules = () => Promise.all([import('prom-client'), import('./static/share-card/share-cards.ts')]);

async function start(): Promise<void> {
  const config = readConfig(process.env, { version: readVersion(ROOT), build: computeBuildId(ROOT), root: ROOT });
  if (config.licencesFile !== undefined) checkLicences(config.licencesFile);
  const running = await startThreadedServer(config, process.env.LOG_LEVEL ?? 'warn');
  const address = formatAddress(config, await listen(running.server, config));
  stopOnSignal(running);
  console.log(`Foulée ${config.version} : ${address}`);
  if (config.uplink !== undefined)
    console.log(
      localize(
        `Copie publique : ce serveur suit vers ${config.uplink.url} (UPLINK_URL)`,
        `Public copy: this server follows to ${config.uplink.url} (UPLINK_URL)`,
      ),
    );
  await tellHttps(config, running);
  loadLate(loadRareModules, console.error);
  const siteAddress = config.publicUrl ?? address;
  await askItself(running, address, siteAddress);
  const key = await running.createFirstOrganiserKey();
  if (key !== undefined)
    console.log(
      localize(
        `Premier organisateur (lien à usage unique) : ${siteAddress}${formatLinkPath('cle', key)}`,
        `First organiser (this link works once): ${siteAddress}${formatLinkPath('cle', key)}`,
      ),
    );
}

start().catch((error: unknown) => {
  const isForeseen = [ConfigError, ThreadNotStarted].some((kind) => error instanceof kind);
  console.error(isForeseen ? (error as Error).message : error);
  process.exit(1);
});
