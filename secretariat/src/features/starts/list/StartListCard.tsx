import { useState } from 'react';
import { formatLocalTime, isRelayEvent } from 'shared-domain';
import type { Challenge } from 'shared-domain/contract';
import { Button } from '../../../components/Button.tsx';
import { QueryState } from '../../../components/call/QueryState.tsx';
import { AddAthlete } from '../../../components/entry/AddAthlete.tsx';
import { ruleText } from '../../../components/trial/rule-draft.ts';
import { trialNameInGroup } from '../../../components/trial/trial-name.ts';
import { useEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickedList, PickGroup } from '../picked-lists.ts';
import { QualifyDrawer } from '../qualify/QualifyDrawer.tsx';
import { findRoundBefore } from '../seed/next-draw.ts';
import { SeedDrawer } from '../seed/SeedDrawer.tsx';
import { useStartListQuery } from '../starts-endpoints.ts';
import { NextRoundChanges } from './NextRoundChanges.tsx';
import { StartTable } from './StartTable.tsx';

interface Props {
  readonly challenge: Challenge;
  readonly canWrite: boolean;
  readonly list: PickedList;
  readonly groups: readonly PickGroup[];
  readonly onPick: (oids: readonly string[]) => void;
}

type Open = 'add' | 'seed' | 'qualify' | undefined;

/** One start list, or the commitments of an event, with what can be done to it. */
export function StartListCard({ challenge, canWrite, list, groups, onPick }: Props) {
  const { t, language } = useText();
  const starts = useStartListQuery(list.oid);
  const { edit, busy } = useEdits(challenge.oid);
  const [open, setOpen] = useState<Open>();
  // Whose qualifiers are decided: of the list's own round, or of the one before.
  const [decided, setDecided] = useState<'own' | 'before'>('own');
  const { group, trial } = list;
  const rows = starts.data?.rows ?? [];
  const title = `${group.name} – ${trial === undefined ? t('starts.commitments') : trialNameInGroup(trial, language)}`;
  const waiting = rows.filter(({ presence }) => presence === undefined || presence === 'confirmed');
  const ref = trial ?? group.trials[0];
  const isLast = trial === undefined || trial.round === 'f' || trial.round === 'c';
  const before = trial === undefined || trial.round === 'c' ? undefined : findRoundBefore(trial.round, group);
  const qualifyRound = decided === 'before' ? before : trial?.round;
  const rule = trial?.dets.qualifying;
  return (
    <section className="start-list" aria-label={title}>
      <div className="start-head">
        <h2>{title}</h2>
        <span className="muted">
          {trial !== undefined && `${formatLocalTime(trial.date, challenge.tz)} · `}
          {t('starts.count', { count: rows.length })}
        </span>
        {canWrite && (
          <div className="btns">
            <Button aria-keyshortcuts="n" onClick={() => setOpen('add')}>
              {t(ref && isRelayEvent(ref) ? 'starts.addTeam' : 'starts.add')}
            </Button>
            {trial !== undefined && waiting.length > 0 && (
              <Button
                isBusy={busy}
                onClick={() =>
                  void edit(
                    waiting.map(({ row }) => ({ op: 'check', trial: list.oid, row, presence: 'present' })),
                    t('starts.allPresent.done', { count: waiting.length }),
                  )
                }
              >
                {t('starts.allPresent')}
              </Button>
            )}
            <Button onClick={() => setOpen('seed')}>{t('starts.seed')}</Button>
            {!isLast && (
              <Button
                onClick={() => {
                  setDecided('own');
                  setOpen('qualify');
                }}
              >
                {t('starts.qualify')}
              </Button>
            )}
          </div>
        )}
      </div>
      {!isLast && rule !== undefined && ref !== undefined && <p className="muted">{ruleText(t, rule, ref)}</p>}
      {rows.length > 0 && (
        <NextRoundChanges
          list={list}
          canWrite={canWrite}
          isBusy={busy}
          edit={edit}
          onDecide={() => {
            setDecided('before');
            setOpen('qualify');
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
      {open === 'add' && (
        <AddAthlete challenge={challenge} groups={groups} list={list} edit={edit} onClose={() => setOpen(undefined)} />
      )}
      {open === 'seed' && (
        <SeedDrawer
          challenge={challenge}
          group={group}
          round={trial?.round}
          onClose={() => setOpen(undefined)}
          onSeeded={onPick}
        />
      )}
      {open === 'qualify' && qualifyRound !== undefined && (
        <QualifyDrawer
          challenge={challenge}
          group={group}
          round={qualifyRound}
          onClose={() => setOpen(undefined)}
          onSeeded={onPick}
        />
      )}
    </section>
  );
}
