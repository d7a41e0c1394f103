import { ERROR_STATUS, type ErrorEnvelope } from 'shared-domain/contract';
import type { FuzzRequest } from './requests.ts';
import { type FuzzAnswer, LIMIT } from './send.ts';

const ROOT = process.cwd();
/** What only the inside of a server says: stack traces, files, modules, its database. */
const INSIDE =
  /\bnode:[\w/]+:\d+:\d+|\(<anonymous>\)|node_modules|\.[cm]?[jt]s:\d+|SQLITE_|better-sqlite|(Type|Reference|Range|Syntax)Error\b|\bselect ["`].{1,80} from\b/;

function envelopeOf(text: string): ErrorEnvelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'errors' in body ? (body as ErrorEnvelope) : undefined;
  } catch {
    return undefined;
  }
}

function refusalWrong(status: number, text: string): string | undefined {
  const errors: ErrorEnvelope['errors'] | undefined = envelopeOf(text)?.errors;
  if (errors === undefined || errors.length === 0) return 'a refusal without errors[]';
  const poor = errors.find(
    ({ id, detail }) => ERROR_STATUS[id] === undefined || typeof detail !== 'string' || detail === '',
  );
  if (poor !== undefined) return `an error without an id of the contract or without a detail: ${JSON.stringify(poor)}`;
  const astray = errors.find(({ detail, path }) => path !== undefined && !detail.startsWith(`${path}: `));
  if (astray !== undefined) return `an error whose sentence does not begin with its path: ${JSON.stringify(astray)}`;
  const [first] = errors;
  // What is no call yet has statuses of its own: a head that is too long.
  if (status === 431) return undefined;
  return ERROR_STATUS[first?.id ?? 'critical error'] === status ? undefined : `${first?.id} on status ${status}`;
}

/** What is wrong with an answer, whatever was asked. */
export function wrongWith({ method }: FuzzRequest, { status, type, text, ms }: FuzzAnswer): string | undefined {
  if (status >= 500) return `the server failed: ${status}`;
  if (ms > LIMIT) return `${Math.round(ms)} ms`;
  if (text.includes(ROOT) || (INSIDE.test(text) && !type.startsWith('text/plain')))
    return 'the answer tells of the inside of the server';
  if (method === 'HEAD' || status === 304 || status === 204) return undefined;
  if (status !== 200) return refusalWrong(status, text);
  return undefined;
}
