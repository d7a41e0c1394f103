import { useId } from 'react';
import type { EventRef, RoundRule } from 'shared-domain';
import { useQualificationQuery } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { CallAlert } from '../../../components/call/CallAlert.tsx';
import { formatRule } from '../../../components/trial/rule-draft.ts';
import { useText } from '../../../locales/use-text.ts';
import { formatReasonMark } from './qualification-reason.ts';
import { readRuleOutcome } from './rule-outcome.ts';

interface Props {
  readonly gOID: string;
  readonly round: string;
  readonly rule: RoundRule;
  readonly event: EventRef;
  /** Places in the next round. */
  readonly room: number;
  readonly nameOf: (row: string) => string;
  readonly isBusy: boolean;
  /** The rule proposed first. */
  readonly isUsual: boolean;
  readonly action: string;
  readonly onChoose: () => void;
}

/** A rule and its outcome: who would qualify by place and by time, and ties for the last places; with a button to choose it. */
export function RuleChoice({ gOID, round, rule, event, room, nameOf, isBusy, isUsual, action, onChoose }: Props) {
  const { t } = useText();
  const title = useId();
  const { data, error } = useQualificationQuery({ gOID, round, rule }, { refetchOnMountOrArgChange: true });
  const ruleSentence = formatRule(t, rule, event);
  if (data === undefined)
    return error === undefined ? <div aria-busy="true" className="rule-choice" /> : <CallAlert error={error} />;
  const { byPlace, byTime, byOfficials, count, isAwaited, tiedIn, openTies } = readRuleOutcome(data);
  const joinNames = (rows: readonly { readonly row: string }[]) => rows.map(({ row }) => nameOf(row)).join(', ');
  const joinTied = (keys: readonly string[]) => keys.map(nameOf).join(', ');
  const namesWithMarks = byTime.map(({ row, why }) => {
    const mark = formatReasonMark(why, event);
    return mark === undefined ? nameOf(row) : `${nameOf(row)} (${mark})`;
  });
  return (
    <section className="rule-choice" aria-labelledby={title}>
      <div className="rule-head">
        <h4 id={title}>{ruleSentence === '' ? t('starts.rule.text.nobody') : ruleSentence}</h4>
        <Button
          kind={isUsual ? 'main' : 'plain'}
          isSmall
          isBusy={isBusy}
          disabled={count === 0 && !isAwaited}
          aria-label={t('pair', { name: action, value: ruleSentence })}
          onClick={onChoose}
        >
          {action}
        </Button>
      </div>
      <p>
        <strong>{count === 0 && isAwaited ? t('starts.rule.awaited') : t('starts.rule.count', { count })}</strong>
        {count > room && <span className="over"> {t('starts.rule.exceedsPlaces', { room })}</span>}
      </p>
      {byPlace.length > 0 && <p>{t('starts.rule.byPlace', { count: byPlace.length, who: joinNames(byPlace) })}</p>}
      {byTime.length > 0 && <p>{t('starts.rule.byTime', { count: byTime.length, who: namesWithMarks.join(', ') })}</p>}
      {byOfficials.length > 0 && <p>{t('starts.rule.byOfficials', { who: joinNames(byOfficials) })}</p>}
      {tiedIn.map((keys) => (
        <p key={keys.join(' ')}>{t('starts.rule.tiedIn', { who: joinTied(keys) })}</p>
      ))}
      {openTies.map((keys) => (
        <p key={keys.join(' ')} className="over">
          {t('starts.rule.openTie', { who: joinTied(keys) })}
        </p>
      ))}
    </section>
  );
}
