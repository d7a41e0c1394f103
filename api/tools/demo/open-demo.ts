import { randomBytes } from 'node:crypto';
import { signIn } from '../client.ts';
import { readDemoAccount, writeDemoAccount } from '../demo-account.ts';
import { createDemo, type DemoReport } from './create-demo.ts';

export interface FirstStart {
  /** Where the server answers already. */
  readonly baseUrl: string;
  readonly dataDir: string;
  readonly now: Date;
  /** Makes an organiser with an organisation; one that exists is left as it is. */
  ensureOwner(owner: { email: string; password: string; organisation: string; demo: true }): Promise<void>;
}

const EMAIL = 'demo@foulee.invalid';
const ORGANISATION = 'Démo';

/**
 * The first start on an empty database: the demo's own organiser, whose random password stays in `demo.json` beside the
 * data, then the demo itself through the documented calls.
 */
export async function openDemo({ baseUrl, dataDir, now, ensureOwner }: FirstStart): Promise<DemoReport> {
  const known = readDemoAccount(dataDir);
  const account = known ?? { email: EMAIL, password: randomBytes(24).toString('base64url') };
  if (known === undefined) writeDemoAccount(dataDir, account);
  await ensureOwner({ ...account, organisation: ORGANISATION, demo: true });
  const client = await signIn(baseUrl, account.email, account.password);
  return createDemo({ baseUrl, token: client.token ?? '', now });
}
