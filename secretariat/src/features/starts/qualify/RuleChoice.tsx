import { useId } from 'react';
import type { EventRef, RoundRule } from 'shared-domain';
import { useQualificationQuery } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { ruleText } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';
import { readRuleOutcome } from './rule-outcome.ts';
import { shownMark } from './why-sentence.ts';

interface Props {
  readonly gOID: string;
  readonly round: string;
  readonly rule: RoundRule;
  readonly event: EventRef;
  /** How many the next round takes. */
  readonly room: number;
  readonly nameOf: (row: string) => string;
  readonly isBusy: boolean;
  /** The one that is usually taken. */
  readonly isUsual: boolean;
  readonly action: string;
  readonly onChoose: () => void;
}

/** What a rule would give: how many and who by place, who by time, and ties at the limit. One press takes it. */
export function RuleChoice({ gOID, round, rule, event, room, nameOf, isBusy, isUsual, action, onChoose }: Props) {
  const { t } = useText();
  const title = useId();
  const { data, error } = useQualificationQuery({ gOID, round, rule }, { refetchOnMountOrArgChange: true });
  const says = ruleText(t, rule, event);
  if (data === undefined)
    return error === undefined ? <div aria-busy="true" className="rule-choice" /> : <CallAlert error={error} />;
  const { byPlace, byTime, byOfficials, count, tiedIn, openTies } = readRuleOutcome(data);
  const names = (rows: readonly { readonly row: string }[]) => rows.map(({ row }) => nameOf(row)).join(', ');
  const tied = (keys: readonly string[]) => keys.map(nameOf).join(', ');
  const timed = byTime.map(({ row, why }) => {
    const mark = shownMark(why, event);
    return mark === undefined ? nameOf(row) : `${nameOf(row)} (${mark})`;
  });
  return (
    <section className="rule-choice" aria-labelledby={title}>
      <div className="rule-head">
        <h4 id={title}>{says === '' ? t('starts.rule.text.nobody') : says}</h4>
        <Button
          kind={isUsual ? 'main' : 'plain'}
          isSmall
          isBusy={isBusy}
          disabled={count === 0}
          aria-label={t('pair', { name: action, value: says })}
          onClick={onChoose}
        >
          {action}
        </Button>
      </div>
      <p>
        <strong>{t('starts.rule.count', { count })}</strong>
        {count > room && <span className="over"> {t('starts.rule.exceedsPlaces', { room })}</span>}
      </p>
      {byPlace.length > 0 && <p>{t('starts.rule.byPlace', { count: byPlace.length, who: names(byPlace) })}</p>}
      {byTime.length > 0 && <p>{t('starts.rule.byTime', { count: byTime.length, who: timed.join(', ') })}</p>}
      {byOfficials.length > 0 && <p>{t('starts.rule.byOfficials', { who: names(byOfficials) })}</p>}
      {tiedIn.map((keys) => (
        <p key={keys.join(' ')}>{t('starts.rule.tiedIn', { who: tied(keys) })}</p>
      ))}
      {openTies.map((keys) => (
        <p key={keys.join(' ')} className="over">
          {t('starts.rule.openTie', { who: tied(keys) })}
        </p>
      ))}
    </section>
  );
}
