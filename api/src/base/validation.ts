import type { FastifySchemaCompiler } from 'fastify';
import type { WireError } from 'shared-domain/contract';
import type { core, z } from 'zod';
import { jsonPath } from './json-path.ts';
import { errorAt, Refusal } from './refusal.ts';
import { unsafeTexts } from './unsafe-texts.ts';

/** More refusals than this help nobody. */
export const MAX_ERRORS = 20;

type Issue = core.$ZodIssue;

/** What a path starts with: `$` is the body. */
const ROOTS: Readonly<Record<string, string>> = { body: '$', querystring: 'query', params: 'path', headers: 'header' };

/** Of the alternatives of a union, the one that comes nearest speaks for it. */
function flatten(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (nearest.length === 0) return [issue];
  return nearest.flatMap((inner) => flatten({ ...inner, path: [...issue.path, ...inner.path] }));
}

function sentence(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.message.endsWith('received undefined')
        ? `is missing (${issue.expected})`
        : issue.message.replace('Invalid input: ', '');
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map((v) => JSON.stringify(v)).join(', ')}`;
    default:
      return issue.message.replace('Invalid input: ', '');
  }
}

export function wireErrors(issues: readonly Issue[], root: string): WireError[] {
  return issues
    .slice(0, MAX_ERRORS)
    .flatMap(flatten)
    .slice(0, MAX_ERRORS)
    .map((issue) => errorAt('invalid request', jsonPath(issue.path, root), sentence(issue)));
}

const unread = new WeakSet<z.ZodType>();

/** A schema that documents a body and leaves reading it to the handler: one too large to be read in one go. */
export function readByHandler<T extends z.ZodType>(schema: T): z.ZodType<unknown> {
  unread.add(schema);
  return schema;
}

/** Validates with the contract's schemas; a refusal names every place by its JSON path. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const root = ROOTS[httpPart ?? 'body'] ?? '$';
  if (unread.has(schema)) return (data) => ({ value: data });
  return (data) => {
    // Bodies were looked at as they were read.
    const unsafe = httpPart === 'querystring' || httpPart === 'params' ? unsafeTexts(data, root) : [];
    if (unsafe.length > 0) return { error: new Refusal(unsafe) };
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    return { error: new Refusal(wireErrors(result.error.issues, root)) };
  };
};
