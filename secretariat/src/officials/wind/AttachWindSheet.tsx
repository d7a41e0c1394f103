import { useState } from 'react';
import { formatDistance, formatWind } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import type { Act } from '../contest/use-act.ts';
import { useLocalSeconds } from '../contest/use-local-time.ts';
import { useRowState } from '../desk/row-state.ts';
import { useConsole, useText } from '../use-console.ts';
import { attachWind, listWindlessAttempts } from './loose-winds.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly onAct: Act;
  /** The reading that was touched; else the oldest one is chosen. */
  readonly reading?: string | undefined;
}

/** A reading without an attempt: to which one it belongs, chosen by a person. */
export function AttachWindSheet({ folded, onAct, reading }: Props) {
  const { device } = useConsole();
  const { t } = useText();
  // Only who reads the gauge takes a reading back.
  const canDrop = device().code?.kind === 'wind';
  const formatTime = useLocalSeconds();
  const { unattachedWinds } = folded.sheet.state;
  const [asked, setAsked] = useState(reading);
  const [chosen, setChosen] = useRowState<{ readonly row: string; readonly n: number } | 'none' | undefined>(
    folded.trial,
    undefined,
  );
  const wind = unattachedWinds.find(({ id }) => id === asked) ?? unattachedWinds[0];
  // Another device may have attached the last one.
  if (wind === undefined) return <Sheet title={t('winds.none')} />;
  const attempts = listWindlessAttempts(folded, wind);
  const isDropped = chosen === 'none';
  const attempt = isDropped ? undefined : attempts.find(({ row, n }) => row === chosen?.row && n === chosen.n);
  return (
    <Sheet
      title={t('winds.which', { wind: formatWind(wind.w), time: formatTime(wind.at) })}
      action={
        attempt === undefined
          ? t(isDropped ? 'winds.drop.do' : 'winds.choose')
          : t('winds.attach.do', { bib: attempt.bib, n: attempt.n })
      }
      colour={isDropped ? 'no' : 'ok'}
      isReady={attempt !== undefined || isDropped}
      onConfirm={() => void onAct([attachWind(folded.trial.oid, wind, attempt)])}
    >
      {unattachedWinds.length > 1 && (
        <div className="seg">
          {unattachedWinds.map(({ id, at, w }) => (
            <Key
              key={id}
              isQuick
              className={id === wind.id ? 'btn sel' : 'btn q'}
              aria-pressed={id === wind.id}
              onPress={() => {
                setAsked(id);
                setChosen(undefined);
              }}
            >
              {formatTime(at)} · {formatWind(w)}
            </Key>
          ))}
        </div>
      )}
      <div className="choices">
        {attempts.map((one) => {
          const { row, bib, n, at, v } = one;
          return (
            <Key
              key={`${n} ${row}`}
              isQuick
              className={one === attempt ? 'btn sel words' : 'btn q words'}
              aria-pressed={one === attempt}
              onPress={() => setChosen({ row, n })}
            >
              <b>{t('gauge.of', { bib, n })}</b>{' '}
              {at === undefined
                ? t('winds.isNext')
                : [formatTime(at), v === undefined ? 'X' : formatDistance(v)].join(' · ')}
            </Key>
          );
        })}
        {canDrop && (
          <Key
            isQuick
            className={isDropped ? 'btn sel words' : 'btn q words'}
            aria-pressed={isDropped}
            onPress={() => setChosen('none')}
          >
            {t('winds.drop')}
          </Key>
        )}
      </div>
    </Sheet>
  );
}
