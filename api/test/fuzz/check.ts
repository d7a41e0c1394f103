import { ERROR_STATUS, type ErrorEnvelope } from 'shared-domain/contract';
import type { FuzzRequest } from './requests.ts';
import { type FuzzAnswer, MAX_ANSWER_MS } from './send.ts';

const ROOT = process.cwd();
/** Text that must never leave the server: stack traces, files, modules, database errors. */
const INTERNAL_DETAILS =
  /\bnode:[\w/]+:\d+:\d+|\(<anonymous>\)|node_modules|\.[cm]?[jt]s:\d+|SQLITE_|better-sqlite|(Type|Reference|Range|Syntax)Error\b|\bselect ["`].{1,80} from\b/;

function parseEnvelope(text: string): ErrorEnvelope | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'errors' in body ? (body as ErrorEnvelope) : undefined;
  } catch {
    return undefined;
  }
}

function findRefusalFault(status: number, text: string): string | undefined {
  const errors: ErrorEnvelope['errors'] | undefined = parseEnvelope(text)?.errors;
  if (errors === undefined || errors.length === 0) return 'a refusal without errors[]';
  const incomplete = errors.find(
    ({ id, detail }) => ERROR_STATUS[id] === undefined || typeof detail !== 'string' || detail === '',
  );
  if (incomplete !== undefined)
    return `an error without an id of the contract or without a detail: ${JSON.stringify(incomplete)}`;
  const misplaced = errors.find(({ detail, path }) => path !== undefined && !detail.startsWith(`${path}: `));
  if (misplaced !== undefined)
    return `an error whose sentence does not begin with its path: ${JSON.stringify(misplaced)}`;
  const [first] = errors;
  // A request whose headers are too long is refused before it is a call.
  if (status === 431) return undefined;
  return ERROR_STATUS[first?.id ?? 'critical error'] === status ? undefined : `${first?.id} on status ${status}`;
}

/** What is wrong with an answer to any request; undefined where it is right. */
export function findAnswerFault({ method }: FuzzRequest, { status, type, text, ms }: FuzzAnswer): string | undefined {
  if (status >= 500) return `the server failed: ${status}`;
  if (ms > MAX_ANSWER_MS) return `${Math.round(ms)} ms`;
  if (text.includes(ROOT) || (INTERNAL_DETAILS.test(text) && !type.startsWith('text/plain')))
    return 'the answer tells of the inside of the server';
  // A call that leads on to a page refuses nothing.
  const isRedirect = status === 302 || status === 303;
  if (method === 'HEAD' || isRedirect || status === 304 || status === 204) return undefined;
  if (status !== 200) return findRefusalFault(status, text);
  return undefined;
}
