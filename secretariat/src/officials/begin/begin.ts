import { type Database, openDatabase } from '../log/database.ts';
import { askAboutCode, TIMEOUT_MS } from '../sync/server.ts';

/** A code, a trial or a part of a log, behind the `#` of an address. */
export interface ScannedAddress {
  readonly code: string | undefined;
  /** The trial of a printed sheet. */
  readonly trial: string | undefined;
  readonly logPart: string | undefined;
}

/** What a page does while its script comes. */
export interface Beginning extends ScannedAddress {
  /** Rejects where the browser stores nothing. */
  readonly database: Promise<Database>;
  /** The server's answer about the code; undefined where none was scanned. */
  readonly check: Promise<Response> | undefined;
}

declare global {
  interface Window {
    /** What `page-start.ts` has begun. */
    fouleeBeginning?: Beginning;
  }
}

/** A code as slips print it. */
export const cleanCode = (typed: string): string => typed.trim().toUpperCase();

/** What stands behind the `#` of an address. */
export function readFragment(fragment: string): ScannedAddress {
  const parameters = new URLSearchParams(fragment);
  const code = parameters.get('code');
  return {
    code: code === null ? undefined : cleanCode(code),
    trial: parameters.get('t') ?? undefined,
    logPart: parameters.get('log') ?? undefined,
  };
}

/** Reads the address and takes what was scanned out of the address bar and the history at once. */
export function takeAddress(): ScannedAddress {
  const { hash } = window.location;
  if (hash !== '') window.history.replaceState(window.history.state, '', '/officiel/');
  return readFragment(hash.slice(1));
}

/** Opens the device's database and asks about a scanned code. Nothing is stored: that is the console's, once it has both. */
export function begin(): Beginning {
  const address = takeAddress();
  const database = openDatabase();
  const check = address.code === undefined ? undefined : askAboutCode(address.code, AbortSignal.timeout(TIMEOUT_MS));
  // Both are awaited by the console, which may come after they have failed.
  database.catch(() => undefined);
  check?.catch(() => undefined);
  return { ...address, database, check };
}

/** What this page has begun with; begun now where its first script did not come. */
export const findBeginning = (): Beginning => window.fouleeBeginning ?? begin();
