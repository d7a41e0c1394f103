import { NOT_INITIALISED, REGIONS_NOT_INITIALISED } from 'shared-domain';
import type { Reference } from 'shared-domain/platform';
import { type HeldCaches, needsRefresh } from 'shared-domain/platform/state';
import type { DeviceStore } from './device-store.ts';

export interface ReferenceSources {
  readonly device: DeviceStore;
  /** The server's `cache-version`; undefined where it does not answer. */
  readonly version: () => Promise<string | undefined>;
  /** The reference data of that version; undefined where a part of it does not come. */
  readonly load: (version: string) => Promise<Reference | undefined>;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'version' in value && 'regions' in value;

const heldCaches = (held: Reference | undefined): HeldCaches => ({
  version: held?.version,
  rows: {
    federations: held?.federations.federations?.length ?? 0,
    categories: held?.categories.categories?.length ?? 0,
    regions: held?.regions.regions?.length ?? 0,
  },
});

/**
 * What this device holds, then what the server has when that is another edition (P9.6). Without an answer the
 * device's own goes on serving; without either there is nothing, and the log says so (P8.4).
 */
export async function checkReference(
  { device, version, load }: ReferenceSources,
  provide: (reference: Reference) => void,
  present?: Reference,
): Promise<Reference | undefined> {
  const stored = present ?? (await device.read());
  const held = isReference(stored) ? stored : undefined;
  if (held !== undefined && held !== present) provide(held);
  const now = await version();
  if (now === undefined || !needsRefresh(heldCaches(held), now)) return orWarn(held);
  const fresh = await load(now);
  if (fresh === undefined) return orWarn(held);
  provide(fresh);
  await device.write(fresh);
  return fresh;
}

function orWarn(held: Reference | undefined): Reference | undefined {
  if (held === undefined)
    for (const { id, detail } of [NOT_INITIALISED, REGIONS_NOT_INITIALISED]) console.warn(`${id}: ${detail}`);
  return held;
}
