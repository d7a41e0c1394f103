import { useRef, useState } from 'react';
import { type Challenge, calls, makeUrl, type ScreenPicture } from 'shared-domain/contract';
import type { CallError } from 'shared-domain/platform';
import { Button } from '../../components/Button.tsx';
import { CallAlert } from '../../components/call/CallAlert.tsx';
import { useRefusal } from '../../components/call/use-refusal.ts';
import { useHost } from '../../components/host.ts';
import { Icon } from '../../components/Icon.tsx';
import { Section } from '../../components/page/Section.tsx';
import { type Translate, useText } from '../../locales/use-text.ts';
import {
  useAddScreenPictureMutation,
  useArrangeScreenPicturesMutation,
  useRemoveScreenPictureMutation,
  useScreenPicturesQuery,
} from './screens-endpoints.ts';

const MAX_NAME = 80;
const TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';

/** The name of a picture by that of its file: «logo-mairie.png» is «logo-mairie». */
const nameFile = (file: string): string =>
  file
    .replace(/\.[^.]*$/, '')
    .trim()
    .slice(0, MAX_NAME) || file.slice(0, MAX_NAME);

/** Why a picture was not taken; undefined for what has nothing to do with the picture. */
function formatFault(error: unknown, name: string, t: Translate): string | undefined {
  const { id, errors } = error as Partial<CallError>;
  const path = errors?.[0]?.path;
  if (id === 'too large')
    return path === 'query' ? t('screens.pictures.fault.many') : t('screens.pictures.fault.large', { name });
  if (id !== 'invalid request') return undefined;
  if (path === '$.svg') return t('screens.pictures.fault.svg', { name });
  return path === '$' ? t('screens.pictures.fault.none', { name }) : undefined;
}

interface RowProps {
  readonly chOID: string;
  readonly picture: ScreenPicture;
  readonly place: number;
  readonly count: number;
  readonly canWrite: boolean;
  readonly onName: (name: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** One picture: how it looks, its name, its place among the others. */
function PictureRow({ chOID, picture, place, count, canWrite, onName, onMove, onRemove }: RowProps) {
  const { t } = useText();
  const { id, name, width, height, bytes } = picture;
  const [typed, setTyped] = useState<string>();
  const leave = () => {
    const wanted = typed?.trim() ?? '';
    if (wanted !== '' && wanted !== name) onName(wanted);
    setTyped(undefined);
  };
  return (
    <li>
      <img src={makeUrl(calls.screenPicture, { chOID, id })} alt="" loading="lazy" />
      {canWrite ? (
        <input
          className="in"
          aria-label={t('screens.pictures.name', { n: place + 1 })}
          maxLength={MAX_NAME}
          value={typed ?? name}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={leave}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Enter') currentTarget.blur();
          }}
        />
      ) : (
        <span>{name}</span>
      )}
      <small className="muted">
        {t('screens.pictures.size', { width, height, size: Math.max(1, Math.round(bytes / 1000)) })}
      </small>
      {canWrite && (
        <span className="btns">
          {([-1, 1] as const).map((by) => (
            <Button
              key={by}
              kind="icon"
              disabled={by < 0 ? place === 0 : place === count - 1}
              aria-label={t(by < 0 ? 'screens.pictures.up' : 'screens.pictures.down', { name })}
              className={by < 0 ? 'to-up' : undefined}
              onClick={() => onMove(by)}
            >
              <Icon name="down" />
            </Button>
          ))}
          <Button kind="icon" aria-label={t('screens.pictures.remove', { name })} onClick={onRemove}>
            <Icon name="leave" />
          </Button>
        </span>
      )}
    </li>
  );
}

/** The pictures of sponsors that the screens of a competition show by turns. */
export function ScreenPictures({ challenge, canWrite }: { readonly challenge: Challenge; readonly canWrite: boolean }) {
  const { oid: chOID, site } = challenge;
  const { t } = useText();
  const { confirm, notify } = useHost();
  const showRefusal = useRefusal();
  const input = useRef<HTMLInputElement>(null);
  const { data, error } = useScreenPicturesQuery(chOID);
  const [add, adding] = useAddScreenPictureMutation();
  const [arrange] = useArrangeScreenPicturesMutation();
  const [remove] = useRemoveScreenPictureMutation();
  /** What has been asked for and not answered yet: the next act builds on it. */
  const [wanted, setWanted] = useState<readonly ScreenPicture[]>();
  const pictures = wanted ?? data?.pictures ?? [];
  const addFiles = async (files: readonly File[]) => {
    let count = 0;
    const faults: string[] = [];
    for (const file of files) {
      const name = nameFile(file.name);
      const answer = await add({ chOID, name, file });
      if (answer.error === undefined) count += 1;
      else {
        const fault = formatFault(answer.error, file.name, t);
        if (fault === undefined) showRefusal(answer.error);
        else faults.push(fault);
      }
    }
    // So that the same file can be chosen again once it is smaller.
    if (input.current !== null) input.current.value = '';
    // One message: a second one would take the place of the first.
    const added = count > 0 ? [t('screens.pictures.added', { count })] : [];
    if (faults.length > 0) notify([...added, ...faults].join(' '), { kind: 'error' });
    else if (count > 0) notify(added.join());
  };
  const write = async (next: readonly ScreenPicture[]) => {
    setWanted(next);
    const answer = await arrange({ chOID, pictures: next.map(({ id, name }) => ({ id, name })) });
    setWanted((current) => (current === next ? undefined : current));
    if (answer.error !== undefined) showRefusal(answer.error);
  };
  const move = (place: number, by: -1 | 1) => {
    const moved = pictures[place];
    if (moved !== undefined) void write(pictures.toSpliced(place, 1).toSpliced(place + by, 0, moved));
  };
  const ask = async ({ id, name }: ScreenPicture) => {
    const isSure = await confirm({
      title: t('screens.pictures.remove.ask', { name }),
      subTitle: t('screens.pictures.remove.sub'),
      action: t('screens.pictures.remove.act'),
      destructive: true,
    });
    if (!isSure) return;
    const answer = await remove({ chOID, id });
    if (answer.error === undefined) notify(t('screens.pictures.removed', { name }));
    else showRefusal(answer.error);
  };
  return (
    <Section id="screen-pictures" title={t('screens.pictures')} help={t('screens.pictures.help')}>
      <CallAlert error={error} />
      {site?.role === 'stadium' && <p className="muted">{t('screens.pictures.stadium')}</p>}
      {data !== undefined && pictures.length === 0 && <p className="muted no-pictures">{t('screens.pictures.none')}</p>}
      {pictures.length > 0 && (
        <ol className="screen-pictures">
          {pictures.map((picture, place) => (
            <PictureRow
              key={picture.id}
              chOID={chOID}
              picture={picture}
              place={place}
              count={pictures.length}
              canWrite={canWrite}
              onName={(name) => void write(pictures.map((one) => (one.id === picture.id ? { ...one, name } : one)))}
              onMove={(by) => move(place, by)}
              onRemove={() => void ask(picture)}
            />
          ))}
        </ol>
      )}
      {canWrite && (
        <div className="btns">
          <input
            ref={input}
            aria-label={t('screens.pictures.file')}
            className="sr"
            type="file"
            multiple
            accept={TYPES}
            tabIndex={-1}
            onChange={({ target }) => void addFiles([...(target.files ?? [])])}
          />
          <Button isBusy={adding.isLoading} onClick={() => input.current?.click()}>
            {t('screens.pictures.add')}
          </Button>
        </div>
      )}
    </Section>
  );
}
