import type { DeviceTrial } from './device-view.ts';
import type { SheetRow } from './fold-sheet.ts';
import type { Presence } from './presence.ts';

/** An athlete of a field event, as its console shows one. */
export interface ContestAthlete {
  readonly row: string;
  readonly start: DeviceTrial['rows'][number];
  readonly mark: SheetRow;
  /** Whether the athlete is there, where that was said. */
  readonly presence: Presence | undefined;
  /** `scratched` or `absent`: nobody waits. */
  readonly absence: string | undefined;
}
