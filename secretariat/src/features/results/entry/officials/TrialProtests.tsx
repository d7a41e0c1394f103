import type { Trial } from 'shared-domain/contract';
import { useMyChallengesQuery } from '../../../../api/my-challenges.ts';
import { useProtestsQuery } from '../../../../api/protests.ts';
import { ProtestForm } from '../../../../components/protests/ProtestForm.tsx';
import { ProtestItem } from '../../../../components/protests/ProtestItem.tsx';
import { findTrialClock, isLodgedLate } from '../../../../components/protests/protest-clock.ts';
import { type Line, whoOf } from '../../../../components/sheet/line.ts';
import { useMinute } from '../../../../components/time/use-minute.ts';
import { timeText } from '../../../../components/time/when.ts';
import { useText } from '../../../../locales/use-text.ts';
import '../../../../components/protests/protests.css';

interface Props {
  readonly trial: Trial;
  readonly lines: readonly Line[];
  readonly mayWrite: boolean;
}

/** The protests about a trial and their clock, and the form that enters one (TR 8). */
export function TrialProtests({ trial, lines, mayWrite }: Props) {
  const { t, language } = useText();
  const { data: challenges = [] } = useMyChallengesQuery();
  const { oid, chOID } = trial;
  const { data: register } = useProtestsQuery(chOID);
  const now = useMinute();
  const tz = challenges.find((one) => one.oid === chOID)?.tz;
  if (register === undefined || tz === undefined) return null;
  const timeOf = (at: string | number) => timeText(new Date(at).toISOString(), tz, language);
  const own = register.protests.filter((one) => one.trial === oid);
  const clock = findTrialClock(register, oid, now);
  const nameOf = (row: string | undefined) => {
    const line = lines.find((one) => one.row === row);
    return line === undefined ? t('protests.about.all') : whoOf(line);
  };
  return (
    <details className="notes" open={own.length > 0 || undefined}>
      <summary>
        {t('protests.count', { count: own.length })}
        {clock !== undefined && (
          <span className="muted">
            {' '}
            ·{' '}
            {t(clock.isFinal ? 'protests.final' : clock.isOpen ? 'protests.until' : 'protests.over', {
              time: timeOf(clock.until),
            })}
          </span>
        )}
      </summary>
      <ul className="protests">
        {own.map((protest) => (
          <ProtestItem
            key={protest.oid}
            chOID={chOID}
            protest={protest}
            isLate={isLodgedLate(register, protest)}
            about={nameOf(protest.row)}
            now={now}
            timeOf={timeOf}
            mayWrite={mayWrite}
          />
        ))}
      </ul>
      {mayWrite && (
        <ProtestForm
          chOID={chOID}
          trial={oid}
          people={lines.map((line) => ({ row: line.row, who: whoOf(line) }))}
          announced={clock?.announced}
        />
      )}
    </details>
  );
}
