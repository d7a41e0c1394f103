import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../src/app.ts';
import { type Config, readConfig } from '../src/base/config.ts';
import { ensureOwner } from '../src/services/accounts/first-organiser.ts';
import type { Context } from '../src/services/context/context.ts';
import { openStore } from '../src/store/open-store.ts';
import { type Client, createClient, signIn } from '../tools/client.ts';
import { newTestDatabase } from './database/test-database.ts';

const ORGANISER = { email: 'outils@foulee.invalid', password: 'une-phrase-de-passe' };

export interface ToolsServer {
  readonly url: string;
  readonly dataDir: string;
  readonly ctx: Context;
  readonly config: Config;
  /** Signed in as the only organiser, of « Club des outils »; nobody where there is none. */
  readonly client: Client;
  close(): Promise<void>;
}

/** Starts a complete server on a free port with an empty database, for testing tools over real HTTP. */
export async function startToolsServer({ organiser = true } = {}): Promise<ToolsServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'foulee-tools-'));
  const database = await newTestDatabase({ dataDir });
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0', ...database.env }, { version: '0.0.0', build: 'test' });
  const store = await openStore(config);
  const built = await buildApp(config, store, { logLevel: 'silent' });
  if (organiser) await ensureOwner(built.ctx, { ...ORGANISER, organisation: 'Club des outils' });
  await built.app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(built.app.server.address() as AddressInfo).port}`;
  return {
    url,
    dataDir,
    ctx: built.ctx,
    config,
    client: organiser ? await signIn(url, ORGANISER.email, ORGANISER.password) : createClient(url),
    async close() {
      await built.close();
      await store.close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
