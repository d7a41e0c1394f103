import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The demo's own organiser, made at the first start and kept beside the data, readable by its owner alone. */
interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

const fileOf = (dataDir: string): string => join(dataDir, 'demo.json');

export function readDemoAccount(dataDir: string): DemoAccount | undefined {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8')) as DemoAccount;
  } catch {
    return undefined;
  }
}

export function writeDemoAccount(dataDir: string, account: DemoAccount): void {
  const file = fileOf(dataDir);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(account, null, 2)}\n`, { mode: 0o600 });
}
