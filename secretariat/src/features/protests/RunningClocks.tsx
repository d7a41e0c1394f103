import type { ProtestsAnswer } from 'shared-domain/contract';
import { Link } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { Section } from '../../components/page/Section.tsx';
import { findTrialClock } from '../../components/protests/protest-clock.ts';
import { formatTrialName } from '../../components/trial/trial-name.ts';
import { type Translate, useText } from '../../locales/use-text.ts';

interface Props {
  readonly chOID: string;
  readonly trials: readonly ProgrammeTrial[];
  readonly register: ProtestsAnswer;
  readonly now: number;
  readonly formatTime: (at: number) => string;
}

const MINUTE_MS = 60_000;
const MINUTES_OF_HOUR = 60;

/** The time left, from the next full minute: «12 min», «4 h 03». */
function minutesText(ms: number, t: Translate): string {
  const minutes = Math.max(1, Math.ceil(ms / MINUTE_MS));
  if (minutes < MINUTES_OF_HOUR) return t('protests.clock.minutes', { count: minutes });
  const [hours, rest] = [Math.floor(minutes / MINUTES_OF_HOUR), minutes % MINUTES_OF_HOUR];
  return t('protests.clock.hours', { hours, minutes: String(rest).padStart(2, '0') });
}

/** The trials whose results may be protested against now, those whose time ends first on top (TR 8). */
export function RunningClocks({ chOID, trials, register, now, formatTime }: Props) {
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
      <div className="sheet protest-clocks">
        <table className="tbl dense">
          <caption className="sr">{t('protests.clocks')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trials.event')}</th>
              <th scope="col" className="r">
                {t('protests.clock.until')}
              </th>
              <th scope="col" className="r">
                {t('protests.clock.left')}
              </th>
            </tr>
          </thead>
          <tbody>
            {running.map(({ trial, until }) => (
              <tr key={trial.oid}>
                <th scope="row">
                  <Link className="link" to={buildCompetitionPath(chOID, 'results', [trial.oid])}>
                    {formatTrialName(trial, language)}
                  </Link>
                </th>
                <td className="r num">{formatTime(until)}</td>
                <td className="r num">{minutesText(until - now, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
