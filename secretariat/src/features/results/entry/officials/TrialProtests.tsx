import type { Trial } from 'shared-domain/contract';
import { useMyChallengesQuery } from '../../../../api/my-challenges.ts';
import { useProtestsQuery } from '../../../../api/protests.ts';
import { ProtestForm } from '../../../../components/protests/ProtestForm.tsx';
import { ProtestItem } from '../../../../components/protests/ProtestItem.tsx';
import { findTrialClock, isLodgedLate } from '../../../../components/protests/protest-clock.ts';
import { formatLine, type Line } from '../../../../components/sheet/line.ts';
import { formatTimeOrDay } from '../../../../components/time/format-instant.ts';
import { useMinute } from '../../../../components/time/use-minute.ts';
import { useText } from '../../../../locales/use-text.ts';
import '../../../../components/protests/protests.css';

interface Props {
  readonly trial: Trial;
  readonly lines: readonly Line[];
  readonly canWrite: boolean;
}

/** The protests of a trial, the time left to lodge one, and the form to enter one (TR 8). */
export function TrialProtests({ trial, lines, canWrite }: Props) {
  const { t, language } = useText();
  const { data: challenges = [] } = useMyChallengesQuery();
  const { oid, chOID } = trial;
  const { data: register } = useProtestsQuery(chOID);
  const now = useMinute();
  const tz = challenges.find((one) => one.oid === chOID)?.tz;
  if (register === undefined || tz === undefined) return null;
  const formatTime = (at: string | number) => formatTimeOrDay(new Date(at).toISOString(), tz, language);
  const ownProtests = register.protests.filter((one) => one.trial === oid);
  const clock = findTrialClock(register, oid, now);
  const formatRowName = (row: string | undefined) => {
    const line = lines.find((one) => one.row === row);
    return line === undefined ? t('protests.about.all') : formatLine(line);
  };
  return (
    <details className="notes" open={ownProtests.length > 0 || undefined}>
      <summary>
        {t('protests.count', { count: ownProtests.length })}
        {clock !== undefined && (
          <span className="muted">
            {' '}
            ·{' '}
            {t(clock.isFinal ? 'protests.final' : clock.isOpen ? 'protests.until' : 'protests.over', {
              time: formatTime(clock.until),
            })}
          </span>
        )}
      </summary>
      <ul className="protests">
        {ownProtests.map((protest) => (
          <ProtestItem
            key={protest.oid}
            chOID={chOID}
            protest={protest}
            isLate={isLodgedLate(register, protest)}
            about={formatRowName(protest.row)}
            now={now}
            formatTime={formatTime}
            canWrite={canWrite}
          />
        ))}
      </ul>
      {canWrite && (
        <ProtestForm
          chOID={chOID}
          trial={oid}
          people={lines.map((line) => ({ row: line.row, who: formatLine(line) }))}
          announced={clock?.announced}
        />
      )}
    </details>
  );
}
