import { type EventRef, formatValue, formatWind, type HorizontalAttempt, isWindLegal } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';

const SIGNS: Readonly<Record<string, string>> = { x: 'X', '-': '–', r: 'r' };
const LABEL_KEYS = { x: 'attempt.foul', '-': 'attempt.pass', r: 'attempt.retired' } as const;

/** One attempt: the distance, or X, – or r with their meaning for screen readers. */
export function AttemptMark({ attempt, event }: { readonly attempt: HorizontalAttempt; readonly event: EventRef }) {
  const { t } = useText();
  if (attempt.r === 'o' && attempt.v !== undefined) return <>{formatValue(attempt.v, event)}</>;
  const labelKey = LABEL_KEYS[attempt.r as keyof typeof LABEL_KEYS];
  return (
    <>
      <span aria-hidden="true">{SIGNS[attempt.r] ?? '–'}</span>
      {labelKey !== undefined && <span className="sr">{t(labelKey)}</span>}
    </>
  );
}

/** An attempt with its wind below, for a column E1…E6; empty before it is taken, as a dash would say a pass. */
export function AttemptCell({
  attempt,
  event,
}: {
  readonly attempt: HorizontalAttempt | undefined;
  readonly event: EventRef;
}) {
  if (attempt === undefined) return null;
  return (
    <>
      <b>
        <AttemptMark attempt={attempt} event={event} />
      </b>
      {attempt.w !== undefined && (
        <small className={isWindLegal(attempt.w) ? undefined : 'flag'}>{formatWind(attempt.w)}</small>
      )}
    </>
  );
}
