import { join } from 'node:path';
import { ConfigError, readConfig } from '../src/base/config.ts';
import { localize, readLanguage } from '../src/base/localize.ts';
import { BackupRefused } from '../src/store/backup.ts';
import { DatabaseUnusable } from '../src/store/database-unusable.ts';
import type { DatabaseLocation } from '../src/store/open-store.ts';
import { ToolError } from './client.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** The database that the server uses, from the same settings. */
export const readStorePlace = (env: NodeJS.ProcessEnv): DatabaseLocation =>
  readConfig(env, { version: '', build: '', root: ROOT });

const EXPECTED_ERRORS = [ConfigError, BackupRefused, DatabaseUnusable];

/** Errors that an operator can resolve become a ToolError, which is shown without a stack. */
export function toToolError(error: unknown): unknown {
  return EXPECTED_ERRORS.some((kind) => error instanceof kind) ? new ToolError((error as Error).message) : error;
}

/** @example formatMegabytes(1_234_567) // '1,2 Mo' */
export const formatMegabytes = (bytes: number): string =>
  `${(bytes / 1e6).toLocaleString(readLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })} ${localize('Mo', 'MB')}`;

export const formatThousands = (count: number): string => count.toLocaleString(readLanguage());
