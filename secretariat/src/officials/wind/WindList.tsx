import { formatWind } from 'shared-domain';
import type { UnattachedWind } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useLocalSeconds } from '../contest/use-local-time.ts';
import { useText } from '../use-console.ts';

interface Props {
  readonly winds: readonly UnattachedWind[];
  /** Absent where this device only watches. */
  readonly onAttach: ((id: string) => void) | undefined;
}

/** Readings whose attempt nobody has named yet, by time. */
export function WindList({ winds, onAttach }: Props) {
  const { t } = useText();
  const formatTime = useLocalSeconds();
  if (winds.length === 0) return null;
  return (
    <section className="loose-winds" aria-label={t('winds.title')}>
      <h3>{t('winds.title')}</h3>
      <ul className="rows">
        {winds.map(({ id, at, w }) => (
          <li key={id}>
            <Key className="r56" disabled={onAttach === undefined} onPress={() => onAttach?.(id)}>
              <span>
                {formatTime(at)} <b>{formatWind(w)}</b>
              </span>
              <span>{t('winds.ask')}</span>
            </Key>
          </li>
        ))}
      </ul>
    </section>
  );
}
