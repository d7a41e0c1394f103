import { formatDistance } from 'shared-domain';
import { formatAttempt } from 'shared-domain/live-input';
import { formatBar } from '../bars/bars-words.ts';
import { Key } from '../components/Key.tsx';
import { Strip } from '../components/Strip.tsx';
import { createContestFacts } from '../contest/contest-facts.ts';
import { useCanJudge } from '../contest/JudgingPage.tsx';
import { SaidFoot } from '../contest/SaidFoot.tsx';
import { UndoSheet } from '../contest/TakeBackSheets.tsx';
import { useAct } from '../contest/use-act.ts';
import { useLocalSeconds } from '../contest/use-local-time.ts';
import { formatAttemptNumber, sayProtest } from '../contest/words.ts';
import { nameDevice } from '../tenure/holder-words.ts';
import { LiveKeys } from '../tenure/LiveKeys.tsx';
import { type Translate, useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import type { AttemptProtest } from './attempt-protests.ts';
import type { InboxTrial } from './inbox.ts';

/** «2e essai : X (6.50)», «1.70, 2e essai : X». */
export function sayProtested({ written, number }: AttemptProtest, t: Translate): string {
  if (written === undefined) return '';
  const which = [
    written.h !== undefined && formatBar(written.h),
    number !== undefined && formatAttemptNumber(number, t),
  ].filter(Boolean);
  const letter = formatAttempt({ r: written.r as 'x' });
  const value = written.v === undefined ? letter : `${letter} (${formatDistance(written.v)})`;
  return t('pair', { name: which.join(', '), value });
}

interface Props {
  readonly current: InboxTrial;
  readonly protest: AttemptProtest;
  readonly view: Extract<View, { name: 'trial' }>;
}

/** A protest against an attempt: whose, both places of everybody whom it moves, and the referee's ruling (TR 8.5). */
export function ProtestDetail({ current, protest, view }: Props) {
  const opened = useConsole();
  const { t } = useText();
  const formatSeconds = useLocalSeconds();
  const { folded, trial, attemptProtests } = current;
  const { act, refusal, forget } = useAct(folded);
  const canWrite = useCanJudge(folded);
  const { views } = opened;
  const { row, failure, isUnmeasured, ruling } = protest;
  const start = trial.rows.find((one) => one.row === row);
  const moved = ruling === undefined ? trial.rows.filter((one) => attemptProtests.places.has(one.row)) : [];
  const facts = createContestFacts(trial.oid);
  if (view.sheet === 'undo' && canWrite)
    return (
      <section>
        <UndoSheet folded={folded} onAct={act} />
      </section>
    );
  return (
    <section aria-label={t('referee.protest')}>
      <div className="pad detail">
        <Key className="btn back-to" onPress={() => views.back()}>
          {t('referee.back')}
        </Key>
        {start !== undefined && (
          <div className="w2">
            <b className="bib">{start.bib}</b>
            <h2 className="now nm">
              {start.last.toUpperCase()} <span>{start.first}</span>
            </h2>
            <span className="w3">{start.clubName ?? start.club ?? ''}</span>
          </div>
        )}
        <dl className="kv">
          <dt>{t('referee.protest')}</dt>
          <dd>{sayProtested(protest, t)}</dd>
          <dt>{t('referee.by')}</dt>
          <dd>
            {nameDevice(protest.device, opened, t)} ({formatSeconds(protest.at)})
          </dd>
          {ruling !== undefined && (
            <>
              <dt>{t('referee.decision')}</dt>
              <dd>
                {t(`said.ruling.${ruling.isUpheld}`)} ({formatSeconds(ruling.at)})
              </dd>
            </>
          )}
        </dl>
        {moved.map((one) => (
          <p key={one.row}>
            <b>{[one.bib, one.last.toUpperCase()].filter(Boolean).join(' ')}</b>{' '}
            {sayProtest({ protests: attemptProtests.places }, one.row, t)}
          </p>
        ))}
        {refusal !== undefined && (
          <Strip onPress={forget}>
            <b>{t('refused.title')}</b> {refusal}
          </Strip>
        )}
      </div>
      <LiveKeys trial={trial.oid}>
        {canWrite ? (
          ruling === undefined && (
            <div className="keys kauto">
              <Key
                className="key"
                onPress={() =>
                  void act([facts.ruling(failure, true), ...(isUnmeasured ? [facts.retake(failure)] : [])])
                }
              >
                {t(isUnmeasured ? 'correct.upheldRetake' : 'correct.upheld')}
              </Key>
              <Key className="key" onPress={() => void act([facts.ruling(failure, false)])}>
                {t('correct.dismissed')}
              </Key>
            </div>
          )
        ) : (
          <Strip colour="blue">{t('trial.official')}</Strip>
        )}
      </LiveKeys>
      <SaidFoot
        folded={folded}
        canUndo={canWrite}
        onCorrect={() => views.open({ ...view, sheet: 'undo', about: { row: protest.id } })}
      />
    </section>
  );
}
