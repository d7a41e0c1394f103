import { type EventRef, formatValue, isFieldEvent } from 'shared-domain';
import type { TrialDetails } from 'shared-domain/contract';
import { useText } from '../locales/use-text.ts';

interface QualifyingRuleProps {
  readonly rule: TrialDetails['qualifying'];
  readonly event: EventRef;
}

/** «Q : 2 premiers de chaque série. q : 4 meilleurs temps.» */
export function QualifyingRule({ rule, event }: QualifyingRuleProps) {
  const { t } = useText();
  if (rule === undefined) return null;
  const field = isFieldEvent(event.g0);
  const { places = 0, times = 0, standard } = rule;
  const mark = standard ? formatValue(standard, event) : undefined;
  if (places === 0 && times === 0 && mark === undefined) return null;
  return (
    <p>
      {mark !== undefined && (
        <>
          <b>Q</b>
          {t('rule.standard', { mark: field ? `${mark} m` : mark })}{' '}
        </>
      )}
      {places > 0 && (
        <>
          <b>Q</b>
          {t('rule.places', { count: places })}{' '}
        </>
      )}
      {times > 0 && (
        <>
          <b>q</b>
          {t(field ? 'rule.marks' : 'rule.times', { count: times })}
        </>
      )}
    </p>
  );
}
