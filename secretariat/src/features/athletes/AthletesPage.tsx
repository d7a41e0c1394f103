import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import type { Challenge } from 'shared-domain/contract';
import { useProgrammeQuery } from '../../api/programme.ts';
import { groupByEvent, type ProgrammeGroup } from '../../api/programme-groups.ts';
import { type Athlete, useAthletesQuery } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import { QueryState } from '../../components/call/QueryState.tsx';
import { AddAthlete } from '../../components/entry/AddAthlete.tsx';
import { SelectField } from '../../components/form/SelectField.tsx';
import { Icon } from '../../components/Icon.tsx';
import { Empty } from '../../components/page/Empty.tsx';
import { EntriesLink } from '../../components/page/NextStep.tsx';
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { WaitingTitle } from '../../components/page/WaitingTitle.tsx';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { Filters } from '../../components/table/Filters.tsx';
import { SearchField } from '../../components/table/SearchField.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useSelection } from '../../components/table/use-selection.ts';
import { useStartEdits } from '../../components/trial/use-start-edits.ts';
import { useText } from '../../locales/use-text.ts';
import type { AthleteDraft } from './athlete-change.ts';
import { CHECKS, type Check, filterAthletes, formatName } from './athlete-rows.ts';
import { buildColumns } from './columns.tsx';
import { EnterMany } from './EnterMany.tsx';

const AthleteDrawer = lazy(async () => ({ default: (await import('./AthleteDrawer.tsx')).AthleteDrawer }));

/** P11.16: all athletes of a competition, to be found, corrected and entered in further events. */
export function AthletesPage({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const athletes = useAthletesQuery(chOID, { refetchOnMountOrArgChange: true });
  const programme = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <QueryState waitingTitle={<WaitingTitle />} query={programme}>
          {(trials) => (
            <QueryState waitingTitle={<WaitingTitle />} query={athletes}>
              {(all) => (
                <>
                  <Athletes
                    challenge={challenge}
                    canWrite={canWrite}
                    athletes={all}
                    groups={groupByEvent(trials, language)}
                  />
                  {all.length === 0 && (
                    <Empty title={t('athletes.none')} help={t('athletes.none.help')}>
                      {canWrite && <EntriesLink chOID={challenge.oid} />}
                    </Empty>
                  )}
                </>
              )}
            </QueryState>
          )}
        </QueryState>
      )}
    </OwnCompetition>
  );
}

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly athletes: readonly Athlete[];
  readonly groups: readonly ProgrammeGroup[];
}

const getKey = ({ key }: Athlete): string => key;

function Athletes({ challenge, canWrite, athletes, groups }: Props) {
  const { t, language } = useText();
  const [searchText, setSearchText] = useState('');
  const [check, setCheck] = useState<Check>('all');
  const [openKey, setOpenKey] = useState<string>();
  const [typedDraft, setTypedDraft] = useState<AthleteDraft>();
  const [isAddDialogOpen, setAddDialogOpen] = useState(false);
  const [isEnterDialogOpen, setEnterDialogOpen] = useState(false);
  const [view, setView] = useTableView('athletes');
  const selection = useSelection();
  const { edit } = useStartEdits(challenge.oid);
  const open = useCallback((key: string | undefined) => {
    setTypedDraft(undefined);
    setOpenKey(key);
  }, []);
  const names = useMemo(() => new Map(groups.map(({ oid, name }) => [oid, name])), [groups]);
  const columns = useMemo(
    () =>
      buildColumns({
        t,
        language,
        findEventName: (gOID) => names.get(gOID) ?? '',
        hasBirths: canWrite,
        onOpen: open,
      }),
    [t, language, names, canWrite, open],
  );
  const shownAthletes = filterAthletes(athletes, searchText, check, groups);
  const openAthlete = athletes.find(({ key }) => key === openKey);
  const chosen = athletes.filter(({ key }) => selection.chosen.has(key));
  return (
    <>
      <PageTitle
        aside={
          canWrite && groups.length > 0 ? (
            <Button kind="main" aria-keyshortcuts="n" onClick={() => setAddDialogOpen(true)}>
              <Icon name="plus" />
              {t('starts.add')}
            </Button>
          ) : undefined
        }
      >
        {t('screen.athletes')}
      </PageTitle>
      {athletes.length > 0 && (
        <>
          <Filters>
            <SearchField value={searchText} onText={setSearchText} placeholder={t('athletes.search')} />
            <SelectField
              label={t('athletes.check')}
              value={check}
              options={CHECKS.map((value) => ({
                value,
                label: t(`athletes.check.${value}`, { count: filterAthletes(athletes, '', value, groups).length }),
              }))}
              onChoose={setCheck}
            />
            <TableTools
              fileName={t('screen.athletes')}
              columns={columns}
              rows={shownAthletes}
              view={view}
              onView={setView}
            />
          </Filters>
          {shownAthletes.length === 0 ? (
            <Empty title={t('athletes.none.filtered')} />
          ) : (
            <DataTable
              caption={t('athletes.caption', { name: challenge.name, count: shownAthletes.length })}
              columns={columns}
              rows={shownAthletes}
              getKey={getKey}
              getName={formatName}
              view={view}
              {...(canWrite && { selection })}
              onOpen={open}
            />
          )}
          <BulkBar count={chosen.length} onClear={selection.clear}>
            <Button onClick={() => setEnterDialogOpen(true)}>{t('athletes.enter')}</Button>
          </BulkBar>
        </>
      )}
      {isAddDialogOpen && (
        <AddAthlete challenge={challenge} groups={groups} edit={edit} onClose={() => setAddDialogOpen(false)} />
      )}
      {isEnterDialogOpen && (
        <EnterMany
          challenge={challenge}
          groups={groups}
          athletes={chosen}
          edit={edit}
          onClose={() => setEnterDialogOpen(false)}
          onEntered={selection.clear}
        />
      )}
      <Suspense fallback={null}>
        {openAthlete !== undefined && (
          <AthleteDrawer
            key={openAthlete.key}
            challenge={challenge}
            canWrite={canWrite}
            athlete={openAthlete}
            athletes={athletes}
            groups={groups}
            typedDraft={typedDraft}
            onDraft={setTypedDraft}
            onChanged={setOpenKey}
            onClose={() => open(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
