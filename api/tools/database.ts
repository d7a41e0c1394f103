import { join } from 'node:path';
import { ConfigError, readConfig } from '../src/base/config.ts';
import { localize, readLanguage } from '../src/base/localize.ts';
import { BackupRefused } from '../src/store/after-restore.ts';
import { DatabaseUnusable } from '../src/store/database-unusable.ts';
import type { Place } from '../src/store/open-store.ts';
import { ToolError } from './client.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Where the server's data is, by the same settings. */
export const placeOf = (env: NodeJS.ProcessEnv): Place => readConfig(env, { version: '', build: '', root: ROOT });

const EXPECTED = [ConfigError, BackupRefused, DatabaseUnusable];

/** What an operator can mend is one sentence, without a stack. */
export function asToolError(error: unknown): unknown {
  return EXPECTED.some((kind) => error instanceof kind) ? new ToolError((error as Error).message) : error;
}

/** @example megabytes(1_234_567) // '1,2 Mo' */
export const megabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString(readLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${localize('Mo', 'MB')}`;

export const thousands = (count: number): string => count.toLocaleString(readLanguage());
