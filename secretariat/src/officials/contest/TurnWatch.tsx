import type { TurnWatch } from './turn-watch.ts';

/** What the next attempt takes to lead, for the podium, to go on: on a phone the hardest alone. */
export const NeededMarks = ({ needed }: Pick<TurnWatch, 'needed'>) =>
  needed.map((text, at) => <span key={text} className={at === 0 ? '' : 'only-t'}>{` · ${text}`}</span>);

interface RecordProps extends Pick<TurnWatch, 'records'> {
  /** Whether something stands before it in its line. */
  readonly isAfter: boolean;
}

/** The nearest record that may be the athlete’s; loudly where this bar would be it. */
export function NearestRecord({ records: [nearest], isAfter }: RecordProps) {
  if (nearest === undefined) return null;
  return (
    <>
      {isAfter && ' · '}
      {nearest.isNow ? <b>{nearest.text}</b> : nearest.text}
    </>
  );
}
