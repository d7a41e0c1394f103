import { useState } from 'react';
import { formatReport, isRelayEvent, REPORT_MATTER_WORDS, type ReportMatter } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import type { FoldedTrialView } from 'shared-domain/live-input';
import { Field } from '../components/Field.tsx';
import { Key } from '../components/Key.tsx';
import { Sheet } from '../components/Sheet.tsx';
import { JudgingPage, useCanJudge } from '../contest/JudgingPage.tsx';
import { useAct } from '../contest/use-act.ts';
import { useWakeLock } from '../contest/use-wake-lock.ts';
import { useRowState } from '../desk/row-state.ts';
import { PhotoChoice } from '../report-photo/PhotoChoice.tsx';
import { PhotoStates } from '../report-photo/PhotoStates.tsx';
import { useConsole, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { TrackOval } from './TrackOval.tsx';

interface Props {
  readonly folded: FoldedTrialView;
  readonly view: Extract<View, { name: 'trial' }>;
}

const MATTERS: readonly ReportMatter[] = [
  'line',
  'inside',
  'hurdle',
  'exchange',
  'cutIn',
  'hindrance',
  'help',
  'other',
];
/** Faults on or over a line, of which umpires count the steps. */
const STEPPED: readonly ReportMatter[] = ['line', 'inside'];
const MAX_STEPS = 20;
const LEGS = [1, 2, 3, 4];

/** What an umpire has chosen of a report that is not sent yet. */
interface Draft {
  readonly row?: string;
  readonly what?: ReportMatter;
  readonly where?: number;
  readonly steps?: number;
  readonly leg?: number;
  readonly text?: string;
  /** The photo, as it is stored on the device. */
  readonly photo?: string | undefined;
}

/** An umpire: who, what, where on the track, and a word; or that there is nothing to report, which the referee wants to know too. */
export function UmpireConsole({ folded, view }: Props) {
  const { views, device } = useConsole();
  const { t, language } = useText();
  const { trial } = folded;
  const from = device().place ?? t('task.umpire');
  const { act, refusal, forget } = useAct(folded);
  const [draft, setDraft] = useRowState<Draft>(trial, {});
  const canWrite = useCanJudge(folded);
  useWakeLock(canWrite);
  const { row, what, where, steps, leg, text, photo } = draft;
  const rows = trial.rows.toSorted((a, b) => (a.lane ?? a.odr ?? 0) - (b.lane ?? b.odr ?? 0));
  const athlete = rows.find((one) => one.row === row);
  const change = (part: Draft) => setDraft((before) => ({ ...before, ...part }));
  const hasSteps = what !== undefined && STEPPED.includes(what);
  const said = { what, where, leg, text, photo, ...(hasSteps && { steps: steps ?? 1 }) };
  const known = Object.fromEntries(Object.entries(said).filter(([, part]) => part !== undefined));
  const isWhole =
    what !== undefined && (athlete !== undefined || text !== undefined) && (what !== 'other' || text !== undefined);
  const send = async () => {
    const about = row === undefined ? {} : { row };
    if (await act([() => ({ kind: 'report', trialOID: trial.oid, from, ...about, ...known })], true)) setDraft({});
  };
  const clear = async () => {
    if (await act([() => ({ kind: 'report', trialOID: trial.oid, from, clear: true })], true)) setDraft({});
  };
  const name = athlete === undefined ? '' : `${athlete.lane ?? athlete.bib ?? ''} ${athlete.last.toUpperCase()}`;
  return (
    <JudgingPage
      folded={folded}
      view={view}
      className="umpiring"
      title={from}
      subtitle={`${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}`}
      act={act}
      refusal={refusal}
      onForget={forget}
      who={<span />}
      sheet={<WordsSheet text={text ?? ''} onText={(words) => change({ text: words })} />}
      list={
        canWrite && (
          <div className="pad">
            <section className="lp" aria-label={t('umpire.lane')}>
              {rows.map((one) => (
                <Key
                  key={one.row}
                  isQuick
                  className={one.row === row ? 'key sel' : 'key q'}
                  aria-pressed={one.row === row}
                  onPress={() =>
                    setDraft(one.row === row ? (({ row: _, ...rest }) => rest)(draft) : { ...draft, row: one.row })
                  }
                >
                  {one.lane ?? one.bib}
                  <small>{one.lane === undefined ? one.last.toUpperCase() : one.bib}</small>
                </Key>
              ))}
            </section>
            <section className="why" aria-label={t('umpire.what')}>
              {MATTERS.map((one) => (
                <Key
                  key={one}
                  isQuick
                  className={one === what ? 'btn sel' : 'btn q'}
                  aria-pressed={one === what}
                  onPress={() => {
                    change({ what: one });
                    if (one === 'other' && text === undefined)
                      views.open({ ...view, sheet: 'words', about: undefined });
                  }}
                >
                  {REPORT_MATTER_WORDS[one][language]}
                  {one === 'other' ? '…' : ''}
                </Key>
              ))}
            </section>
            <TrackOval metres={where} onMetres={(metres) => change({ where: metres })} />
            {hasSteps && (
              <div className="seg steps">
                <b>{t('umpire.steps')}</b>
                <Key
                  className="btn q"
                  isQuick
                  aria-label={t('umpire.fewer')}
                  onPress={() => change({ steps: Math.max(1, (steps ?? 1) - 1) })}
                >
                  −
                </Key>
                <output>{steps ?? 1}</output>
                <Key
                  className="btn q"
                  isQuick
                  aria-label={t('umpire.more')}
                  onPress={() => change({ steps: Math.min(MAX_STEPS, (steps ?? 1) + 1) })}
                >
                  +
                </Key>
              </div>
            )}
            {isRelayEvent(trial) && (
              <section className="seg" aria-label={t('umpire.leg')}>
                <b>{t('umpire.leg')}</b>
                {LEGS.map((one) => (
                  <Key
                    key={one}
                    isQuick
                    className={one === leg ? 'btn sel' : 'btn q'}
                    aria-pressed={one === leg}
                    onPress={() => change({ leg: one })}
                  >
                    {one}
                  </Key>
                ))}
              </section>
            )}
            <Key className="btn q words" onPress={() => views.open({ ...view, sheet: 'words', about: undefined })}>
              {text ?? t('umpire.words')}
            </Key>
            <PhotoChoice trial={trial.oid} photo={photo} onPhoto={(chosen) => change({ photo: chosen })} />
            <PhotoStates folded={folded} />
          </div>
        )
      }
      keys={
        <div className="keys answer">
          <Key className="key ok clear" onPress={() => void clear()}>
            {t('umpire.clear')}
          </Key>
          <Key className="key main send" disabled={!isWhole} onPress={() => void send()}>
            <span>{t('umpire.send')}</span>
            <small>
              {isWhole ? [name, formatReport(known, language)].filter(Boolean).join(' : ') : t('umpire.choose')}
            </small>
          </Key>
        </div>
      }
    />
  );
}

function WordsSheet({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const { t } = useText();
  const [typed, setTyped] = useState(text);
  return (
    <Sheet
      title={t('umpire.words.title')}
      action={t('umpire.words.do')}
      isReady={typed.trim() !== ''}
      onConfirm={() => onText(typed.trim())}
    >
      <Field label={t('umpire.words.label')} className="in t" value={typed} maxLength={300} onText={setTyped} />
    </Sheet>
  );
}
