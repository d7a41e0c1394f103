import { useMemo, useState } from 'react';
import type { ScreensBody } from 'shared-domain/contract';
import { listFrozenReports } from '../../components/screens/frozen-reports.ts';
import { Key } from '../components/Key.tsx';
import { useConsole, useIsShutOut } from '../use-console.ts';
import { formatSaidEvent } from './said-event.ts';
import type { SpeakerWords } from './speaker-text.ts';
import { useHeld } from './use-held.ts';

/** What the referee has decided and no board shows yet; nothing moves while the pointer is on it. */
export function useDecisions({ language }: Pick<SpeakerWords, 'language'>) {
  const { seen } = useConsole();
  const known = seen();
  const decisions = useMemo(
    () => listFrozenReports(known, language).filter(({ decision }) => decision !== undefined),
    [known, language],
  );
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
