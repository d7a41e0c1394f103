import { useState } from 'react';
import { findStartTime, isRelayEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { findRoundBefore } from '../../../api/programme-groups.ts';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { AddAthlete } from '../../../components/entry/AddAthlete.tsx';
import { formatDayTime } from '../../../components/time/format-instant.ts';
import { formatRule } from '../../../components/trial/rule-draft.ts';
import { formatTrialNameInGroup } from '../../../components/trial/trial-name.ts';
import { useStartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import { QualifyDrawer } from '../qualify/QualifyDrawer.tsx';
import { SeedDrawer } from '../seed/SeedDrawer.tsx';
import type { ProgrammeGroup, SelectedList } from '../selected-lists.ts';
import { useStartListQuery } from '../starts-endpoints.ts';
import { NextRoundChanges } from './NextRoundChanges.tsx';
import { StartTable } from './StartTable.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly list: SelectedList;
  readonly groups: readonly ProgrammeGroup[];
  /** Whether the rule of the list's round is open at first. */
  readonly isRuleAsked: boolean;
  readonly onPick: (oids: readonly string[]) => void;
}

type OpenDrawer = 'add' | 'seed' | 'qualify' | undefined;

/** A start list, or the commitments of an event, with its actions. */
export function StartListCard({ challenge, canWrite, list, groups, isRuleAsked, onPick }: Props) {
  const { t, language } = useText();
  const starts = useStartListQuery(list.oid);
  const { edit, isBusy } = useStartEdits(challenge.oid);
  const [openDrawer, setOpenDrawer] = useState<OpenDrawer>(isRuleAsked && canWrite ? 'qualify' : undefined);
  // The round shown by the drawer of qualifiers: the list's own, or the one before.
  const [decidedRound, setDecidedRound] = useState<'own' | 'before'>('own');
  const { group, trial } = list;
  const rows = starts.data?.rows ?? [];
  const title = `${group.name} – ${trial === undefined ? t('starts.commitments') : formatTrialNameInGroup(trial, language)}`;
  const uncheckedRows = rows.filter(({ presence }) => presence === undefined || presence === 'confirmed');
  const event = trial ?? group.trials[0];
  const isLast = trial === undefined || trial.round === 'f' || trial.round === 'c';
  const previousRound = trial === undefined || trial.round === 'c' ? undefined : findRoundBefore(trial.round, group);
  const qualifyRound = decidedRound === 'before' ? previousRound : trial?.round;
  const rule = trial?.dets.qualifying;
  return (
    <section className="start-list" aria-label={title}>
      <div className="start-head">
        <h2>{title}</h2>
        <span className="muted">
          {trial !== undefined && `${formatDayTime(findStartTime(trial), challenge, language)} · `}
          {t('starts.count', { count: rows.length })}
        </span>
        {canWrite && (
          <div className="btns">
            <Button aria-keyshortcuts="n" onClick={() => setOpenDrawer('add')}>
              {t(event && isRelayEvent(event) ? 'starts.addTeam' : 'starts.add')}
            </Button>
            {trial !== undefined && uncheckedRows.length > 0 && (
              <Button
                isBusy={isBusy}
                onClick={() =>
                  void edit(
                    uncheckedRows.map(({ row }) => ({ op: 'check', trial: list.oid, row, presence: 'present' })),
                    t('starts.allPresent.done', { count: uncheckedRows.length }),
                  )
                }
              >
                {t('starts.allPresent')}
              </Button>
            )}
            <Button onClick={() => setOpenDrawer('seed')}>{t('starts.seed')}</Button>
            {!isLast && (
              <Button
                onClick={() => {
                  setDecidedRound('own');
                  setOpenDrawer('qualify');
                }}
              >
                {t('starts.qualify')}
              </Button>
            )}
          </div>
        )}
      </div>
      {!isLast && rule !== undefined && event !== undefined && <p className="muted">{formatRule(t, rule, event)}</p>}
      {rows.length > 0 && (
        <NextRoundChanges
          list={list}
          canWrite={canWrite}
          isBusy={isBusy}
          edit={edit}
          onDecide={() => {
            setDecidedRound('before');
            setOpenDrawer('qualify');
          }}
        />
      )}
      <QueryState query={starts}>
        {() =>
          rows.length === 0 ? (
            <p className="muted">{t(trial === undefined ? 'starts.noCommitments' : 'starts.noStarts')}</p>
          ) : (
            <StartTable
              title={title}
              challenge={challenge}
              groups={groups}
              list={list}
              rows={rows}
              canWrite={canWrite}
              edit={edit}
            />
          )
        }
      </QueryState>
      {openDrawer === 'add' && (
        <AddAthlete
          challenge={challenge}
          groups={groups}
          list={list}
          edit={edit}
          onClose={() => setOpenDrawer(undefined)}
        />
      )}
      {openDrawer === 'seed' && (
        <SeedDrawer
          challenge={challenge}
          group={group}
          round={trial?.round}
          onClose={() => setOpenDrawer(undefined)}
          onSeeded={onPick}
        />
      )}
      {openDrawer === 'qualify' && qualifyRound !== undefined && (
        <QualifyDrawer
          challenge={challenge}
          group={group}
          round={qualifyRound}
          onClose={() => setOpenDrawer(undefined)}
          onSeeded={onPick}
        />
      )}
    </section>
  );
}
