import { Alert } from 'antd';
import type { QualificationAnswer } from 'shared-domain/contract';
import { useQualificationQuery } from '../../../api/qualification.ts';
import { Button } from '../../../components/Button.tsx';
import type { Edits } from '../../../components/trial/use-start-edits.ts';
import { nameOf, whoOf } from '../../../components/trial/who.ts';
import { useText } from '../../../locales/use-text.ts';
import type { PickedList } from '../picked-lists.ts';
import { whySentence } from '../qualify/why-sentence.ts';
import { findRoundBefore } from '../seed/next-draw.ts';

interface Props {
  readonly list: PickedList;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly edit: Edits['edit'];
  /** Opens the round before, where officials decide who goes on. */
  readonly onDecide: () => void;
}

type Next = NonNullable<QualificationAnswer['next']>;
type Entry = Next['waiting'][number];

/** An entry without what it goes by and where it stood. */
function asNewEntry({ row: _, lane: __, odr: ___, presence: ____, ...entry }: Entry) {
  return entry;
}

/**
 * A start list against who goes on now: one who was disqualified, or withdrew, since the draw is named, with who comes in the place.
 * A list that has been run is left to the referee.
 */
export function NextRoundChanges({ list: { oid, group, trial }, canWrite, isBusy, edit, onDecide }: Props) {
  const { t } = useText();
  const before = trial === undefined || trial.round === 'c' ? undefined : findRoundBefore(trial.round, group);
  const { data } = useQualificationQuery({ gOID: group.oid, round: before ?? '' }, { skip: before === undefined });
  const { next } = data ?? {};
  const [event] = group.trials;
  if (data === undefined || next === undefined || trial === undefined || event === undefined) return null;
  if (next.round !== trial.round) return null;
  const gone = next.gone.filter((one) => one.trial === oid);
  const isRun = trial.results > 0;
  const waiting = isRun ? [] : next.waiting;
  if (gone.length === 0 && waiting.length === 0) return null;
  const rows = new Map(data.heats.flatMap((heat) => heat.rows.map((row) => [row.row, row] as const)));
  const reason = ({ row: key }: Entry): string => {
    const row = rows.get(key);
    if (row === undefined) return '';
    return row.withdrawn ? t('starts.code.withdrawn') : whySentence(t, row.why, event, (id) => id);
  };
  const mayAct = canWrite && !isRun;
  return (
    <Alert
      className="adm-gap"
      type={gone.length > 0 ? 'warning' : 'info'}
      showIcon
      role="status"
      title={t(gone.length > 0 ? 'starts.changed' : 'starts.changed.waiting', {
        count: gone.length > 0 ? gone.length : waiting.length,
      })}
      description={
        <ul className="changes">
          {gone.map(({ entry, replacement }) => {
            const who = whoOf(entry);
            return (
              <li key={entry.row}>
                <p>
                  <strong>{who}</strong> – {reason(entry)}
                  {entry.lane !== undefined && ` · ${t('starts.changed.lane', { lane: entry.lane })}`}
                </p>
                {mayAct && (
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
                                  ...asNewEntry(replacement),
                                  ...(entry.lane !== undefined && { lane: entry.lane }),
                                  ...(entry.odr !== undefined && { odr: entry.odr }),
                                },
                              },
                            ],
                            t('starts.changed.replaced', { who: nameOf(replacement), instead: nameOf(entry) }),
                          )
                        }
                      >
                        {t('starts.changed.replace', { who: whoOf(replacement) })}
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
          {waiting.map((entry) => (
            <li key={entry.row}>
              <p>
                {t('starts.changed.qualifiesUnlisted', { who: whoOf(entry) })} {reason(entry)}
              </p>
              {mayAct && (
                <Button
                  isSmall
                  isBusy={isBusy}
                  onClick={() =>
                    void edit(
                      [{ op: 'add', trial: oid, entry: asNewEntry(entry) }],
                      t('starts.changed.added', { who: nameOf(entry) }),
                    )
                  }
                >
                  {t('starts.changed.add')}
                </Button>
              )}
            </li>
          ))}
          {isRun && <li className="muted">{t('starts.changed.run')}</li>}
        </ul>
      }
    />
  );
}
