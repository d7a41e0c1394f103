import { useMemo } from 'react';
import { formatReport } from 'shared-domain';
import { formatEventName, formatTrialRound } from 'shared-domain/board';
import { Header } from '../components/Header.tsx';
import { Key } from '../components/Key.tsx';
import { Troubles } from '../components/Troubles.tsx';
import { foldTrial } from '../contest/fold-trial.ts';
import { useLocalTime } from '../contest/use-local-time.ts';
import { sayProtest } from '../contest/words.ts';
import type { Seen } from '../sync/seen.ts';
import { useConsole, useNow, useText } from '../use-console.ts';
import type { View } from '../view.ts';
import { countOpen, hasNews, type InboxTrial, isHeatClear, listUmpires, readInboxTrial, sortInbox } from './inbox.ts';
import { ProtestDetail, sayProtested } from './ProtestDetail.tsx';
import { RecordClaims } from './RecordClaims.tsx';
import { ReportDetail } from './ReportDetail.tsx';

const MAX_UMPIRES = 40;

interface Inbox {
  /** Trials with a report, a protest or a clock of protests. */
  readonly trials: readonly InboxTrial[];
  /** And those with cards of a starter, which count for the next card. */
  readonly all: readonly InboxTrial[];
}

const NO_INBOX: Inbox = { trials: [], all: [] };

/** Kinds of facts that are for the referee, or of cards that count for the next one. */
const REFEREE_KINDS: readonly unknown[] = ['report', 'recall', 'protest'];

const isForReferee = ({ kind }: Seen['facts'][number]['fact']): boolean => REFEREE_KINDS.includes(kind);

/** What the referee reads, folded as the server does. */
function useInbox(): Inbox {
  const { seen, log, device } = useConsole();
  const known = seen();
  const rows = log.rows();
  const { id, code } = device();
  const minute = Math.floor(useNow(15_000) / 15_000) * 15_000;
  return useMemo(() => {
    if (known === undefined) return NO_INBOX;
    const reported = new Set([
      ...known.facts.filter(({ fact }) => isForReferee(fact)).map(({ fact }) => fact.trialOID),
      ...rows.filter(({ fact }) => isForReferee(fact)).map(({ fact }) => fact.trialOID),
    ]);
    const trials = known.trials.filter(
      ({ oid, protests, announced, claims }) =>
        reported.has(oid) || protests !== undefined || announced !== undefined || claims !== undefined,
    );
    const own = { device: id, kind: code?.kind ?? 'judge' } as const;
    const all = trials.map((trial) => readInboxTrial(foldTrial(trial, known, rows, own), minute));
    return { trials: sortInbox(all.filter(hasNews)), all };
  }, [known, rows, id, code?.kind, minute]);
}

