import { AutoComplete, Checkbox } from 'antd';
import { useId, useState } from 'react';
import {
  CATEGORIES,
  type Discipline,
  formatRound,
  isFieldEvent,
  makeTrialUid,
  ROUND_ORDER,
  type RoundLetter,
  searchDisciplines,
} from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { minutesOf } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { EditField } from '../edit/EditField.tsx';
import { categoriesFor } from './lay-out.ts';
import { eventFor, type Planned } from './planned.ts';
import { minutesFor } from './venue.ts';

interface Props {
  readonly days: readonly string[];
  readonly onChosen: (planned: readonly Planned[]) => void;
}

const CODES = [...new Set(CATEGORIES.filter(({ id }) => id < 100).map(({ code }) => code))];
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');

/** One event for some categories, a round of it, its heats and when. */
export function EventChooser({ days, onChosen }: Props) {
  const { t, language } = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [event, setEvent] = useState<Discipline>();
  const [codes, setCodes] = useState<readonly string[]>(['TC']);
  const [sexes, setSexes] = useState<readonly (1 | 2 | 3)[]>([2, 1]);
  const [round, setRound] = useState<RoundLetter>('f');
  const [heats, setHeats] = useState(1);
  const [day, setDay] = useState(days[0] ?? '');
  const [time, setTime] = useState('14:00');
  const found = typed.trim() === '' ? [] : searchDisciplines(typed).slice(0, 12);
  const categories = categoriesFor(codes, sexes);
  const start = minutesOf(time);
  const wrong = event === undefined || categories.length === 0 || Number.isNaN(start);

  const add = () => {
    if (event === undefined) return;
    onChosen(
      categories.map((category, at) => {
        const exact = eventFor(event.g0, event.g1, category);
        const apart = minutesFor(exact);
        const length = isFieldEvent(exact.g0) ? 0 : at * heats * apart;
        return {
          id: makeTrialUid({ ...exact, category, round, heat: 1 }),
          ...exact,
          category,
          round,
          heats,
          day,
          time: start + length,
          apart,
        };
      }),
    );
  };
  return (
    <section className="trial-build" aria-label={t('trials.add')}>
      <div className="field">
        <label htmlFor={id}>{t('trials.event')}</label>
        <AutoComplete
          id={id}
          autoFocus
          value={typed}
          placeholder={t('trials.event.example')}
          options={found.map((entry) => ({ value: entry.label[language], key: entry.code }))}
          onSearch={(text) => {
            setTyped(text);
            setEvent(undefined);
          }}
          onSelect={(value) => {
            setTyped(value);
            setEvent(found.find(({ label }) => label[language] === value));
          }}
          notFoundContent={typed.trim().length > 1 ? t('trials.event.none') : null}
        />
      </div>
      <fieldset className="trial-codes">
        <legend>{t('trials.categories')}</legend>
        <Checkbox.Group
          value={[...codes]}
          options={CODES}
          onChange={(values) => setCodes(CODES.filter((code) => values.includes(code)))}
        />
      </fieldset>
      <fieldset className="trial-codes">
        <legend>{t('trials.sex')}</legend>
        <Checkbox.Group<1 | 2 | 3>
          value={[...sexes]}
          options={([2, 1, 3] as const).map((value) => ({ value, label: t(`trials.sex.${value}`) }))}
          onChange={setSexes}
        />
      </fieldset>
      <div className="trial-pair">
        <EditField label={t('trials.round')}>
          {(field) => (
            <select
              {...field}
              className="sel"
              value={round}
              onChange={({ target }) => setRound(target.value as RoundLetter)}
            >
              {ROUNDS.map((letter) => (
                <option key={letter} value={letter}>
                  {formatRound({ round: letter, heat: 1, heats: 1 }, language)}
                </option>
              ))}
            </select>
          )}
        </EditField>
        <EditField label={t('trials.heats')}>
          {(field) => (
            <input
              {...field}
              className="in num"
              type="number"
              min={1}
              max={40}
              value={heats}
              onChange={({ target }) => setHeats(Math.min(40, Math.max(1, Math.round(Number(target.value)) || 1)))}
            />
          )}
        </EditField>
        <EditField label={t('trials.day')}>
          {(field) => (
            <select {...field} className="sel" value={day} onChange={({ target }) => setDay(target.value)}>
              {days.map((one) => (
                <option key={one} value={one}>
                  {new Intl.DateTimeFormat(language, {
                    weekday: 'short',
                    day: 'numeric',
                    month: 'short',
                    timeZone: 'UTC',
                  }).format(new Date(one))}
                </option>
              ))}
            </select>
          )}
        </EditField>
        <EditField label={t('trials.time')}>
          {(field) => (
            <input
              {...field}
              className="in"
              type="time"
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          )}
        </EditField>
      </div>
      <Button kind="main" disabled={wrong} onClick={add}>
        {t('trials.event.add')}
      </Button>
    </section>
  );
}
