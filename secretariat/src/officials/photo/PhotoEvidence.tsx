import { useState } from 'react';
import type { LiveFact } from 'shared-domain/contract';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { OrderChoice } from '../components/OrderChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useLocalTime } from '../contest/use-local-time.ts';
import { createStartFacts } from '../start/start-facts.ts';
import { useConsole, useText } from '../use-console.ts';

type Evidence = Extract<LiveFact, { kind: 'evidence' }>;

/**
 * The last control of the camera’s zero before a session, with the camera and who works it, of whichever race it was noted. Undefined
 * before the first.
 */
function useZeroControl(): Evidence | undefined {
  const { seen, log } = useConsole();
  const facts = [...(seen()?.facts ?? []).map(({ fact }) => fact), ...log.rows().map(({ fact }) => fact)] as LiveFact[];
  const replaced = new Set(facts.flatMap((fact) => (fact.kind === 'correction' ? [fact.replaces] : [])));
  const controls = facts.filter(
    (fact): fact is Evidence & LiveFact => fact.kind === 'evidence' && fact.what === 'zero' && !replaced.has(fact.id),
  );
  return controls.toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at)).at(-1);
}

/** What is noted of the camera, and who has signed this race's times. */
export function PhotoEvidence({ folded }: { readonly folded: FoldedTrialView }) {
  const { t } = useText();
  const formatTime = useLocalTime();
  const zero = useZeroControl();
  const signed = folded.sheet.state.evidence.findLast(
    ({ what, signerKind }) => what === 'sign' && signerKind === 'chrono',
  );
  return (
    <>
      <p className="w3">
        {zero === undefined
          ? t('photo.zero.none')
          : [
              t(zero.ok === false ? 'photo.zero.wrong' : 'photo.zero.right', {
                time: formatTime((zero as LiveFact).at),
              }),
              zero.text,
              zero.by,
            ]
              .filter((part) => part !== undefined)
              .join(' · ')}
      </p>
      {signed !== undefined && <p className="w3">{t('photo.signed', { who: signed.by ?? '' })}</p>}
    </>
  );
}

interface SheetProps {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
}

/** The zero of the camera was controlled: whether it is in order, on which machine, by whom. */
export function ZeroControlSheet({ folded, onAct }: SheetProps) {
  const { t } = useText();
  const last = useZeroControl();
  const [camera, setCamera] = useState(last?.text ?? '');
  const [operator, setOperator] = useState(last?.by ?? '');
  const [isWrong, setWrong] = useState(false);
  const facts = createStartFacts(folded.trial.oid);
  const by = operator.trim();
  return (
    <Sheet
      title={t('photo.zero.title')}
      text={t('photo.zero.text')}
      action={t(isWrong ? 'start.system.fault' : 'start.system.do')}
      colour={isWrong ? 'no' : 'ok'}
      isReady={camera.trim() !== '' && by !== ''}
      onConfirm={() => void onAct([facts.evidence('zero', { ok: !isWrong, text: camera.trim(), by })], true)}
    >
      <OrderChoice isFaulty={isWrong} onChoose={setWrong} />
      <Field label={t('photo.zero.camera')} className="in t" value={camera} maxLength={60} onText={setCamera} />
      <Field label={t('photo.zero.operator')} className="in t" value={operator} maxLength={60} onText={setOperator} />
    </Sheet>
  );
}

/** The keys by which the evidence of a race is given. */
export function EvidenceKeys({ folded, onAct, onZero }: SheetProps & { readonly onZero: () => void }) {
  const { device } = useConsole();
  const { t } = useText();
  const { place } = device();
  const facts = createStartFacts(folded.trial.oid);
  const isSigned = folded.sheet.state.evidence.some(
    ({ what, signerKind }) => what === 'sign' && signerKind === 'chrono',
  );
  return (
    <>
      <Key className="key m q" onPress={onZero}>
        {t('photo.zero.ask')}
      </Key>
      <Key
        className="key m q"
        disabled={isSigned}
        onPress={() =>
          void onAct([facts.evidence('sign', place === undefined || place === '' ? {} : { by: place })], true)
        }
      >
        {t('photo.sign')}
      </Key>
    </>
  );
}
