import { dayOf, disciplineName, disciplineShort, isFinished, timeOf } from 'shared-domain';
import type { CombinedPart } from 'shared-domain/contract';
import { tinyDay } from '../../components/page/dates.ts';
import { useText } from '../../locales/use-text.ts';
import './combined-steps.css';

interface CombinedStepsProps {
  readonly parts: readonly CombinedPart[];
  readonly tz: string | undefined;
}

/** The disciplines in their order: those behind on a full line, those to come with their hour. */
export function CombinedSteps({ parts, tz }: CombinedStepsProps) {
  const { t, language } = useText();
  return (
    <ol className="steps" aria-label={t('combined.steps')}>
      {parts.map((part) => (
        <li key={part.code} className={isFinished(part.status) ? undefined : 'todo'}>
          <b>
            <abbr className="only-phone" title={disciplineName(part, language)}>
              {disciplineShort(part, language)}
            </abbr>
            <span className="only-mid">{disciplineName(part, language)}</span>
          </b>
          <span>
            {isFinished(part.status)
              ? t('combined.done')
              : tz !== undefined && `${tinyDay(dayOf(part.date, tz), language)} ${timeOf(part.date, tz)}`}
          </span>
        </li>
      ))}
    </ol>
  );
}
