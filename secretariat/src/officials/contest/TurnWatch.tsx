import { formatHeight } from 'shared-domain';
import { useText } from '../use-console.ts';
import type { TurnWatch } from './turn-watch.ts';

/** What the next attempt takes to lead, for the podium, to go on: on a phone the hardest alone. */
export function NeededMarks({ needed }: Pick<TurnWatch, 'needed'>) {
  const { t } = useText();
  return needed.map(({ aim, v, attempt }, at) => {
    const late = attempt === 1 || attempt === 2 ? ` ${t(`watch.attempt.${attempt}`)}` : '';
    return (
      <span key={aim} className={at === 0 ? 'need' : 'need only-t'}>
        {` · ${t(`watch.${aim}`, { mark: formatHeight(v) })}${late}`}
      </span>
    );
  });
}

interface RecordProps extends Pick<TurnWatch, 'records'> {
  /** The bar that is up, mm. */
  readonly bar?: number;
  /** Whether something stands before it in its line. */
  readonly isAfter: boolean;
}

/** The nearest record that may be the athlete’s; loudly where this bar would be it. */
export function NearestRecord({ records, bar = 0, isAfter }: RecordProps) {
  const { t } = useText();
  const [nearest] = records;
  if (nearest === undefined) return null;
  const { v, name: record } = nearest;
  return (
    <>
      {isAfter && ' · '}
      {bar >= v ? <b>{t('watch.bar', { record })}</b> : t('watch.record', { mark: formatHeight(v), record })}
    </>
  );
}
