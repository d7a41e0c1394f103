import type { NameMask } from 'shared-domain';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isJson = (text: string): boolean => /^\s*[{[]/.test(text);

/** A text that may be JSON, parsed; itself where it is not. */
function parseText(text: string): unknown {
  if (!isJson(text)) return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Adds the licences (`auid`) of those whom a mask hides, in a stored value whose texts may be JSON. */
export function collectLicences(value: unknown, mask: NameMask, licences: Set<string>): void {
  const known = typeof value === 'string' ? parseText(value) : value;
  if (!isObject(known)) return;
  if (typeof known.auid === 'string' && (mask.value({ ...known }) as { auid?: unknown }).auid === undefined)
    licences.add(known.auid);
  for (const child of Object.values(known)) collectLicences(child, mask, licences);
}
