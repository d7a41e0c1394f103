import type { ReactNode } from 'react';
import { TRIAL_STATUS } from 'shared-domain';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Header } from '../components/Header.tsx';
import { Icon } from '../components/Icon.tsx';
import { Strip } from '../components/Strip.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import { isSharedSheet, TrialSheet } from '../trials/TrialSheet.tsx';
import { TrialStrips } from '../trials/TrialStrips.tsx';
import { useConsole, useIsShutOut, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { SaidFoot } from './SaidFoot.tsx';
import { UndoSheet } from './TakeBackSheets.tsx';
import type { Act } from './use-act.ts';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
  readonly className: string;
  readonly title: string;
  readonly subtitle: string;
  readonly act: Act;
  readonly refusal: string | undefined;
  readonly onForget: () => void;
  /** Who or what the keys are about. */
  readonly who: ReactNode;
  readonly list: ReactNode;
  readonly keys: ReactNode;
  /** The sheet of this console that is asked for. */
  readonly sheet: ReactNode;
}

/** Whether this judge may still say something of a trial. */
export function useCanJudge({ trial }: FoldedTrialView): boolean {
  const isShut = useIsShutOut();
  return !isShut && trial.status !== TRIAL_STATUS.official && trial.status !== TRIAL_STATUS.cancelled;
}

/** The page of a judge who holds no trial: many say something of the same race, each for himself. */
export function JudgingPage(props: Props) {
  const { folded, view, className, title, subtitle, act, refusal, onForget, who, list, keys, sheet } = props;
  const { views } = useConsole();
  const { t } = useText();
  const canWrite = useCanJudge(folded);
  const shown = view.sheet === 'undo' ? <UndoSheet folded={folded} onAct={act} /> : sheet;
  return (
    <div className={`page split judging ${className}`}>
      <Header title={title} subtitle={subtitle} onBack={() => views.back()} />
      {who}
      {view.sheet !== undefined && canWrite ? (
        isSharedSheet(view.sheet) ? (
          <TrialSheet sheet={view.sheet} folded={folded} row={view.about?.row} onAct={act} />
        ) : (
          shown
        )
      ) : (
        <>
          <main className="lst">
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the list */}
            <div className="sc" tabIndex={0}>
              {list}
            </div>
          </main>
          <div className="kk">
            <Troubles />
            <TrialStrips folded={folded} />
            {refusal !== undefined && (
              <Strip onPress={onForget}>
                <b>{t('refused.title')}</b> {refusal}
              </Strip>
            )}
            <LiveKeys trial={folded.trial.oid}>
              {canWrite ? keys : <Strip colour="blue">{t('trial.official')}</Strip>}
            </LiveKeys>
          </div>
          <SaidFoot
            folded={folded}
            canUndo={canWrite}
            onCorrect={() => views.open({ ...view, sheet: 'undo', about: undefined })}
          >
            <Icon name="more" />
          </SaidFoot>
        </>
      )}
    </div>
  );
}
