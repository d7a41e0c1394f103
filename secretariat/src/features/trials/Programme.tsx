import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { findStartTime, readEntryEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { useNavigate, useSearchParams } from 'shared-domain/platform';
import type { ProgrammeTrial } from '../../api/programme.ts';
import { Empty } from '../../components/page/Empty.tsx';
import { EntriesLink } from '../../components/page/NextStep.tsx';
import { PageTitle } from '../../components/page/PageTitle.tsx';
import { buildCompetitionPath } from '../../components/page/paths.ts';
import { BulkBar } from '../../components/table/BulkBar.tsx';
import { DataTable } from '../../components/table/DataTable.tsx';
import { Filters } from '../../components/table/Filters.tsx';
import { IntervalField } from '../../components/table/IntervalField.tsx';
import { TableTools } from '../../components/table/TableTools.tsx';
import { useTableView } from '../../components/table/table-view.ts';
import { useSelection } from '../../components/table/use-selection.ts';
import { formatChallengeDays } from '../../components/time/challenge-days.ts';
import { formatLongDay } from '../../components/time/format-instant.ts';
import { useMinute } from '../../components/time/use-minute.ts';
import { CheckCards } from '../../components/trial/CheckCards.tsx';
import type { Check } from '../../components/trial/checks.ts';
import { useText } from '../../locales/use-text.ts';
import { UndoBar } from './acts/UndoBar.tsx';
import { useRelease } from './acts/use-release.ts';
import { useRemoval } from './acts/use-removal.ts';
import { BuildActions } from './build/BuildActions.tsx';
import { ProgrammeBuilder } from './build/ProgrammeBuilder.tsx';
import { useBuild } from './build/use-build.ts';
import { ConflictsPanel } from './conflicts/ConflictsPanel.tsx';
import { ArrangementField } from './list/ArrangementField.tsx';
import { FilterRow } from './list/FilterRow.tsx';
import { filterLines } from './list/filters.ts';
import { ARRANGEMENTS, formatLineName, type Line, makeLines } from './list/line.ts';
import { EventChips, makeTrialColumns } from './list/trial-columns.tsx';
import { useFilters } from './list/use-filters.ts';
import { useRowActions } from './list/use-row-actions.ts';
import './trials.css';

const EditDrawer = lazy(async () => ({ default: (await import('./edit/EditDrawer.tsx')).EditDrawer }));
const BulkActions = lazy(async () => ({ default: (await import('./acts/BulkActions.tsx')).BulkActions }));
const MoveDialog = lazy(async () => ({ default: (await import('./acts/MoveDialog.tsx')).MoveDialog }));

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly programme: readonly ProgrammeTrial[];
}

const getKey = ({ trial }: Line): string => trial.oid;
const makeGroupHeading = ({ trial, heading, sex }: Line) => ({
  key: trial.gOID,
  title: (
    <span className="ev">
      {heading} <EventChips event={readEntryEvent(trial)} sex={sex} />
    </span>
  ),
});

