import type { Challenge } from 'shared-domain/contract';
import type { ImportState } from '../import-state.ts';
import type { ImportHold } from '../use-import.ts';

export interface StepProps {
  readonly challenge: Challenge;
  readonly hold: ImportHold;
  readonly state: ImportState;
}
