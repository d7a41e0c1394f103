import { lazy, Suspense, useMemo, useState } from 'react';
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
import { OwnCompetition } from '../../components/page/OwnCompetition.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { Filters } from '../../components/table/Filters.tsx';
import { SearchField } from '../../components/table/SearchField.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useSelection } from '../../components/table/use-selection.ts';
import { useStartEdits } from '../../components/trial/use-start-edits.ts';
import { useText } from '../../locales/use-text.ts';
import { CHECKS, type Check, filterAthletes, nameOf } from './athlete-rows.ts';
import { athleteColumns } from './columns.tsx';
import { EnterMany } from './EnterMany.tsx';

const AthleteDrawer = lazy(async () => ({ default: (await import('./AthleteDrawer.tsx')).AthleteDrawer }));

/** P11.16: all athletes of a competition, to be found, corrected and entered in further events. */
export function AthletesPage({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const athletes = useAthletesQuery(chOID, { refetchOnMountOrArgChange: true });
  const programme = useProgrammeQuery(chOID);
  return (
    <OwnCompetition chOID={chOID}>
      {(challenge, canWrite) => (
        <QueryState query={programme}>
          {(trials) => (
            <QueryState query={athletes}>
              {(all) => (
                <>
                  <Athletes challenge={challenge} canWrite={canWrite} athletes={all} groups={groupByEvent(trials)} />
                  {all.length === 0 && <Empty title={t('athletes.none')} help={t('athletes.none.help')} />}
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

const keyOf = ({ key }: Athlete): string => key;

function Athletes({ challenge, canWrite, athletes, groups }: Props) {
  const { t, language } = useText();
  const [words, setWords] = useState('');
  const [check, setCheck] = useState<Check>('all');
  const [open, setOpen] = useState<string>();
  const [isAdding, setIsAdding] = useState(false);
  const [isEntering, setIsEntering] = useState(false);
  const [view, setView] = useTableView('athletes');
  const selection = useSelection();
  const { edit } = useStartEdits(challenge.oid);
  const names = useMemo(() => new Map(groups.map(({ oid, name }) => [oid, name])), [groups]);
  const columns = useMemo(
    () =>
      athleteColumns({
        t,
        language,
        eventOf: (gOID) => names.get(gOID) ?? '',
        hasBirths: canWrite,
        onOpen: setOpen,
      }),
    [t, language, names, canWrite],
  );
  const shown = filterAthletes(athletes, words, check);
  const opened = athletes.find(({ key }) => key === open);
  const chosen = athletes.filter(({ key }) => selection.chosen.has(key));
  return (
    <>
      <PageTitle
        aside={
          canWrite && groups.length > 0 ? (
            <Button kind="main" aria-keyshortcuts="n" onClick={() => setIsAdding(true)}>
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
            <SearchField value={words} onText={setWords} label={t('athletes.search')} />
            <SelectField
              label={t('athletes.check')}
              value={check}
              options={CHECKS.map((value) => ({
                value,
                label: t(`athletes.check.${value}`, { count: filterAthletes(athletes, '', value).length }),
              }))}
              onChoose={setCheck}
            />
            <TableTools file={t('screen.athletes')} columns={columns} rows={shown} view={view} onView={setView} />
          </Filters>
          {shown.length === 0 ? (
            <Empty title={t('athletes.none.filtered')} />
          ) : (
            <DataTable
              caption={t('athletes.caption', { name: challenge.name, count: shown.length })}
              columns={columns}
              rows={shown}
              getKey={keyOf}
              getName={nameOf}
              view={view}
              {...(canWrite && { selection })}
              onOpen={setOpen}
            />
          )}
          <BulkBar count={chosen.length} onClear={selection.clear}>
            <Button onClick={() => setIsEntering(true)}>{t('athletes.enter')}</Button>
          </BulkBar>
        </>
      )}
      {isAdding && <AddAthlete challenge={challenge} groups={groups} edit={edit} onClose={() => setIsAdding(false)} />}
      {isEntering && (
        <EnterMany
          challenge={challenge}
          groups={groups}
          athletes={chosen}
          edit={edit}
          onClose={() => setIsEntering(false)}
          onEntered={selection.clear}
        />
      )}
      <Suspense fallback={null}>
        {opened !== undefined && (
          <AthleteDrawer
            key={opened.key}
            challenge={challenge}
            canWrite={canWrite}
            athlete={opened}
            athletes={athletes}
            groups={groups}
            onChanged={setOpen}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
