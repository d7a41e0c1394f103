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

const NONE: ReadonlySet<string> = new Set();

/**
 * What is about to be made, day by day and in the order of the clock; times and heats may be changed. Lines are chosen one by one, from
 * one to another with Shift, by day or all, and left out together.
 */
export function PlannedTable({ planned, days, onPlanned }: Props) {
  const { t, language } = useText();
  const [picked, setPicked] = useState<ReadonlySet<string>>(NONE);
  const [last, setLast] = useState<string>();
  const change = (id: string, changed: Partial<PlannedRound>) =>
    onPlanned(planned.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const format = makeDateFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });
  // A round that begins after the last day is shown on the day that it was planned for, with its error.
  const rows = planned.map((one) => ({ one, ...(findHeatStart(one, 1, days) ?? { day: one.day, minutes: one.time }) }));
  const byDay = [...new Set([...days, ...rows.map(({ day }) => day)])].toSorted().map((day) => ({
    day,
    ofDay: rows.filter((row) => row.day === day).toSorted((a, b) => a.minutes - b.minutes),
  }));
  const order = byDay.flatMap(({ ofDay }) => ofDay.map(({ one }) => one.id));
  const chosen = order.filter((id) => picked.has(id));
  const pick = (ids: readonly string[], isIn: boolean) =>
    setPicked((before) => new Set(isIn ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  const pickOne = (id: string, isIn: boolean, isRange: boolean) => {
    const [from, to] = [order.indexOf(last ?? id), order.indexOf(id)].toSorted((a, b) => a - b) as [number, number];
    pick(isRange && from >= 0 ? order.slice(from, to + 1) : [id], isIn);
    setLast(id);
  };
  const drop = (ids: readonly string[]) => {
    onPlanned(planned.filter(({ id }) => !ids.includes(id)));
    pick(ids, false);
  };
  const box = (ids: readonly string[], label: string) => (
    <input
      type="checkbox"
      aria-label={label}
      checked={ids.length > 0 && ids.every((id) => picked.has(id))}
      ref={(input) => {
        if (input !== null)
          input.indeterminate = ids.some((id) => picked.has(id)) && !ids.every((id) => picked.has(id));
      }}
      onChange={({ target }) => pick(ids, target.checked)}
    />
  );
  return (
    <div className="sheet">
      <table className="tbl dense planned">
        <caption className="sr">{t('trials.planned')}</caption>
        <thead>
          <tr>
            <th scope="col" className="pick">
              {box(order, t('trials.planned.all'))}
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
        {byDay.map(({ day, ofDay }) => {
          if (ofDay.length === 0) return null;
          const date = format.format(new Date(day));
          return (
            <tbody key={day}>
              <tr className="grp">
                <th className="pick">
                  {box(
                    ofDay.map(({ one }) => one.id),
                    t('trials.planned.allOf', { date }),
                  )}
                </th>
                <th colSpan={6} scope="rowgroup">
                  {date} · {t('trials.planned.day', { count: ofDay.reduce((sum, { one }) => sum + one.heats, 0) })}
                </th>
              </tr>
              {ofDay.map(({ one, minutes }) => (
                <PlannedRow
                  key={one.id}
                  planned={one}
                  rounds={countEventRounds(one, planned)}
                  days={days}
                  start={{ day, minutes }}
                  isPicked={picked.has(one.id)}
                  onPick={(isIn, isRange) => pickOne(one.id, isIn, isRange)}
                  onChange={(changed) => change(one.id, changed)}
                  onDrop={() => drop([one.id])}
                />
              ))}
            </tbody>
          );
        })}
      </table>
      <div className="btns planned-bar">
        <span className="muted" role="status">
          {t('trials.planned.chosen', { count: chosen.length })}
        </span>
        <Button isSmall disabled={chosen.length === 0} onClick={() => drop(chosen)}>
          {t('trials.planned.dropChosen')}
        </Button>
        <Button
          isSmall
          disabled={chosen.length === 0 || chosen.length === order.length}
          onClick={() => drop(order.filter((id) => !picked.has(id)))}
        >
          {t('trials.planned.keepChosen')}
        </Button>
      </div>
    </div>
  );
}
