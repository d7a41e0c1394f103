import { useEffect } from 'react';
import { listReachedCards, type Walker } from 'shared-domain/live-input';
import { formatClock } from '../components/Countdown.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { formatBib } from '../contest/words.ts';
import { useConsole, useText } from '../use-console.ts';

/** How a phone in a pocket tells that there is something to read, ms. */
const VIBRATION = [200, 100, 200];

interface Props {
  readonly walkers: readonly Walker[];
  /** Stay in the penalty zone, ms; undefined without one. */
  readonly penaltyMs: number | undefined;
}

/** Tells the chief judge who has reached the number of red cards, one walker after the other, until it was read. */
export function ReachedNotices({ walkers, penaltyMs }: Props) {
  const { device, log } = useConsole();
  const { t } = useText();
  const { readCards = [] } = device();
  const unread = listReachedCards(walkers, penaltyMs).find(({ card }) => !readCards.includes(card));
  const card = unread?.card;
  useEffect(() => {
    if (card !== undefined) navigator.vibrate?.(VIBRATION);
  }, [card]);
  if (unread === undefined) return null;
  const { walker, judges, calls } = unread;
  const note = () => log.changeDevice((current) => ({ readCards: [...(current.readCards ?? []), unread.card] }));
  return (
    <div className="alarm notice" role="alert">
      <Icon name="warning" />
      <span>
        <b>
          {formatBib(walker)} {walker.start.last.toUpperCase()} {walker.start.first} ·{' '}
          {calls.kind === 'dq' ? `DQ ${calls.rule}` : t(`walk.alarm.${calls.kind}`, { time: formatClock(calls.ms) })}
        </b>
        {t('walk.notice.cards', { count: judges.length, judges: judges.join(', ') })}
      </span>
      <Key className="btn" onPress={() => void note()}>
        {t('seen')}
      </Key>
    </div>
  );
}
