import { useState } from 'react';
import { makeDateFormat } from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { useText } from '../../../locales/use-text.ts';
import { PlannedRow } from './PlannedRow.tsx';
import { countEventRounds, findHeatStart, type PlannedRound } from './planned-round.ts';
import '../../../components/table/table.css';

interface Props {
  readonly planned: readonly PlannedRound[];
  readonly days: readonly string[];
  readonly onPlanned: (planned: readonly PlannedRound[]) => void;
}

const NO_IDS: ReadonlySet<string> = new Set();

/**
 * The planned rounds by day and time, with editable times and heats. Rows are chosen one by one, as a range with Shift, by day or all,
 * and removed together.
 */
export function PlannedTable({ planned, days, onPlanned }: Props) {
  const { t, language } = useText();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(NO_IDS);
  const [lastChosenId, setLastChosenId] = useState<string>();
  const changeRound = (id: string, changes: Partial<PlannedRound>) =>
    onPlanned(planned.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const format = makeDateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  // A round that starts after the last day is shown, with its error, on the day it was planned for.
  const rows = planned.map((one) => ({ one, ...(findHeatStart(one, 1, days) ?? { day: one.day, minutes: one.time }) }));
  const byDay = [...new Set([...days, ...rows.map(({ day }) => day)])].toSorted().map((day) => ({
    day,
    ofDay: rows.filter((row) => row.day === day).toSorted((a, b) => a.minutes - b.minutes),
  }));
  const orderedIds = byDay.flatMap(({ ofDay: dayRows }) => dayRows.map(({ one }) => one.id));
  const chosenInOrder = orderedIds.filter((id) => chosenIds.has(id));
  const setChosen = (ids: readonly string[], isChosen: boolean) =>
    setChosenIds(
      (previous) => new Set(isChosen ? [...previous, ...ids] : [...previous].filter((id) => !ids.includes(id))),
    );
  const chooseOne = (id: string, isChosen: boolean, isRange: boolean) => {
    const [from, to] = [orderedIds.indexOf(lastChosenId ?? id), orderedIds.indexOf(id)].toSorted((a, b) => a - b) as [
      number,
      number,
    ];
    setChosen(isRange && from >= 0 ? orderedIds.slice(from, to + 1) : [id], isChosen);
    setLastChosenId(id);
  };
  const removeRounds = (ids: readonly string[]) => {
    onPlanned(planned.filter(({ id }) => !ids.includes(id)));
    setChosen(ids, false);
  };
  const renderCheckbox = (ids: readonly string[], label: string) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={ids.length > 0 && ids.every((id) => chosenIds.has(id))}
      ref={(input) => {
        if (input !== null)
          input.indeterminate = ids.some((id) => chosenIds.has(id)) && !ids.every((id) => chosenIds.has(id));
      }}
      onChange={({ target }) => setChosen(ids, target.checked)}
    />
  );
  return (
    <>
      <div className="sheet">
        <table className="tbl dense planned">
          <caption className="sr">{t('trials.planned')}</caption>
          <thead>
            <tr>
              <th scope="col" className="pick">
                {renderCheckbox(orderedIds, t('trials.planned.all'))}
              </th>
              <th scope="col">{t('trials.time')}</th>
              <th scope="col">{t('trials.event')}</th>
              <th scope="col">{t('trials.round')}</th>
              <th scope="col">{t('trials.heats')}</th>
              <th scope="col">{t('trials.apart')}</th>
              <th scope="col">
                <span className="sr">{t('challenge.acts')}</span>
              </th>
            </tr>
          </thead>
          {byDay.map(({ day, ofDay: dayRows }) => {
            if (dayRows.length === 0) return null;
            const date = format.format(new Date(day));
            return (
              <tbody key={day}>
                <tr className="grp">
                  <th className="pick">
                    {renderCheckbox(
                      dayRows.map(({ one }) => one.id),
                      t('trials.planned.allOf', { date }),
                    )}
                  </th>
                  <th colSpan={6} scope="rowgroup">
                    {date} · {t('trials.planned.day', { count: dayRows.reduce((sum, { one }) => sum + one.heats, 0) })}
                  </th>
                </tr>
                {dayRows.map(({ one, minutes }) => (
                  <PlannedRow
                    key={one.id}
                    planned={one}
                    rounds={countEventRounds(one, planned)}
                    days={days}
                    start={{ day, minutes }}
                    isChecked={chosenIds.has(one.id)}
                    onPick={(isChosen, isRange) => chooseOne(one.id, isChosen, isRange)}
                    onChange={(changes) => changeRound(one.id, changes)}
                    onRemove={() => removeRounds([one.id])}
                  />
                ))}
              </tbody>
            );
          })}
        </table>
      </div>
      <div className="btns planned-bar">
        <span className="muted" role="status">
          {t('trials.planned.chosen', { count: chosenInOrder.length })}
        </span>
        <Button isSmall disabled={chosenInOrder.length === 0} onClick={() => removeRounds(chosenInOrder)}>
          {t('trials.planned.dropChosen')}
        </Button>
        <Button
          isSmall
          disabled={chosenInOrder.length === 0 || chosenInOrder.length === orderedIds.length}
          onClick={() => removeRounds(orderedIds.filter((id) => !chosenIds.has(id)))}
        >
          {t('trials.planned.keepChosen')}
        </Button>
      </div>
    </>
  );
}
