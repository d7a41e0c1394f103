import type { Refusal } from 'shared-domain';
import type { WireError } from 'shared-domain/contract';
import { fault } from './fact.ts';

/** The rules' own reason in one sentence: what was said, why it cannot be, and by which rule. */
export function whyRefused({ kind, rule, by }: Refusal, name: string): WireError {
  if (kind === 'unknown fact')
    return fault('not found', `${name}: the fact that it is about is not there, or does not stand`);
  if (kind === 'unknown athlete') return fault('not found', `${name}: nobody of that name takes part; ${rule}`);
  const because = by === undefined ? '' : `, fact ${by} being one`;
  return fault('conflict', `${name}: ${kind}; ${rule}${because}`);
}
