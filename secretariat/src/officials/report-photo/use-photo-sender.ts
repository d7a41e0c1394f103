import { useEffect } from 'react';
import { EXTRAS_PART } from '../console-parts.ts';
import { useConsole } from '../use-console.ts';

/** Sends the photos of this device's reports, whatever is on the screen; loaded once there is such a report. */
export function usePhotoSender(): void {
  const { log, sync } = useConsole();
  const hasPhotos = log.rows().some(({ fact }) => fact.kind === 'report' && fact.photo !== undefined);
  useEffect(() => {
    if (!hasPhotos) return;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    void EXTRAS_PART.load().then(
      ({ startSendingPhotos }) => {
        if (isCurrent) stop = startSendingPhotos({ log, sync });
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
      stop?.();
    };
  }, [hasPhotos, log, sync]);
}