/** The referee's inbox: all reports and protests by heat, without a filter; what is chosen is decided beside it, and nothing by itself. */
export function RefereeScreen({ view }: { readonly view: View }) {
  const { views, device, log } = useConsole();
  const { t, language } = useText();
  const formatTime = useLocalTime();
  const { trials, all } = useInbox();
  const known = listUmpires(trials);
  const umpires = Math.max(device().umpires ?? 0, known.length);
  const chosenId = view.name === 'trial' ? view.about?.row : undefined;
  const chosenTrial = view.name === 'trial' ? trials.find(({ trial }) => trial.oid === view.trial) : undefined;
  const report = chosenTrial?.reports.find(({ id }) => id === chosenId);
  const protest = chosenTrial?.attemptProtests.all.find(({ id }) => id === chosenId);
  const chosen = report ?? protest;
  const open = trials.reduce((count, trial) => count + countOpen(trial), 0);
  const show = ({ trial }: InboxTrial, { id }: { readonly id: string }) =>
    views.open({ name: 'trial', task: 'referee', trial: trial.oid, about: { row: id } });
  const setUmpires = (count: number) => void log.changeDevice({ umpires: count });

  function drawTrial(one: InboxTrial) {
    const { trial, reports, clear, protests, attemptProtests, protestUntil } = one;
    const name = `${formatEventName(trial, language)} · ${formatTrialRound(trial, language)}`;
    const isClear = isHeatClear(one, umpires);
    const label = (row: string | undefined) => {
      const start = trial.rows.find((other) => other.row === row);
      return start === undefined ? '' : `${start.lane ?? start.bib ?? ''} ${start.last.toUpperCase()} · `;
    };
    return (
      <section key={trial.oid} aria-label={name}>
        <div className="hx">
          <h2>{name}</h2>
          {countOpen(one) > 0 ? (
            <span className="state wait">
              <i />
              {t('referee.waiting')}
            </span>
          ) : (
            clear.length > 0 && (
              <span className={isClear ? 'state ok' : 'state'}>
                <i />
                {t('referee.answered', { count: clear.length, all: umpires })}
              </span>
            )
          )}
        </div>
        {protestUntil !== undefined && (
          <p className="note">{t('referee.protestUntil', { time: formatTime(protestUntil) })}</p>
        )}
        <ol className="rows reports">
          {reports.map((report) => (
            <li key={report.id}>
              <Key className="r" isQuick aria-current={report.id === chosenId} onPress={() => show(one, report)}>
                <span>
                  <b>
                    {label(report.row)}
                    {formatReport(report.content, language)}
                    {report.content.photo !== undefined && ` · ${t('report.photo')}`}
                  </b>
                  <span className="s">
                    {report.content.from}
                    {report.answer !== undefined && ` · ${t('referee.decided')}`}
                  </span>
                </span>
                <span className="s nb">{formatTime(report.at)}</span>
              </Key>
            </li>
          ))}
          {attemptProtests.all.map((said) => (
            <li key={said.id}>
              <Key className="r" isQuick aria-current={said.id === chosenId} onPress={() => show(one, said)}>
                <span>
                  <b>
                    {label(said.row)}
                    {t('referee.protest')}
                  </b>
                  <span className="s">
                    {[
                      sayProtested(said, t),
                      said.ruling === undefined
                        ? sayProtest({ protests: attemptProtests.places }, said.row ?? '', t)
                        : t(`said.ruling.${said.ruling.isUpheld}`),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <span className="s nb">{formatTime(said.at)}</span>
              </Key>
            </li>
          ))}
          {protests.map((protest) => (
            <li key={protest.oid}>
              <p className="r">
                <span>
                  <b>
                    {label(protest.row)}
                    {t('referee.protest')}
                  </b>
                  <span className="s">
                    {protest.text} · {t(protest.answered ? 'referee.protest.answered' : 'referee.protest.desk')}
                  </span>
                </span>
                <span className="s nb">{formatTime(protest.lodged)}</span>
              </p>
            </li>
          ))}
          <RecordClaims inbox={one} nameOf={label} />
          {clear.length > 0 && (
            <li>
              <p className="r">
                <span>
                  <b>{t('umpire.clear')}</b>
                  <span className="s">{clear.join(', ')}</span>
                </span>
              </p>
            </li>
          )}
        </ol>
      </section>
    );
  }

  return (
    <div className={chosen === undefined ? 'page referee' : 'page referee chosen'}>
      <Header title={t('task.referee')} subtitle={t('referee.open', { count: open })} onBack={() => views.back()} />
      <div className="troubles">
        <Troubles />
      </div>
      <main className="inbox">
        <aside aria-label={t('referee.inbox')}>
          <div className="seg steps umpires">
            <b>{t('referee.umpires')}</b>
            <Key
              className="btn q"
              isQuick
              aria-label={t('referee.umpires.fewer')}
              disabled={umpires <= known.length}
              onPress={() => setUmpires(umpires - 1)}
            >
              −
            </Key>
            <output>{umpires}</output>
            <Key
              className="btn q"
              isQuick
              aria-label={t('referee.umpires.more')}
              disabled={umpires >= MAX_UMPIRES}
              onPress={() => setUmpires(umpires + 1)}
            >
              +
            </Key>
          </div>
          {trials.map(drawTrial)}
          {trials.length === 0 && <p className="pad">{t('referee.none')}</p>}
        </aside>
        {chosenTrial !== undefined && report !== undefined && view.name === 'trial' ? (
          <ReportDetail key={report.id} trials={all} current={chosenTrial} report={report} view={view} />
        ) : chosenTrial !== undefined && protest !== undefined && view.name === 'trial' ? (
          <ProtestDetail key={protest.id} current={chosenTrial} protest={protest} view={view} />
        ) : (
          <section className="empty">
            <p className="pad">{t('referee.choose')}</p>
          </section>
        )}
      </main>
    </div>
  );
}
