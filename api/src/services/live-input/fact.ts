import type { AccessCodeKind, Refusal } from 'shared-domain';
import type { ErrorId, WireError } from 'shared-domain/contract';
import type { liveFact, plainFact } from 'shared-domain/contract/schemas';
import type { z } from 'zod';
import type { LiveFactTable } from '../../store/live-tables.ts';

export type SignedFact = z.output<typeof liveFact>;
/** The content of a fact without its trial and instant, as a correction has it. */
export type PlainFact = z.output<typeof plainFact>;
export type Correction = Extract<SignedFact, { readonly kind: 'correction' }>;
export type FactOfKind<K extends PlainFact['kind']> = Extract<PlainFact, { readonly kind: K }>;

/** A fact with the device and the kind of code that sent it, and its number in the order of arrival. */
export interface LoggedFact {
  readonly fact: SignedFact;
  readonly device: string;
  readonly signerKind: AccessCodeKind;
  readonly arrivalNumber: number;
}

export const parseLoggedFact = ({ body, device, by, n }: LiveFactTable): LoggedFact => ({
  fact: JSON.parse(body) as SignedFact,
  device,
  arrivalNumber: n,
  signerKind: by as AccessCodeKind,
});

/** The error that says why a fact does not count. */
export const createFault = (id: ErrorId, detail: string): WireError => ({ id, detail });

/** JSON with sorted fields, so that equal contents are equal texts. */
export function formatCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/** A refusal by the rules, in one sentence: the fact, why it is refused, and by which rule. */
export function explainRefusal({ kind, rule, by }: Refusal, name: string): WireError {
  if (kind === 'unknown fact')
    return createFault('not found', `${name}: the fact that it is about is not there, or does not stand`);
  if (kind === 'unknown athlete') return createFault('not found', `${name}: nobody of that name takes part; ${rule}`);
  const because = by === undefined ? '' : `, fact ${by} being one`;
  return createFault('conflict', `${name}: ${kind}; ${rule}${because}`);
}
