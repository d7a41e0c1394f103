import type { ContestAthlete } from 'shared-domain/live-input';
import { Icon } from '../components/Icon.tsx';
import { useText } from '../use-console.ts';

/** At the pit: whether somebody saw an athlete, as long as the contest says nothing of her itself. */
export function PresenceMark({ presence }: Pick<ContestAthlete, 'presence'>) {
  const { t } = useText();
  if (presence === undefined) return null;
  return (
    <span className={presence === 'present' ? 'seen o' : 'seen x'}>
      <Icon name={presence === 'present' ? 'check' : 'cross'} small />
      <span className="sr">{t(`said.check.${presence}`)}</span>
    </span>
  );
}
