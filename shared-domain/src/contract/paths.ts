import type { Call } from './calls.ts';

export type { Call } from './calls.ts';
export * as calls from './calls.ts';

type PathParams<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? { [K in Name | keyof PathParams<`/${Rest}`>]: string }
  : P extends `${string}:${infer Name}`
    ? { [K in Name]: string }
    : Record<never, string>;

type QueryValue = string | number | boolean | readonly string[] | undefined;

/**
 * Builds the address of a call. Lists become `name[]=a&name[]=b`, absent values are left out. The order of `query` is kept:
 * the server preloads an address, and the browser uses it only where the page requests exactly the same one.
 * @example makeUrl(calls.results, {}, { chOID, trialOID })
 */
export function makeUrl<P extends string>(
  call: Call<P>,
  params: PathParams<P>,
  query: Readonly<Record<string, QueryValue>> = {},
): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent((params as Record<string, string>)[name] ?? ''),
  );
  const search: string[] = [];
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) {
      for (const item of value) search.push(`${name}[]=${encodeURIComponent(item)}`);
    } else {
      search.push(`${name}=${encodeURIComponent(String(value))}`);
    }
  }
  return search.length > 0 ? `${path}?${search.join('&')}` : path;
}

/**
 * Key of a read with a request body, under which its answer is embedded in the page.
 * @example makeBodyReadKey('/api/results-rr/C/query/T', { limit: 100 }) // '/api/results-rr/C/query/T {"limit":100}'
 */
export const makeBodyReadKey = (url: string, body: unknown): string => `${url} ${JSON.stringify(body)}`;
