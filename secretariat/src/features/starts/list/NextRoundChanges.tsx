import { Alert } from 'antd';
import type { QualificationAnswer } from 'shared-domain/contract';
import { findRoundBefore } from '../../../api/programme-groups.ts';
import { useQualificationQuery } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import { formatStart, formatStartName } from '../../../components/trial/start-name.ts';
import type { StartEdits } from '../../../components/trial/use-start-edits.ts';
import { useText } from '../../../locales/use-text.ts';
import { formatReason } from '../qualify/qualification-reason.ts';
import { useRowNames } from '../qualify/use-row-names.ts';
import type { SelectedList } from '../selected-lists.ts';

interface Props {
  readonly list: SelectedList;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly edit: StartEdits['edit'];
  /** Opens the previous round, where officials decide who qualifies. */
  readonly onDecide: () => void;
}

type Next = NonNullable<QualificationAnswer['next']>;
type Entry = Next['waiting'][number];

/** The entry without its key, lane, order and presence, to add it to another list. */
function omitRowFields({ row: _, lane: __, odr: ___, presence: ____, ...entry }: Entry) {
  return entry;
}

/**
 * Compares a start list with those who qualify now: names athletes who were disqualified or withdrew since the draw, with their
 * replacements. Once the list has results, nothing is offered: the referee decides.
 */
export function NextRoundChanges({ list: { oid, group, trial }, canWrite, isBusy, edit, onDecide }: Props) {
  const { t } = useText();
  const previousRound = trial === undefined || trial.round === 'c' ? undefined : findRoundBefore(trial.round, group);
  const { data } = useQualificationQuery(
    { gOID: group.oid, round: previousRound ?? '' },
    { skip: previousRound === undefined },
  );
  const { next } = data ?? {};
  // Only a tie names other athletes than the one of its row.
  const hasTie = data?.heats.some((heat) => heat.rows.some(({ why }) => why.by === 'tie')) === true;
  const { names } = useRowNames(next !== undefined && hasTie ? data.heats.map((heat) => heat.oid) : []);
  const [event] = group.trials;
  if (data === undefined || next === undefined || trial === undefined || event === undefined) return null;
  if (next.round !== trial.round) return null;
  const goneEntries = next.gone.filter((one) => one.trial === oid);
  const hasResults = trial.results > 0;
  const waitingEntries = hasResults ? [] : next.waiting;
  if (goneEntries.length === 0 && waitingEntries.length === 0) return null;
  const rows = new Map(data.heats.flatMap((heat) => heat.rows.map((row) => [row.row, row] as const)));
  const formatEntryReason = ({ row: key }: Entry): string => {
    const row = rows.get(key);
    if (row === undefined) return '';
    return row.withdrawn ? t('starts.code.withdrawn') : formatReason(t, row.why, event, (id) => names.get(id) ?? id);
  };
  const canAct = canWrite && !hasResults;
  return (
    <Alert
      className="adm-gap"
      type={goneEntries.length > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={t(goneEntries.length > 0 ? 'starts.changed' : 'starts.changed.waiting', {
        count: goneEntries.length > 0 ? goneEntries.length : waitingEntries.length,
      })}
      description={
        <ul className="changes">
          {goneEntries.map(({ entry, replacement }) => {
            const who = formatStart(entry);
            return (
              <li key={entry.row}>
                <p>
                  <strong>{who}</strong> – {formatEntryReason(entry)}
                  {entry.lane !== undefined && ` · ${t('starts.changed.lane', { lane: entry.lane })}`}
                </p>
                {canAct && (
                  <div className="btns">
                    {replacement !== undefined && (
                      <Button
                        kind="main"
                        isSmall
                        isBusy={isBusy}
                        onClick={() =>
                          void edit(
                            [
                              { op: 'remove', trial: oid, row: entry.row },
                              {
                                op: 'add',
                                trial: oid,
                                entry: {
                                  ...omitRowFields(replacement),
                                  ...(entry.lane !== undefined && { lane: entry.lane }),
                                  ...(entry.odr !== undefined && { odr: entry.odr }),
                                },
                              },
                            ],
                            t('starts.changed.replaced', {
                              who: formatStartName(replacement),
                              instead: formatStartName(entry),
                            }),
                          )
                        }
                      >
                        {t('starts.changed.replace', { who: formatStart(replacement) })}
                      </Button>
                    )}
                    <Button
                      isSmall
                      isBusy={isBusy}
                      onClick={() =>
                        void edit([{ op: 'remove', trial: oid, row: entry.row }], t('starts.removed', { who }))
                      }
                    >
                      {t(entry.lane === undefined ? 'starts.changed.removeOnly' : 'starts.changed.leaveLaneEmpty')}
                    </Button>
                    <Button isSmall onClick={onDecide}>
                      {t('starts.changed.decide')}
                    </Button>
                  </div>
                )}
              </li>
            );
          })}
          {waitingEntries.map((entry) => (
            <li key={entry.row}>
              <p>
                {t('starts.changed.qualifiesUnlisted', { who: formatStart(entry) })} {formatEntryReason(entry)}
              </p>
              {canAct && (
                <Button
                  isSmall
                  isBusy={isBusy}
                  onClick={() =>
                    void edit(
                      [{ op: 'add', trial: oid, entry: omitRowFields(entry) }],
                      t('starts.changed.added', { who: formatStartName(entry) }),
                    )
                  }
                >
                  {t('starts.changed.add')}
                </Button>
              )}
            </li>
          ))}
          {hasResults && <li className="muted">{t('starts.changed.run')}</li>}
        </ul>
      }
    />
  );
}
