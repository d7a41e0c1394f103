import { useState } from 'react';
import { isPublished } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { useConsole, useText } from '../use-console.ts';
import { createContestFacts } from './contest-facts.ts';
import { findLastSaid, takeBack } from './SaidFoot.tsx';
import { sayFact } from './say-fact.ts';
import type { Act } from './use-act.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** Opens a signed contest again, with a reason. */
export function ReopenSheet({ folded, onAct }: Props) {
  const { t } = useText();
  const [why, setWhy] = useState('');
  return (
    <Sheet
      title={t('end.reopenTitle')}
      action={t('end.reopenDo')}
      colour="no"
      isReady={why.trim() !== ''}
      onConfirm={() => void onAct([createContestFacts(folded.trial.oid).reopen(why.trim())])}
    >
      <Field label={t('end.reason')} className="in t" value={why} maxLength={200} onText={setWhy} />
    </Sheet>
  );
}

/** Takes back the last line of this device. */
export function UndoSheet({ folded, onAct }: Props) {
  const { log } = useConsole();
  const { t } = useText();
  const last = findLastSaid(log.rows(), folded.trial.oid);
  const [why, setWhy] = useState('');
  if (last === undefined) return null;
  // What was given out, and a disqualification, are taken back with a reason.
  const isRed = (last.fact as { card?: string }).card === 'red';
  const needsReason = isPublished(folded.sheet.state.status) || isRed;
  const reason = why.trim() === '' ? {} : { why: why.trim() };
  return (
    <Sheet
      title={t('undo.title')}
      text={`${sayFact(last.fact, folded.trial, t)}. ${t('undo.text')}`}
      action={t('undo.do')}
      colour="no"
      isReady={!needsReason || why.trim() !== ''}
      onConfirm={() => void onAct([takeBack(last, reason)])}
    >
      {needsReason && (
        <Field
          label={t(isRed ? 'undo.why' : 'correct.why')}
          className="in t"
          value={why}
          maxLength={200}
          onText={setWhy}
        />
      )}
    </Sheet>
  );
}
