import { randomBytes } from 'node:crypto';
import { signIn } from '../client.ts';
import { readDemoAccount, writeDemoAccount } from '../demo-account.ts';
import { createDemo, type DemoReport } from './create-demo.ts';

interface DemoStart {
  /** The server must be running. */
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly now: Date;
  /** Creates an organiser with an organisation, unless they exist. */
  ensureOwner(owner: { email: string; password: string; organisation: string; demo: true }): Promise<void>;
}

const EMAIL = 'demo@foulee.invalid';
const ORGANISATION = 'Démo';

/**
 * Creates the demo's organiser, whose random password is stored in `demo.json` beside the data, then the demo itself through the
 * documented calls.
 */
export async function openDemo({ baseUrl, dataDir, now, ensureOwner }: DemoStart): Promise<DemoReport> {
  const storedAccount = readDemoAccount(dataDir);
  const account = storedAccount ?? { email: EMAIL, password: randomBytes(24).toString('base64url') };
  if (storedAccount === undefined) writeDemoAccount(dataDir, account);
  await ensureOwner({ ...account, organisation: ORGANISATION, demo: true });
  const client = await signIn(baseUrl, account.email, account.password);
  return createDemo({ baseUrl, token: client.token ?? '', now });
}
