import { useState } from 'react';
import { findWalkPenalty } from 'shared-domain';
import type { Trial } from 'shared-domain/contract';
import { useEditTrialMutation } from '../../../../api/marks/entry-endpoints.ts';
import { useRefusal } from '../../../../components/call/use-refusal.ts';
import { CheckField } from '../../../../components/form/CheckField.tsx';
import { NumberField } from '../../../../components/form/NumberField.tsx';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly trial: Trial;
  readonly reason: string | undefined;
  readonly isReadOnly: boolean;
}

/** First value for distances without a known stay; the organiser enters that of the race's regulations. */
const DEFAULT_STAY_MS = 60_000;
const MINUTE_MS = 60_000;

/** Whether the race walk has a penalty zone, and how long the stay in it is (TR 54.7.3). */
export function WalkZone({ trial, reason, isReadOnly }: Props) {
  const { t } = useText();
  const showRefusal = useRefusal();
  const [edit] = useEditTrialMutation();
  const { penaltyZone, ...others } = trial.dets;
  const saveStay = async (ms: number | undefined) => {
    const dets = ms === undefined ? others : { ...others, penaltyZone: ms };
    const why = reason === undefined ? {} : { reason };
    const answer = await edit({ oid: trial.oid, edit: { dets, revision: trial.revision, ...why } });
    if (answer.error !== undefined) showRefusal(answer.error);
  };
  return (
    <>
      <CheckField
        className="check narrow-check"
        checked={penaltyZone !== undefined}
        disabled={isReadOnly}
        onCheck={(isOn) => void saveStay(isOn ? (findWalkPenalty(trial.g0)?.ms ?? DEFAULT_STAY_MS) : undefined)}
      >
        {t('officials.walk.zone')}
      </CheckField>
      {penaltyZone !== undefined && (
        <StayField key={penaltyZone} stay={penaltyZone} isReadOnly={isReadOnly} onStay={(ms) => void saveStay(ms)} />
      )}
    </>
  );
}

interface StayProps {
  /** Stay in the zone, ms. */
  readonly stay: number;
  readonly isReadOnly: boolean;
  readonly onStay: (ms: number) => void;
}

/** The stay in minutes, saved when the field loses the focus. */
function StayField({ stay, isReadOnly, onStay }: StayProps) {
  const { t } = useText();
  const [minutes, setMinutes] = useState<number | undefined>(stay / MINUTE_MS);
  const ms = minutes === undefined ? stay : Math.round(minutes * MINUTE_MS);
  return (
    <NumberField
      className="short-field"
      label={t('officials.walk.stay')}
      value={minutes}
      min={0.5}
      max={60}
      step={0.5}
      disabled={isReadOnly}
      onNumber={setMinutes}
      onBlur={() => ms !== stay && onStay(ms)}
    />
  );
}
