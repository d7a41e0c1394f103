import type { Challenge, ResultList, Trial } from 'shared-domain/contract';
import type { Tab } from '../../components/ListTabs.tsx';
import { EntryList } from '../../components/lists/EntryList.tsx';
import { ResultNotes } from '../../components/lists/ResultNotes.tsx';
import { StartList } from '../../components/lists/StartList.tsx';
import { useStartLists } from '../../components/lists/use-start-lists.ts';
import { ResultTable } from '../../components/perf-table/tables/ResultTable.tsx';
import { RaceList } from '../../components/race-list/RaceList.tsx';
import { Empty } from '../../components/states/Empty.tsx';
import { formatTrialTitle } from '../../components/trial-title.ts';
import { useText } from '../../locales/use-text.ts';

interface TrialListsProps {
  readonly trial: Trial | ResultList;
  readonly list: ResultList | undefined;
  readonly tab: Tab;
  readonly challenge: Challenge | undefined;
  /** The trial, if it is a long race, whose rows are loaded in parts. */
  readonly race: Trial | undefined;
}

/** The list of the chosen tab. */
export function TrialLists({ trial, list, tab, challenge, race }: TrialListsProps) {
  const { t, language } = useText();
  const kind = challenge?.kind;
  const title = formatTrialTitle(trial, language, kind);
  const starts = useStartLists(trial.chOID, [trial.oid], tab === 'departs');
  switch (tab) {
    case 'departs':
      return (
        <StartList isRuleInTitle trial={trial} query={starts} caption={`${title}, ${t('tab.starts')}`} kind={kind} />
      );
    case 'engages':
      return (
        <EntryList
          chOID={trial.chOID}
          gOID={trial.gOID}
          group={trial}
          caption={`${title}, ${t('tab.entries')}`}
          kind={kind}
        />
      );
    case 'resultats':
      if (race !== undefined) return <RaceList race={race} caption={title} kind={kind} />;
      if (list === undefined || list.rows.length === 0) return <Empty what="results">{t('empty.results')}</Empty>;
      return (
        <>
          <ResultTable list={list} caption={title} kind={kind} />
          <ResultNotes isRuleInTitle list={list} challenge={challenge} />
        </>
      );
  }
}
