import type { ConflictReason } from 'shared-domain/contract';

type Fault = `starts.fault.${'noEntries' | 'hasResults' | 'missing' | 'tie' | 'nobody'}`;

/** Text keys for the refusals of a draw, by their reason. */
export const SEED_FAULTS: Readonly<Partial<Record<ConflictReason, Fault>>> = {
  'no entries': 'starts.fault.noEntries',
  'has results': 'starts.fault.hasResults',
  'results missing': 'starts.fault.missing',
  'tie open': 'starts.fault.tie',
  'nobody qualified': 'starts.fault.nobody',
};
