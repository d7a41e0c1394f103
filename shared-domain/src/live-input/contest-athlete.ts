import type { SheetRow } from 'shared-domain/live-input';
import type { DeviceTrial } from '../sync/seen.ts';

/** An athlete of a field event, as its console shows one. */
export interface ContestAthlete {
  readonly row: string;
  readonly start: DeviceTrial['rows'][number];
  readonly mark: SheetRow;
  /** `scratched` or `absent`: nobody waits. */
  readonly absence: string | undefined;
}
