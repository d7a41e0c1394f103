import { useCallback, useMemo, useState } from 'react';
import type { Challenge, LogLine } from 'shared-domain/contract';
import { useJournalQuery } from '../../api/journal.ts';
import { useProgrammeQuery } from '../../api/programme.ts';
import { QueryState } from '../../components/call/QueryState.tsx';
import { SwitchLine } from '../../components/form/CheckField.tsx';
import { Journal } from '../../components/journal/Journal.tsx';
import { UndoButton } from '../../components/journal/UndoButton.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { findActObject } from './act-object.ts';
import { LinkedAct } from './LinkedAct.tsx';
import { NewActs } from './NewActs.tsx';

/** The journal of a competition (P11.14): who did what, and what can still be undone. */
export default function LogsPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <>
          <PageTitle>{t('screen.logs')}</PageTitle>
          <Logs challenge={challenge} canWrite={canWrite} />
        </>
      )}
    </OwnCompetition>
  );
}

function Logs({ challenge, canWrite }: { readonly challenge: Challenge; readonly canWrite: boolean }) {
  const { t, language } = useText();
  const { oid: chOID, tz } = challenge;
  const [isFollowing, setFollowing] = useState(false);
  const query = useJournalQuery({ chOID });
  const { data: programme } = useProgrammeQuery(chOID);
  const trials = useMemo(() => new Map((programme ?? []).map((trial) => [trial.oid, trial])), [programme]);
  const getObject = useCallback(
    (line: LogLine) => findActObject(line, { chOID, t, language, trials }),
    [chOID, t, language, trials],
  );
  const renderActs = useCallback((line: LogLine) => <UndoButton chOID={chOID} line={line} tz={tz} />, [chOID, tz]);
  return (
    <QueryState query={query}>
      {(lines) => (
        <>
          <LinkedAct lines={lines} tz={tz} renderActs={canWrite ? renderActs : undefined} />
          {isFollowing && <NewActs chOID={chOID} tz={tz} getObject={getObject} />}
          <Journal
            title={t('screen.logs')}
            noneHelp={t('journal.none.help')}
            lines={lines}
            tz={tz}
            getObject={getObject}
            renderActs={canWrite ? renderActs : undefined}
            tools={
              <SwitchLine checked={isFollowing} onSwitch={setFollowing}>
                {t('journal.follow')}
              </SwitchLine>
            }
          />
        </>
      )}
    </QueryState>
  );
}
