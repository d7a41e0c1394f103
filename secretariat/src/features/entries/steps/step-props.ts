import type { Challenge } from 'shared-domain/contract';
import type { ImportState } from '../import-state.ts';
import type { ImportDraft } from '../use-import.ts';

/** What every step of the import of entries gets. */
export interface StepProps {
  readonly challenge: Challenge;
  readonly importDraft: ImportDraft;
  readonly state: ImportState;
}
