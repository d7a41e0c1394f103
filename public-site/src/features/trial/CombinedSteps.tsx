import { findLocalDay, formatDisciplineShort, formatLocalTime, isFinished } from 'shared-domain';
import type { CombinedPart } from 'shared-domain/contract';
import { StadiumTimes } from '../../components/LocalTime.tsx';
import { formatTinyDay } from '../../components/page/dates.ts';
import { formatDisciplineText } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';
import './combined-steps.css';

interface CombinedStepsProps {
  readonly parts: readonly CombinedPart[];
  readonly tz: string | undefined;
}

/** The disciplines of a combined event in order: finished ones marked, others with their time, of which it is said whose clock they are of. */
export function CombinedSteps({ parts, tz }: CombinedStepsProps) {
  const { t, language } = useText();
  const next = parts.find(({ status }) => !isFinished(status));
  return (
    <>
      <ol className="steps" aria-label={t('combined.steps')}>
        {parts.map((part) => (
          <li key={part.code} className={isFinished(part.status) ? undefined : 'todo'}>
            <b>
              <abbr className="only-phone" title={formatDisciplineText(part, language)}>
                {formatDisciplineShort(part, language)}
              </abbr>
              <span className="only-mid">{formatDisciplineText(part, language)}</span>
            </b>
            <span>
              {isFinished(part.status)
                ? t('combined.done')
                : tz !== undefined &&
                  `${formatTinyDay(findLocalDay(part.date, tz), language)} ${formatLocalTime(part.date, tz)}`}
            </span>
          </li>
        ))}
      </ol>
      {/* A phone has no room for the times. */}
      {next !== undefined && tz !== undefined && (
        <div className="only-mid sub">
          <StadiumTimes iso={next.date} tz={tz} isForOtherZones />
        </div>
      )}
    </>
  );
}
