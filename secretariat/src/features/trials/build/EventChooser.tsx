import { useState } from 'react';
import {
  type Discipline,
  type FederationTable,
  formatRoundName,
  isFieldEvent,
  makeDateFormat,
  makeTrialUid,
  ROUND_ORDER,
  type RoundLetter,
  searchDisciplines,
} from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { TextField } from '../../../components/form/TextField.tsx';
import { parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { categoriesFor } from './lay-out.ts';
import { findEventFor, type PlannedRound } from './planned-round.ts';
import { minutesFor } from './venue.ts';

interface Props {
  /** The categories of the competition's federation. */
  readonly table: FederationTable;
  readonly days: readonly string[];
  readonly onChosen: (planned: readonly PlannedRound[]) => void;
}

/** The FFA's age classes are those below this number; masters by age are above. */
const FIRST_MASTERS = 100;

/** Codes to choose from: of a table of a federation's own all of them, and TC, which everybody may enter. */
function listCodes({ federation, rows }: FederationTable): readonly string[] {
  const codes = (federation === 'FFA' ? rows.filter(({ id }) => id < FIRST_MASTERS) : rows).map(({ code }) => code);
  return [...new Set([...codes, 'TC'])];
}
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');

/** One event for some categories, a round of it, its heats and when. */
export function EventChooser({ table, days, onChosen }: Props) {
  const { t, language } = useText();
  const [typed, setTyped] = useState('');
  const [event, setEvent] = useState<Discipline>();
  const [codes, setCodes] = useState<readonly string[]>(['TC']);
  const [sexes, setSexes] = useState<readonly (1 | 2 | 3)[]>([2, 1]);
  const [round, setRound] = useState<RoundLetter>('f');
  const [heats, setHeats] = useState(1);
  const [day, setDay] = useState(days[0] ?? '');
  const [time, setTime] = useState('14:00');
  const found = typed.trim() === '' ? [] : searchDisciplines(typed).slice(0, 12);
  const categories = categoriesFor(codes, sexes, table);
  const start = parseClock(time);
  const format = makeDateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const wrong = event === undefined || categories.length === 0 || Number.isNaN(start);

  const add = () => {
    if (event === undefined) return;
    onChosen(
      categories.map((category, at) => {
        const exact = findEventFor(event.g0, event.g1, category);
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
      <SearchSelectField
        label={t('trials.event')}
        autoFocus
        value={event?.label[language] ?? null}
        placeholder={t('trials.event.example')}
        options={found.map(({ label }) => ({ value: label[language], label: label[language] }))}
        showSearch={{ filterOption: false, onSearch: setTyped }}
        onChange={(name) => setEvent(found.find(({ label }) => label[language] === name))}
        notFoundContent={typed.trim().length > 1 ? t('trials.event.none') : null}
      />
      <ChoicesField
        className="trial-codes"
        label={t('trials.categories')}
        values={codes}
        options={listCodes(table).map((code) => ({ value: code, label: code }))}
        onChoose={setCodes}
      />
      <ChoicesField
        className="trial-codes"
        label={t('trials.sex')}
        values={sexes}
        options={([2, 1, 3] as const).map((value) => ({ value, label: t(`trials.sex.${value}`) }))}
        onChoose={setSexes}
      />
      <div className="trial-pair">
        <SelectField
          label={t('trials.round')}
          value={round}
          options={ROUNDS.map((letter) => ({
            value: letter,
            label: formatRoundName(letter, language),
          }))}
          onChoose={setRound}
        />
        <NumberField
          label={t('trials.heats')}
          min={1}
          max={40}
          value={heats}
          onNumber={(count = 1) => setHeats(count)}
        />
        <SelectField
          label={t('trials.day')}
          value={day}
          options={days.map((one) => ({ value: one, label: format.format(new Date(one)) }))}
          onChoose={setDay}
        />
        <TextField type="time" label={t('trials.time')} value={time} onText={setTime} />
      </div>
      <Button kind="main" disabled={wrong} onClick={add}>
        {t('trials.event.add')}
      </Button>
    </section>
  );
}
