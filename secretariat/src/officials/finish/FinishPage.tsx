import type { ReactNode } from 'react';
import { isPublished, TRIAL_STATUS } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import type { Act } from '../contest/use-act.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { HoldKeys } from '../trials/HoldKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { PostKeys } from './PostKeys.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly className: string;
  /** One device writes it, and holds the trial; otherwise several write side by side. */
  readonly isHeld?: boolean;
  readonly act: Act;
  readonly refusal: string | undefined;
  readonly onForget: () => void;
  readonly who: ReactNode;
  readonly list: ReactNode;
  readonly keys: ReactNode;
  /** Keys of the sheet behind «…». */
  readonly more: ReactNode;
  /** Draws the console's own sheet; undefined for one that every console has. */
  readonly sheet: ReactNode | undefined;
}

/** Whether this device writes the race now. */
export function useCanWrite({ trial }: FoldedTrialView): boolean {
  const { findTenure } = useConsole();
  return findTenure(trial.oid) === 'mine' && trial.status !== TRIAL_STATUS.official;
}

/** The frame of the consoles at the finish line. */
export function FinishPage({
  folded,
  view,
  className,
  isHeld = false,
  act,
  refusal,
  onForget,
  who,
  list,
  keys,
  more,
  sheet,
}: Props) {
  const { views, findTenure, leaveTrial } = useConsole();
  const { t, language } = useText();
  const { trial } = folded;
  const tenure = findTenure(trial.oid);
  const isOfficial = trial.status === TRIAL_STATUS.official;
  const canWrite = useCanWrite(folded);
  useWakeLock(canWrite && !isPublished(folded.sheet.state.status));
  const open = (name: NonNullable<typeof view.sheet>) => views.open({ ...view, sheet: name });
  const drawSheet = () => {
    if (isSharedSheet(view.sheet))
      return <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={act} />;
    if (view.sheet === 'undo') return <UndoSheet folded={folded} onAct={act} />;
    if (view.sheet === 'more')
      return (
        <Sheet title={t('more')}>
          <div className="acts-l">
            {more}
            <Key className="btn" onPress={() => void leaveTrial(trial.oid).then(() => views.back())}>
              {t('finish.leave')}
            </Key>
          </div>
        </Sheet>
      );
    return sheet ?? null;
  };
  return (
    <div className={`page split ${className}`}>
      <Header
        title={t(`task.${view.task}`)}
        subtitle={`${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}`}
        onBack={() => views.back()}
      />
      <section className="who">{who}</section>
      {view.sheet !== undefined && (canWrite || view.sheet === 'takeOver') ? (
        drawSheet()
      ) : (
        <>
          <main className="lst">
            <div className="sc">{list}</div>
          </main>
          <div className="kk">
            <Troubles />
            {canWrite && <TrialStrips folded={folded} />}
            {refusal !== undefined && (
              <Strip onPress={onForget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            {isOfficial ? (
              <Strip colour="blue">{t('trial.official')}</Strip>
            ) : tenure === 'mine' ? (
              keys
            ) : tenure === 'closed' || isHeld ? (
              <HoldKeys trial={trial.oid} tenure={tenure} />
            ) : (
              <PostKeys trial={trial.oid} tenure={tenure} />
            )}
          </div>
          <SaidFoot
            folded={folded}
            canUndo={canWrite}
            onCorrect={() => open('undo')}
            onMore={canWrite ? () => open('more') : undefined}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      )}
    </div>
  );
}
