import type { ProgrammeTrial } from '../../../api/programme.ts';
import { holderOf } from '../../../components/trial/holder.ts';
import { trialName } from '../../../components/trial/trial-name.ts';
import { useText } from '../../../locales/use-text.ts';

/** Who writes which trial now, and until when the hold lasts. */
export function Held({ programme }: { readonly programme: readonly ProgrammeTrial[] }) {
  const { t, language } = useText();
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
  const held = programme.flatMap((trial) => (trial.hold === undefined ? [] : [{ trial, hold: trial.hold }]));
  if (held.length === 0) return <p className="muted">{t('day.held.none')}</p>;
  return (
    <ul className="day-list">
      {held.map(({ trial, hold }) => (
        <li key={trial.oid}>
          <b>{holderOf(hold, t)}</b> {trialName(trial, language)}
          <span className="muted">{t('day.held.until', { time: time.format(new Date(hold.expires)) })}</span>
        </li>
      ))}
    </ul>
  );
}
