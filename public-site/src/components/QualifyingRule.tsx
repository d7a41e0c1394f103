import { type EventRef, formatValue, isFieldEvent, readRoundRule } from 'shared-domain';
import type { TrialDetails } from 'shared-domain/contract';
import { useText } from '../locales/use-text.ts';

interface QualifyingRuleProps {
  readonly rule: TrialDetails['qualifying'];
  readonly event: EventRef;
}

/** «Q : les 2 premiers de chaque série. q : les 4 meilleurs temps.»; in a field event the standard, and the best marks that make up the number. */
export function QualifyingRule({ rule, event }: QualifyingRuleProps) {
  const { t } = useText();
  if (rule === undefined) return null;
  const isField = isFieldEvent(event.g0);
  const { places = 0, times = 0, wanted = 0, standard } = readRoundRule(rule, event);
  const countByMark = isField ? wanted : times;
  const mark = standard ? formatValue(standard, event) : undefined;
  const restKey = !isField ? 'rule.times' : mark === undefined ? 'rule.marks' : 'rule.marks.rest';
  if (places === 0 && countByMark === 0 && mark === undefined) return null;
  return (
    <p>
      {mark !== undefined && (
        <>
          <b>Q</b>
          {t('rule.standard', { mark: isField ? `${mark} m` : mark })}{' '}
        </>
      )}
      {places > 0 && (
        <>
          <b>Q</b>
          {t('rule.places', { count: places })}{' '}
        </>
      )}
      {countByMark > 0 && (
        <>
          <b>q</b>
          {t(restKey, { count: countByMark })}
        </>
      )}
    </p>
  );
}
