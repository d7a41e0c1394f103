import type { ProtestsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { competitionPath } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { findTrialClock } from '../../components/protests/protest-clock.ts';
import { trialName } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly register: ProtestsAnswer;
  readonly now: number;
  readonly timeOf: (at: number) => string;
}

const MINUTE = 60_000;

/** The results that may be protested against now, those whose time ends first on top (TR 8). */
export function RunningClocks({ chOID, trials, register, now, timeOf }: Props) {
  const { t, language } = useText();
  const running = trials
    .flatMap((trial) => {
      const clock = findTrialClock(register, trial.oid, now);
      return clock?.isOpen ? [{ trial, until: clock.until }] : [];
    })
    .toSorted((a, b) => a.until - b.until);
  if (running.length === 0) return null;
  return (
    <Section id="clocks" title={t('protests.clocks')}>
      <ul className="protests">
        {running.map(({ trial, until }) => (
          <li key={trial.oid}>
            <Link to={competitionPath(chOID, 'results', [trial.oid])}>{trialName(trial, language)}</Link> ·{' '}
            {t('protests.until', { time: timeOf(until) })}{' '}
            <span className="muted num">
              {t('protests.minutes', { count: Math.max(1, Math.ceil((until - now) / MINUTE)) })}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
