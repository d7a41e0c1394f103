import { useState } from 'react';
import { createMark, type EventRef, formatMark, MARK_STATUS } from 'shared-domain';
import type { DeviceTrial, PhotoRow } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { isRuleNumber, RuleChoice } from '../components/RuleChoice.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { formatRunner } from '../finish/finish-words.ts';
import { useText } from '../use-console.ts';
import { parsePhotoTime } from './read-lif-rows.ts';

interface Props {
  readonly start: DeviceTrial['rows'][number];
  readonly written: PhotoRow | undefined;
  readonly event: EventRef;
  readonly onWrite: (row: PhotoRow) => void;
}

const STATUSES = [
  [MARK_STATUS.mark, 'photo.time'],
  [MARK_STATUS.dns, 'photo.dns'],
  [MARK_STATUS.dnf, 'photo.dnf'],
  [MARK_STATUS.dq, 'photo.dq'],
] as const;

/** One row that is typed: its time and place, or a word; a disqualification with its rule. */
export function PhotoRowSheet({ start, written, event, onWrite }: Props) {
  const { t } = useText();
  const [st, setStatus] = useState<number>(written?.st ?? MARK_STATUS.mark);
  const [time, setTime] = useState(written?.v === undefined ? '' : formatMark(createMark(written.v, 'ms'), event));
  const [place, setPlace] = useState(String(written?.place ?? ''));
  const [rule, setRule] = useState(written?.rules?.[0] ?? '');
  const isTime = st === MARK_STATUS.mark;
  const isDq = st === MARK_STATUS.dq;
  const v = parsePhotoTime(time.trim(), event);
  const placeNumber = /^[1-9]\d{0,2}$/.test(place.trim()) ? Number(place.trim()) : undefined;
  return (
    <Sheet
      title={formatRunner(start)}
      action={t('photo.write')}
      isReady={isTime ? v !== undefined : !isDq || isRuleNumber(rule)}
      onConfirm={() =>
        onWrite({
          row: start.row,
          st,
          ...(isTime && v !== undefined ? { v } : {}),
          ...(isTime && placeNumber !== undefined ? { place: placeNumber } : {}),
          ...(isDq ? { rules: [rule] } : {}),
          ...(isTime && written?.reaction !== undefined ? { reaction: written.reaction } : {}),
        })
      }
    >
      <div className="seg">
        {STATUSES.map(([status, name]) => (
          <Key
            key={status}
            isQuick
            className={status === st ? 'btn sel' : 'btn q'}
            aria-pressed={status === st}
            onPress={() => setStatus(status)}
          >
            {t(name)}
          </Key>
        ))}
      </div>
      {isDq && <RuleChoice event={event} chosen={rule} onChoose={setRule} />}
      {isTime && (
        <>
          <Field
            label={t('photo.time')}
            className="in t"
            value={time}
            inputMode="decimal"
            maxLength={14}
            onText={setTime}
          />
          <Field
            label={t('photo.place')}
            className="in t"
            value={place}
            inputMode="numeric"
            maxLength={3}
            onText={setPlace}
          />
        </>
      )}
    </Sheet>
  );
}
