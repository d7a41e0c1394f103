import { useEffect } from 'react';
import { EXTRAS_PART } from '../extra-parts.ts';
import { usePart } from '../part.ts';
import { useConsole } from '../use-console.ts';

/** Sends the photos of this device's reports, whatever is on the screen; loaded once there is such a report. */
export function usePhotoSender(): void {
  const { log, sync } = useConsole();
  const hasPhotos = log.rows().some(({ fact }) => fact.kind === 'report' && fact.photo !== undefined);
  const startSendingPhotos = usePart(hasPhotos ? EXTRAS_PART : undefined)?.startSendingPhotos;
  useEffect(() => startSendingPhotos?.({ log, sync }), [startSendingPhotos, log, sync]);
}
