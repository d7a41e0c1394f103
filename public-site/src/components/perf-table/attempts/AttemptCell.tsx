import { type EventRef, formatValue, formatWind, type HorizontalAttempt, isThrow, isWindLegal } from 'shared-domain';
import { useText } from '../../../locales/use-text.ts';

const SIGNS: Readonly<Record<string, string>> = { x: 'X', '-': '–', r: 'r' };
const LABEL_KEYS = { '-': 'attempt.pass', r: 'attempt.retired' } as const;

/** What a letter means; a jump with a foul is «mordu», a throw is not. */
function findLabelKey(letter: string, { g0 }: EventRef) {
  if (letter === 'x') return isThrow(g0) ? 'attempt.foul.throw' : 'attempt.foul';
  return LABEL_KEYS[letter as keyof typeof LABEL_KEYS];
}

/** One attempt: the distance, or X, – or r with their meaning for screen readers. */
export function AttemptMark({ attempt, event }: { readonly attempt: HorizontalAttempt; readonly event: EventRef }) {
  const { t } = useText();
  if (attempt.r === 'o' && attempt.v !== undefined) return <>{formatValue(attempt.v, event)}</>;
  const labelKey = findLabelKey(attempt.r, event);
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
