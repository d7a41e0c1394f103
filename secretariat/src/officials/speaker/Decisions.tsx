import { useMemo, useState } from 'react';
import { formatDecision, type Language } from 'shared-domain';
import { fold } from 'shared-domain/board';
import type { ScreensBody } from 'shared-domain/contract';
import type { DeviceTrial } from 'shared-domain/live-input';
import { Key } from '../components/Key.tsx';
import type { Seen } from '../sync/seen.ts';
import { useConsole, useIsShutOut } from '../use-console.ts';
import { formatSaidEvent } from './say-notice.ts';
import type { SpeakerWords } from './speaker-text.ts';
import { useHeld } from './use-held.ts';

interface Decision {
  readonly report: string;
  readonly trial: DeviceTrial;
  readonly who: string;
  readonly decision: string;
}

/** The referee's decisions that boards show once the speaker has said them. */
function listDecisions(known: Seen | undefined, language: Language): Decision[] {
  const withheld = known?.withheld ?? [];
  if (known === undefined || withheld.length === 0) return [];
  const reported = new Set(known.facts.flatMap(({ fact }) => (fact.kind === 'ruling' ? [fact.trialOID] : [])));
  return known.trials
    .filter(({ oid }) => reported.has(oid))
    .flatMap((trial) =>
      fold(trial, known).sheet.state.reports.flatMap(({ id, row, answer }) => {
        if (answer === undefined || !withheld.includes(id)) return [];
        const start = trial.rows.find((one) => one.row === row);
        const who = [start?.bib, start?.last.toUpperCase(), start?.first].filter(Boolean).join(' ');
        return [{ report: id, trial, who, decision: formatDecision(answer, language) }];
      }),
    );
}

/** What the referee has decided and no board shows yet; nothing moves while the pointer is on it. */
export function useDecisions({ language }: Pick<SpeakerWords, 'language'>) {
  const { seen } = useConsole();
  const known = seen();
  const decisions = useMemo(() => listDecisions(known, language), [known, language]);
  return useHeld(decisions, ({ report }) => report);
}

interface Props {
  readonly decisions: ReturnType<typeof useDecisions>['items'];
  readonly words: SpeakerWords;
  readonly tell: (body: ScreensBody) => Promise<boolean>;
}

/** Each decision of the referee: the speaker says it, then shows it (officials 5.4). */
export function Decisions({ decisions, words, tell }: Props) {
  const { t } = words;
  const isShutOut = useIsShutOut();
  const [failed, setFailed] = useState<string>();
  if (decisions.length === 0) return null;
  const announce = async (report: string) => {
    const isDone = await tell({ act: 'announce', report });
    setFailed(isDone ? undefined : report);
  };
  return (
    <ul className="decisions" aria-label={t('decision')}>
      {decisions.map(({ isGone, item: { report, trial, who, decision } }) => (
        <li key={report} className={isGone ? 'it gone' : 'it new'}>
          <p>
            <span className="cert protest">{t('decision')}</span>
          </p>
          <h3>{formatSaidEvent(trial, words)}</h3>
          <p className="turn">
            {who !== '' && <b>{who}</b>}
            <span>{decision}</span>
          </p>
          <p className="sub">{t('decision.waits')}</p>
          {!isShutOut && !isGone && (
            <div className="acts">
              <Key
                className="btn sel"
                aria-label={t('decision.said.of', { who: who || formatSaidEvent(trial, words) })}
                onPress={() => void announce(report)}
              >
                {t('decision.said')}
              </Key>
              <span role="status">{failed === report && t('screen.failed')}</span>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
