import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The demo's organiser, created at the first start; the file beside the data is readable by its owner only. */
interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

const findAccountFile = (dataDir: string): string => join(dataDir, 'demo.json');

export function readDemoAccount(dataDir: string): DemoAccount | undefined {
  try {
    return JSON.parse(readFileSync(findAccountFile(dataDir), 'utf8')) as DemoAccount;
  } catch {
    return undefined;
  }
}

export function writeDemoAccount(dataDir: string, account: DemoAccount): void {
  const file = findAccountFile(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
}
