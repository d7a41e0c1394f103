import { CONFLICT_REASONS, calls, ERROR_STATUS, type ErrorId } from 'shared-domain/contract';

type CallName = keyof typeof calls;

interface Operation {
  operationId?: string;
  readonly parameters?: readonly { readonly in: string; readonly name: string }[];
  readonly requestBody?: unknown;
  readonly security?: readonly object[];
  readonly tags?: readonly string[];
  responses: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, unknown>; responses?: Record<string, unknown> };
}

const ERRORS_SCHEMA = {
  type: 'object',
  required: ['errors'],
  properties: {
    errors: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['id', 'detail'],
        properties: {
          id: { type: 'string', enum: Object.keys(ERROR_STATUS) },
          detail: { type: 'string' },
          reason: { type: 'string', enum: CONFLICT_REASONS },
          path: { type: 'string' },
        },
      },
    },
  },
};

/** Content types of calls that do not answer JSON. */
const NON_JSON_TYPES: Partial<Record<CallName, string>> = {
  liveEvents: 'text/event-stream',
  metrics: 'text/plain',
  exportCompetition: 'application/json',
  siteFile: 'application/json',
  reached: 'text/html',
  calendar: 'text/calendar',
  print: 'application/pdf',
  snapshot: 'application/zip',
};

/** Names of parameters that say what is asked about, which may not be there: an oid, a layout of boards. */
const TARGET_PARAMETER = /oids?(\[\])?$|^id2?$|^layout$/i;

const findName = (method: string, path: string): CallName | undefined =>
  (Object.keys(calls) as CallName[]).find(
    (name) => calls[name].method.toLowerCase() === method && calls[name].path.replace(/:(\w+)/g, '{$1}') === path,
  );

/** Ids of the refusals that a call may answer, by its parameters, body, security and method. */
function listRefusals(
  method: string,
  { operationId, parameters = [], requestBody, security, tags = [] }: Operation,
): Set<ErrorId> {
  const refusals = new Set<ErrorId>(['critical error', 'unavailable']);
  const isWrite = method !== 'get';
  const isSecured = security !== undefined && security.length > 0;
  if (parameters.length > 0 || requestBody !== undefined) refusals.add('invalid request');
  if (isSecured || tags.includes('sign-in'))
    for (const id of ['unauthorized', 'expired token', 'forbidden'] as const) refusals.add(id);
  if (parameters.some(({ name }) => TARGET_PARAMETER.test(name))) refusals.add('not found');
  if (requestBody !== undefined || operationId === 'print' || operationId === 'snapshot') refusals.add('too large');
  if (isWrite) for (const id of ['disk full', 'database read only', 'disk broken'] as const) refusals.add(id);
  if (isWrite && isSecured) for (const id of ['conflict', 'invalid transition'] as const) refusals.add(id);
  if (!isSecured && (isWrite || tags.includes('codes'))) refusals.add('too many requests');
  return refusals;
}

const IDS_BY_STATUS = Map.groupBy(Object.keys(ERROR_STATUS) as ErrorId[], (id) => ERROR_STATUS[id]);

/** Gives every operation its name in the contract, and its refusals by status. */
export function describeRefusals<T>(openapi: T): T {
  const document = openapi as Document;
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Errors' } } };
  const responses = [...IDS_BY_STATUS].map(([status, ids]) => [
    `Refused${status}`,
    { description: ids.join(', '), content },
  ]);
  document.components = {
    ...document.components,
    schemas: { ...document.components?.schemas, Errors: ERRORS_SCHEMA },
    responses: Object.fromEntries(responses),
  };
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const name = findName(method, path);
      if (name === undefined) continue;
      operation.operationId = name;
      const { default: _, ...answers } = operation.responses;
      const type = NON_JSON_TYPES[name];
      if (type !== undefined) answers[200] = { description: type, content: { [type]: { schema: { type: 'string' } } } };
      for (const id of listRefusals(method, operation)) {
        const status = ERROR_STATUS[id];
        answers[status] = { $ref: `#/components/responses/Refused${status}` };
      }
      operation.responses = answers;
    }
  }
  return openapi;
}
