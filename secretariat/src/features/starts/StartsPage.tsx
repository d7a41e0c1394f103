import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useSearchParams } from 'shared-domain/platform';
import { useProgrammeQuery } from '../../api/programme.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { EntriesLink, ProgrammeLink } from '../../components/page/NextStep.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { useText } from '../../locales/use-text.ts';
import { BibsDrawer } from './bibs/BibsDrawer.tsx';
import { StartListCard } from './list/StartListCard.tsx';
import { TrialPicker } from './picker/TrialPicker.tsx';
import { PrintButton } from './print/PrintButton.tsx';
import { SeedWaiting } from './seed/SeedWaiting.tsx';
import { findSelectedLists, groupByEvent, type ProgrammeGroup, type SelectedList } from './selected-lists.ts';
import './styles/picker.css';
import './styles/start-list.css';
import './styles/draw.css';
import './styles/screens.css';

/** P11.8: start lists are chosen on the left and shown one below the other on the right. */
export function StartsPage({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const programme = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <div className="starts">
          <PageTitle>{t('starts.title')}</PageTitle>
          <QueryState query={programme}>
            {(trials) => <Starts challenge={challenge} canWrite={canWrite} groups={groupByEvent(trials, language)} />}
          </QueryState>
        </div>
      )}
    </OwnCompetition>
  );
}

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly groups: readonly ProgrammeGroup[];
}

function Starts({ challenge, canWrite, groups }: Props) {
  const { t } = useText();
  const [params, setParams] = useSearchParams();
  const oidsParam = params.get('oids') ?? '';
  const oids = useMemo(() => oidsParam.split(',').filter(Boolean), [oidsParam]);
  // `rule` opens the rule of the first list's round, once.
  const [isRuleAsked, setRuleAsked] = useState(params.has('rule'));
  useEffect(() => {
    if (params.has('rule')) setParams({ oids: oidsParam }, { replace: true });
  }, [params, oidsParam, setParams]);
  const pick = useCallback(
    (next: readonly string[]) => {
      setRuleAsked(false);
      setParams(next.length === 0 ? {} : { oids: next.join(',') }, { replace: true });
    },
    [setParams],
  );
  if (groups.length === 0) {
    return (
      <Empty title={t('starts.none')} help={t('starts.none.help')}>
        {canWrite && (
          <>
            <ProgrammeLink chOID={challenge.oid} />
            <EntriesLink chOID={challenge.oid} />
          </>
        )}
      </Empty>
    );
  }
  const lists = findSelectedLists(oids, groups);
  return (
    <div className="starts-body">
      <TrialPicker groups={groups} oids={oids} challenge={challenge} onPick={pick} />
      <div className="starts-lists">
        {lists.length === 0 ? (
          <Empty title={t('starts.pick')} help={t('starts.pick.help')}>
            {canWrite && <SeedWaiting challenge={challenge} groups={groups} />}
          </Empty>
        ) : (
          <>
            <StartsBar challenge={challenge} canWrite={canWrite} lists={lists} groups={groups} />
            {lists.map((list, index) => (
              <StartListCard
                key={list.oid}
                isRuleAsked={isRuleAsked && index === 0}
                challenge={challenge}
                canWrite={canWrite}
                list={list}
                groups={groups}
                onPick={pick}
              />
            ))}
          </>
        )}
      </div>
    </div>
  );
}

interface StartsBarProps {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly lists: readonly SelectedList[];
  readonly groups: readonly ProgrammeGroup[];
}

/** Actions on all chosen lists. */
function StartsBar({ challenge, canWrite, lists, groups }: StartsBarProps) {
  const { t } = useText();
  const [isNumbering, setNumbering] = useState(false);
  return (
    <div className="starts-bar btns">
      <span className="muted">{t('starts.lists', { count: lists.length })}</span>
      {canWrite && <Button onClick={() => setNumbering(true)}>{t('starts.bibs')}</Button>}
      <PrintButton challenge={challenge} canWrite={canWrite} lists={lists} />
      {isNumbering && (
        <BibsDrawer chOID={challenge.oid} lists={lists} groups={groups} onClose={() => setNumbering(false)} />
      )}
    </div>
  );
}