/** The programme: pending tasks, filters, the table of trials, and actions on the chosen ones. */
export function Programme({ challenge, canWrite, programme }: Props) {
  const { t, language } = useText();
  const { oid: chOID, tz, kind } = challenge;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const arrangement = ARRANGEMENTS.find((value) => value === params.get('v')) ?? 'group';
  const [filters, setFilters] = useFilters();
  const selection = useSelection();
  const { chosen, clear, set } = selection;
  const [view, setView] = useTableView('trials');
  const [editedOid, setEditedOid] = useState<string>();
  const [moving, setMoving] = useState<{ readonly oids: readonly string[]; readonly proposed?: number }>();
  const removal = useRemoval(challenge, clear);
  const release = useRelease(chOID);
  const build = useBuild(chOID);

  const lines = useMemo(
    () => makeLines(programme, arrangement, { tz, language, kind }),
    [programme, arrangement, tz, language, kind],
  );
  const now = useMinute();
  const shownLines = useMemo(() => filterLines(lines, filters, { now, kind }), [lines, filters, now, kind]);
  const proposeMove = useCallback((oids: readonly string[], proposed: number) => setMoving({ oids, proposed }), []);
  const setCheck = useCallback((check: Check | '') => setFilters({ check: check }), [setFilters]);
  const numbers = useMemo(() => new Map(lines.map(({ trial, number }) => [trial.oid, number])), [lines]);
  const byOid = useMemo(() => new Map(programme.map((trial) => [trial.oid, trial])), [programme]);
  const findTrials = (oids: Iterable<string>) => [...oids].flatMap((oid) => byOid.get(oid) ?? []);
  const chosenTrials = findTrials(chosen);
  const editedTrial = editedOid === undefined ? undefined : byOid.get(editedOid);

  const acts = useRowActions({
    edit: setEditedOid,
    release: (oid) => void release(findTrials([oid])),
    remove: (oid) => void removal.confirmRemoval(findTrials([oid]), []),
  });
  const hasDays = new Set(lines.map(({ day }) => day)).size > 1;
  const columns = useMemo(
    () => makeTrialColumns(t, arrangement, { chOID, language, acts: canWrite ? acts : undefined, hasDays }),
    [t, arrangement, chOID, language, canWrite, acts, hasDays],
  );
  const makeDayHeading = ({ day, trial }: Line) => ({
    key: day,
    title: formatLongDay(findStartTime(trial), tz, language),
  });
  const removeGroups = () => {
    const groups = new Set(chosenTrials.map(({ gOID }) => gOID));
    const groupTrials = programme.filter(({ gOID }) => groups.has(gOID));
    void removal.confirmRemoval(groupTrials, [...groups]);
  };

  return (
    <>
      <PageTitle
        note={
          programme.length === 0
            ? undefined
            : t('trials.note', { count: programme.length, days: formatChallengeDays(challenge, language) })
        }
        aside={canWrite && <BuildActions build={build} />}
      >
        {t('screen.trials')}
      </PageTitle>
      {canWrite && <ProgrammeBuilder build={build} challenge={challenge} programme={programme} />}
      {programme.length === 0 ? (
        <Empty title={t('trials.none')} help={t(canWrite ? 'trials.none.help' : 'trials.none.reader')}>
          {canWrite && <EntriesLink chOID={chOID} />}
        </Empty>
      ) : (
        <>
          <CheckCards trials={programme} challenge={challenge} now={now} chosen={filters.check} onChosen={setCheck} />
          <ConflictsPanel
            challenge={challenge}
            programme={programme}
            onOpen={canWrite ? setEditedOid : undefined}
            onMove={canWrite ? proposeMove : undefined}
          />
          <Filters className="trial-filters">
            <ArrangementField
              value={arrangement}
              onChoose={(value) =>
                setParams(
                  (previous) => {
                    const next = new URLSearchParams(previous);
                    next.set('v', value);
                    return next;
                  },
                  { replace: true },
                )
              }
            />
            <FilterRow lines={lines} filters={filters} onFilters={setFilters} />
            {canWrite && <IntervalField numbers={numbers} onChosen={set} />}
            <TableTools
              fileName={t('screen.trials')}
              columns={columns}
              rows={shownLines}
              view={view}
              onView={setView}
            />
          </Filters>
          {shownLines.length === 0 ? (
            <Empty title={t('trials.none.filtered')} />
          ) : (
            <DataTable
              caption={t('trials.caption', { name: challenge.name, count: shownLines.length })}
              columns={columns}
              rows={shownLines}
              getKey={getKey}
              getName={formatLineName}
              view={view}
              {...(canWrite && { selection })}
              getGroup={arrangement === 'group' ? makeGroupHeading : hasDays ? makeDayHeading : undefined}
              onOpen={canWrite ? setEditedOid : (oid) => void navigate(buildCompetitionPath(chOID, 'starts', [oid]))}
            />
          )}
        </>
      )}
      <BulkBar count={chosenTrials.length} onClear={clear}>
        <Suspense fallback={null}>
          <BulkActions
            challenge={challenge}
            trials={chosenTrials}
            trialCount={programme.length}
            onMove={() => setMoving({ oids: [...chosen] })}
            onRelease={() => void release(chosenTrials)}
            onRemove={() => void removal.confirmRemoval(chosenTrials, [])}
            onRemoveGroups={removeGroups}
          />
        </Suspense>
      </BulkBar>
      <Suspense fallback={null}>
        {moving !== undefined && (
          <MoveDialog
            challenge={challenge}
            trials={findTrials(moving.oids)}
            proposed={moving.proposed}
            onClose={() => setMoving(undefined)}
          />
        )}
        {editedTrial !== undefined && (
          <EditDrawer
            key={editedTrial.oid}
            challenge={challenge}
            trial={editedTrial}
            programme={programme}
            onClose={() => setEditedOid(undefined)}
          />
        )}
      </Suspense>
      {removal.removed !== undefined && (
        <UndoBar removal={removal.removed} onUndo={() => void removal.undo()} onGone={removal.forget} />
      )}
    </>
  );
}
