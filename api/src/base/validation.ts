import type { FastifySchemaCompiler } from 'fastify';
import type { WireError } from 'shared-domain/contract';
import type { core, z } from 'zod';
import { formatJsonPath } from './json-path.ts';
import { errorAt, Refusal } from './refusal.ts';
import { findUnsafeTexts } from './unsafe-texts.ts';

/** More refusals than this help nobody. */
export const MAX_ERRORS = 20;

type Issue = core.$ZodIssue;

/** What a path starts with: `$` is the body. */
const ROOTS: Readonly<Record<string, string>> = { body: '$', querystring: 'query', params: 'path', headers: 'header' };

/** Of a union, the issues of the alternative that has the fewest. */
function flattenUnion(issue: Issue): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const nearest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
  if (nearest.length === 0) return [issue];
  return nearest.flatMap((inner) => flattenUnion({ ...inner, path: [...issue.path, ...inner.path] }));
}

function describeIssue(issue: Issue): string {
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

export function buildWireErrors(issues: readonly Issue[], root: string): WireError[] {
  return issues
    .slice(0, MAX_ERRORS)
    .flatMap(flattenUnion)
    .slice(0, MAX_ERRORS)
    .map((issue) => errorAt('invalid request', formatJsonPath(issue.path, root), describeIssue(issue)));
}

const unreadSchemas = new WeakSet<z.ZodType>();

/** Marks a schema as documentation only: the handler validates the body, which is too large to be validated in one go. */
export function markReadByHandler<T extends z.ZodType>(schema: T): z.ZodType<unknown> {
  unreadSchemas.add(schema);
  return schema;
}

/** Validates with the contract's schemas; a refusal names every place by its JSON path. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema, httpPart }) => {
  const root = ROOTS[httpPart ?? 'body'] ?? '$';
  if (unreadSchemas.has(schema)) return (data) => ({ value: data });
  return (data) => {
    // The texts of a body were checked when it was parsed.
    const unsafe = httpPart === 'querystring' || httpPart === 'params' ? findUnsafeTexts(data, root) : [];
    if (unsafe.length > 0) return { error: new Refusal(unsafe) };
    const result = schema.safeParse(data);
    if (result.success) return { value: result.data };
    return { error: new Refusal(buildWireErrors(result.error.issues, root)) };
  };
};
