import type { Refusal } from '../contest/log/refusal.ts';
import type { AsideReason } from '../contract/aside.ts';
import type { FactFault } from '../contract/fact-faults.ts';
import type { SignedFact, PlainFact as WirePlainFact } from '../contract/types.ts';
import type { AccessCodeKind } from '../organisation/access-code-kind.ts';

export type { SignedFact } from '../contract/types.ts';

/** The content of a fact that counts: one that a correction may bring, or the answer to a report. */
export type PlainFact = WirePlainFact | Extract<SignedFact, { readonly kind: 'ruling' }>;

/** A fact that replaces another one. */
export type Correction = Extract<SignedFact, { readonly kind: 'correction' }>;
/** The facts of one kind. */
export type FactOfKind<K extends PlainFact['kind']> = Extract<PlainFact, { readonly kind: K }>;

/** A fact with the device and the kind of code that sent it, and its number in the order of arrival. */
export interface LoggedFact {
  readonly fact: SignedFact;
  readonly device: string;
  readonly signerKind: AccessCodeKind;
  readonly arrivalNumber: number;
  /** Why the fact waited for a human when it arrived. */
  readonly aside?: AsideReason | undefined;
}

/** JSON with sorted fields, so that equal contents are equal texts. @example formatCanonicalJson({ b: 1, a: 2 }) // '{"a":2,"b":1}' */
export function formatCanonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, field: unknown) =>
    typeof field === 'object' && field !== null && !Array.isArray(field)
      ? Object.fromEntries(Object.entries(field).sort(([a], [b]) => (a < b ? -1 : 1)))
      : field,
  );
}

/** A refusal by the rules, in one sentence: the fact, why it is refused, and by which rule. */
export function explainRefusal({ kind, rule, by }: Refusal, name: string): FactFault {
  const fault = { reason: kind, rule, ...(by === undefined ? {} : { by }) };
  if (kind === 'unknown fact')
    return { ...fault, id: 'not found', detail: `${name}: the fact that it is about is not there, or does not stand` };
  if (kind === 'unknown athlete')
    return { ...fault, id: 'not found', detail: `${name}: nobody of that name takes part; ${rule}` };
  const because = by === undefined ? '' : `, fact ${by} being one`;
  return { ...fault, id: 'conflict', detail: `${name}: ${kind}; ${rule}${because}` };
}

/** A fact as a device reads it from the server. */
export interface ReadFact {
  readonly n: number;
  readonly device: string;
  readonly by: AccessCodeKind;
  readonly aside?: AsideReason | undefined;
  readonly fact: { readonly id: string };
}

/** The facts of one trial among those that a device has read, as they are folded. @example listTrialFacts([], 't1') // [] */
export function listTrialFacts(facts: readonly ReadFact[], trialOID: string): LoggedFact[] {
  return facts.flatMap(({ n, device, by, aside, fact }) => {
    const signed = fact as SignedFact;
    return signed.trialOID === trialOID ? [{ fact: signed, device, signerKind: by, arrivalNumber: n, aside }] : [];
  });
}
