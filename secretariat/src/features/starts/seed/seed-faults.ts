import type { ConflictReason } from 'shared-domain/contract';

type Fault = `starts.fault.${'noEntries' | 'hasResults' | 'missing' | 'tie' | 'nobody'}`;

/** Why a round cannot be drawn, by the reason of the refusal. */
export const SEED_FAULTS: Readonly<Partial<Record<ConflictReason, Fault>>> = {
  'no entries': 'starts.fault.noEntries',
  'has results': 'starts.fault.hasResults',
  'results missing': 'starts.fault.missing',
  'tie open': 'starts.fault.tie',
  'nobody qualified': 'starts.fault.nobody',
};
