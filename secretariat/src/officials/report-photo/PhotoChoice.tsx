import { useEffect, useState } from 'react';
import { FileKey } from '../components/FileKey.tsx';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { makeRandomName } from '../log/fact-id.ts';
import { useConsole, useText } from '../use-console.ts';
import { openPhotoStore } from './photo-store.ts';
import { readDataUrl } from './read-data-url.ts';
import { shrinkPicture } from './shrink-picture.ts';

interface Props {
  readonly trial: string;
  /** The photo of the report that is being made, as it is stored on the device. */
  readonly photo: string | undefined;
  readonly onPhoto: (photo: string | undefined) => void;
}

/** The photo of a report that is not sent yet: on the disk before it is shown. */
export function PhotoChoice({ trial, photo, onPhoto }: Props) {
  const { log, device } = useConsole();
  const { t } = useText();
  const [shown, setShown] = useState<string>();
  const [fault, setFault] = useState<'unread' | 'disk'>();
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    setFault(undefined);
    const picture = await shrinkPicture(file);
    if (picture === undefined) {
      setFault('unread');
      return;
    }
    const key = makeRandomName();
    const chOID = device().code?.chOID ?? '';
    try {
      const store = await openPhotoStore();
      await store.add({ key, chOID, trial, taken: log.clock.now(), state: 'waiting' }, picture);
    } catch {
      setFault('disk');
      return;
    }
    onPhoto(key);
  };
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const picture = photo === undefined ? undefined : await (await openPhotoStore()).readPicture(photo);
      const url = picture === undefined ? undefined : await readDataUrl(picture);
      if (isCurrent) setShown(url);
    };
    void show().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [photo]);
  const remove = () => {
    if (photo !== undefined) void openPhotoStore().then((store) => store.remove(photo));
    onPhoto(undefined);
  };
  return (
    <>
      {fault !== undefined && (
        <Strip onPress={() => setFault(undefined)}>
          {t(fault === 'disk' ? 'report.photo.disk' : 'report.photo.unread')}
        </Strip>
      )}
      {photo === undefined ? (
        <FileKey label={t('report.photo')} accept="image/*" className="btn q" onFile={(file) => void choose(file)} />
      ) : (
        <figure className="photo-of">
          {shown !== undefined && <img src={shown} alt={t('report.photo.alt')} />}
          <figcaption>
            {t('report.photo.kept')}
            <Key className="btn q" onPress={remove}>
              {t('report.photo.remove')}
            </Key>
          </figcaption>
        </figure>
      )}
    </>
  );
}
