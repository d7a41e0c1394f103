import { NOT_INITIALISED, REGIONS_NOT_INITIALISED } from 'shared-domain';
import type { Reference } from 'shared-domain/platform';
import { isRefreshNeeded, type StoredCaches } from 'shared-domain/platform/state';
import type { DeviceStore } from './device-store.ts';

export interface ReferenceSources {
  readonly device: DeviceStore;
  /** The server's `cache-version`; undefined where it cannot be read. */
  readonly version: () => Promise<string | undefined>;
  /** The reference data of that version; undefined where a part of it cannot be read. */
  readonly loadReference: (version: string) => Promise<Reference | undefined>;
}

const isReference = (value: unknown): value is Reference =>
  typeof value === 'object' && value !== null && 'version' in value && 'regions' in value;

const describeCaches = (storedReference: Reference | undefined): StoredCaches => ({
  version: storedReference?.version,
  rows: {
    federations: storedReference?.federations.federations?.length ?? 0,
    categories: storedReference?.categories.categories?.length ?? 0,
    regions: storedReference?.regions.regions?.length ?? 0,
  },
});

/**
 * Provides the reference data stored on this device, then the server's if its version differs (P9.6). Without an answer the
 * stored data stays in use; where there is none either, it warns in the console (P8.4).
 */
export async function checkReference(
  { device, version, loadReference }: ReferenceSources,
  provide: (reference: Reference) => void,
  currentReference?: Reference,
): Promise<Reference | undefined> {
  const stored = currentReference ?? (await device.read());
  const storedReference = isReference(stored) ? stored : undefined;
  if (storedReference !== undefined && storedReference !== currentReference) provide(storedReference);
  const serverVersion = await version();
  if (serverVersion === undefined || !isRefreshNeeded(describeCaches(storedReference), serverVersion))
    return warnIfMissing(storedReference);
  const fresh = await loadReference(serverVersion);
  if (fresh === undefined) return warnIfMissing(storedReference);
  provide(fresh);
  await device.write(fresh);
  return fresh;
}

function warnIfMissing(storedReference: Reference | undefined): Reference | undefined {
  if (storedReference === undefined)
    for (const { id, detail } of [NOT_INITIALISED, REGIONS_NOT_INITIALISED]) console.warn(`${id}: ${detail}`);
  return storedReference;
}
