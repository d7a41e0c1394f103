import type { Challenge } from 'shared-domain/contract';
import type { KeptImport } from '../kept-import.ts';
import type { ImportHold } from '../use-import.ts';

export interface StepProps {
  readonly challenge: Challenge;
  readonly hold: ImportHold;
  readonly kept: KeptImport;
}
