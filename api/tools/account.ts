import { resolve } from 'node:path';
import { localize } from '../src/base/localize.ts';
import { type Client, createClient, signIn, ToolError } from './client.ts';
import { readDemoAccount } from './demo-account.ts';

/** Options that every tool takes to reach a server as an organiser. */
export const ACCOUNT_OPTIONS = {
  url: { type: 'string', default: 'http://localhost:3000' },
  email: { type: 'string' },
  password: { type: 'string' },
  token: { type: 'string' },
} as const;

interface AccountOptions {
  readonly url: string;
  readonly token?: string | undefined;
  readonly email?: string | undefined;
  readonly password?: string | undefined;
}

/** The data folder of the server: `DATA_DIR`, relative to the project. */
const resolveDataDirectory = (env: NodeJS.ProcessEnv): string =>
  resolve(import.meta.dirname, '..', '..', env.DATA_DIR ?? 'data');

const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Signs in with a token, an account, or on the local machine as the demo's organiser. @throws ToolError without any of them */
export async function connect(account: AccountOptions, env: NodeJS.ProcessEnv): Promise<Client> {
  if (!URL.canParse(account.url))
    throw new ToolError(localize(`--url ${account.url} n’est pas une adresse.`, `--url ${account.url} is no address.`));
  if (account.token !== undefined) return createClient(account.url, account.token);
  const email = account.email ?? env.ORGANISER_EMAIL;
  const password = account.password ?? env.ORGANISER_PASSWORD;
  if (email !== undefined && password !== undefined) return signIn(account.url, email, password);
  const demo = readDemoAccount(resolveDataDirectory(env));
  if (demo !== undefined && LOCAL_HOSTS.includes(new URL(account.url).hostname)) {
    return signIn(account.url, demo.email, demo.password);
  }
  throw new ToolError(
    localize(
      'Il faut un compte : --email et --password, --token, ou ORGANISER_EMAIL et ORGANISER_PASSWORD.',
      'An account is needed: --email and --password, --token, or ORGANISER_EMAIL and ORGANISER_PASSWORD.',
    ),
  );
}

/** Ends a tool: an expected failure is shown as one sentence, a defect as the whole error. */
export function fail(error: unknown): void {
  const isUsageError = (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(error instanceof ToolError || isUsageError ? (error as Error).message : error);
  process.exitCode = 1;
}
