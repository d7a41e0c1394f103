import { MARK_STATUS } from 'shared-domain';
import { type FoldedTrialView, listStandingWords, type StandingWord } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { useConsole, useText } from '../use-console.ts';

const SAID: ReadonlyMap<number | undefined, 'DNS' | 'DNF' | 'DQ'> = new Map([
  [MARK_STATUS.dns, 'DNS'],
  [MARK_STATUS.dnf, 'DNF'],
  [MARK_STATUS.dq, 'DQ'],
]);

/** «DNS», «DNF», «DQ»; undefined for a yellow card. */
export const findSaid = ({ st }: Pick<StandingWord, 'st'>) => SAID.get(st);

/** The words of a trial that this console may correct. */
export function useStandingWords(folded: FoldedTrialView): readonly StandingWord[] {
  const { device } = useConsole();
  return listStandingWords(folded, device().code?.kind ?? 'judge');
}

/** A word in a grid, where the athlete's next attempt would be: a way to correct it. */
export function StatusCell({
  who,
  said,
  onPress,
}: {
  readonly who: string;
  readonly said: string;
  readonly onPress: () => void;
}) {
  const { t } = useText();
  return (
    <Key className="" isQuick aria-label={t('status.cell', { who, word: said })} onPress={onPress}>
      <span className="nb d">{said}</span>
    </Key>
  );
}

interface Props {
  readonly folded: FoldedTrialView;
  readonly className?: string;
  readonly onPress: () => void;
}

/** Opens what corrects a DNS, DNF, DQ or card, where one stands. */
export function StatusKey({ folded, className = 'btn', onPress }: Props) {
  const { t } = useText();
  return useStandingWords(folded).length === 0 ? null : (
    <Key className={className} onPress={onPress}>
      {t('status.ask')}
    </Key>
  );
}
