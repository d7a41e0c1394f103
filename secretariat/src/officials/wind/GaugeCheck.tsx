import { useState } from 'react';
import { findLocalDay, isTrackEvent } from 'shared-domain';
import type { LiveFact } from 'shared-domain/contract';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { OrderChoice } from '../components/OrderChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useLocalTime } from '../contest/use-local-time.ts';
import { createStartFacts } from '../start/start-facts.ts';
import { useConsole, useText } from '../use-console.ts';

type Evidence = Extract<LiveFact, { kind: 'evidence' }>;

/**
 * The last check of the gauge of this sort of events, the straight or a runway, at whichever of them it was noted; undefined before the
 * first of the day.
 */
function useGaugeCheck({ trial }: FoldedTrialView): (Evidence & LiveFact) | undefined {
  const { seen, log } = useConsole();
  const known = seen();
  const tz = known?.challenge.tz ?? 'UTC';
  const today = findLocalDay(new Date(log.clock.at()), tz);
  const isRace = isTrackEvent(trial.g0);
  const sorts = new Map((known?.trials ?? []).map(({ oid, g0 }) => [oid, isTrackEvent(g0)]));
  const facts = [...(known?.facts ?? []).map(({ fact }) => fact), ...log.rows().map(({ fact }) => fact)] as LiveFact[];
  const replaced = new Set(facts.flatMap((fact) => (fact.kind === 'correction' ? [fact.replaces] : [])));
  return facts
    .filter(
      (fact): fact is Evidence & LiveFact =>
        fact.kind === 'evidence' &&
        fact.what === 'gauge' &&
        !replaced.has(fact.id) &&
        findLocalDay(fact.at, tz) === today &&
        (fact.trialOID === trial.oid || sorts.get(fact.trialOID) === isRace),
    )
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at))
    .at(-1);
}

interface Props {
  readonly folded: FoldedTrialView;
}

/** Whether the gauge was checked today. */
export function GaugeCheckState({ folded }: Props) {
  const { t } = useText();
  const formatTime = useLocalTime();
  const last = useGaugeCheck(folded);
  if (last === undefined) return <> {t('gauge.check.due')}</>;
  return <> {t(last.ok === false ? 'gauge.check.wrong' : 'gauge.check.right', { time: formatTime(last.at) })}</>;
}

/** Where the gauge stands, which one it is and who reads it: asked once a session, for the files of records. */
export function GaugeCheckSheet({ folded, onAct }: Props & { readonly onAct: Act }) {
  const { t } = useText();
  const last = useGaugeCheck(folded);
  const [gauge, setGauge] = useState(last?.text ?? '');
  const [operator, setOperator] = useState(last?.by ?? '');
  const [isWrong, setWrong] = useState(false);
  const facts = createStartFacts(folded.trial.oid);
  const by = operator.trim();
  return (
    <Sheet
      title={t('gauge.check.title')}
      text={t(isTrackEvent(folded.trial.g0) ? 'gauge.check.race' : 'gauge.check.jump')}
      action={t(isWrong ? 'start.system.fault' : 'start.system.do')}
      colour={isWrong ? 'no' : 'ok'}
      isReady={gauge.trim() !== '' && by !== ''}
      onConfirm={() => void onAct([facts.evidence('gauge', { ok: !isWrong, text: gauge.trim(), by })], true)}
    >
      <OrderChoice isFaulty={isWrong} onChoose={setWrong} />
      <Field label={t('start.system.label')} className="in t" value={gauge} maxLength={60} onText={setGauge} />
      <Field label={t('photo.zero.operator')} className="in t" value={operator} maxLength={60} onText={setOperator} />
    </Sheet>
  );
}
