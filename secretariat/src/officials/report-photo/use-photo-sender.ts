import { useEffect } from 'react';
import { useConsole } from '../use-console.ts';
import { loadRaceConsoles } from '../use-race-consoles.ts';

/** Sends the photos of this device's reports, whatever is on the screen; loaded once there is such a report. */
export function usePhotoSender(): void {
  const { log, sync } = useConsole();
  const hasPhotos = log.rows().some(({ fact }) => fact.kind === 'report' && fact.photo !== undefined);
  useEffect(() => {
    if (!hasPhotos) return;
    let isCurrent = true;
    let stop: (() => void) | undefined;
    void loadRaceConsoles().then(
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
