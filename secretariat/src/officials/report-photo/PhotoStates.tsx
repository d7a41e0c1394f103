import { useEffect, useState } from 'react';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Icon, type IconName } from '../components/Icon.tsx';
import { sayFact } from '../contest/say-fact.ts';
import { useConsole, useText } from '../use-console.ts';
import { openPhotoStore, type StoredPhoto } from './photo-store.ts';

const ICONS: Readonly<Record<StoredPhoto['state'], IconName>> = { waiting: 'up', sent: 'check', refused: 'warning' };

/** The photos of this device, read again when one is sent. */
function useStoredPhotos(): readonly StoredPhoto[] {
  const [photos, setPhotos] = useState<readonly StoredPhoto[]>([]);
  useEffect(() => {
    let isCurrent = true;
    let leave: (() => void) | undefined;
    const watch = async () => {
      const store = await openPhotoStore();
      const read = () => void store.list().then((listed) => isCurrent && setPhotos(listed));
      if (!isCurrent) return;
      leave = store.subscribe(read);
      read();
    };
    void watch().catch(() => undefined);
    return () => {
      isCurrent = false;
      leave?.();
    };
  }, []);
  return photos;
}

/** What became of the photos of this device's reports of a trial: waiting for the network, sent, or refused. */
export function PhotoStates({ folded }: { readonly folded: FoldedTrialView }) {
  const { log } = useConsole();
  const { t } = useText();
  const byKey = new Map(useStoredPhotos().map((photo) => [photo.key, photo]));
  const lines = log.rows().flatMap(({ fact }) => {
    if (fact.kind !== 'report' || fact.trialOID !== folded.trial.oid || fact.photo === undefined) return [];
    const photo = byKey.get(fact.photo);
    return photo === undefined ? [] : [{ fact, photo }];
  });
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('report.photo.list')} className="photo-states">
      <b>{t('report.photo.list')}</b>
      <ul>
        {lines.map(({ fact, photo: { key, state } }) => (
          <li key={key} className={state}>
            <Icon name={ICONS[state]} small />
            <span>
              {sayFact(fact, folded.trial, t)} – <b>{t(`report.photo.${state}`)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
