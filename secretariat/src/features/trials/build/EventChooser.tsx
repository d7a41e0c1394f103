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
import { FIRST_MASTERS_ID } from './combined-choice.ts';
import { listCategoryIds } from './lay-out.ts';
import { addCategoryEquipment, MAX_HEATS, type PlannedRound } from './planned-round.ts';
import { estimateMinutes } from './venue.ts';

interface Props {
  /** The categories of the competition's federation. */
  readonly table: FederationTable;
  readonly days: readonly string[];
  readonly onChosen: (planned: readonly PlannedRound[]) => void;
}

/** Category codes to choose from: those of the federation, for the FFA without masters by age, and TC, which is open to all. */
function listCodes({ federation, rows }: FederationTable): readonly string[] {
  const codes = (federation === 'FFA' ? rows.filter(({ id }) => id < FIRST_MASTERS_ID) : rows).map(({ code }) => code);
  return [...new Set([...codes, 'TC'])];
}

/** Events offered for a search. */
const MAX_MATCHES = 12;
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');

/** Plans a round of one event for some categories, with its heats and start. */
export function EventChooser({ table, days, onChosen }: Props) {
  const { t, language } = useText();
  const [searchText, setSearchText] = useState('');
  const [event, setEvent] = useState<Discipline>();
  const [codes, setCodes] = useState<readonly string[]>(['TC']);
  const [sexes, setSexes] = useState<readonly (1 | 2 | 3)[]>([2, 1]);
  const [round, setRound] = useState<RoundLetter>('f');
  const [heats, setHeats] = useState(1);
  const [day, setDay] = useState(days[0] ?? '');
  const [time, setTime] = useState('14:00');
  const matches = searchText.trim() === '' ? [] : searchDisciplines(searchText).slice(0, MAX_MATCHES);
  const categories = listCategoryIds(codes, sexes, table);
  const start = parseClock(time);
  const format = makeDateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const isIncomplete = event === undefined || categories.length === 0 || Number.isNaN(start);

  const add = () => {
    if (event === undefined) return;
    onChosen(
      categories.map((category, index) => {
        const categoryEvent = addCategoryEquipment(event.g0, event.g1, category);
        const apart = estimateMinutes(categoryEvent);
        const offset = isFieldEvent(categoryEvent.g0) ? 0 : index * heats * apart;
        return {
          id: makeTrialUid({ ...categoryEvent, category, round, heat: 1 }),
          ...categoryEvent,
          category,
          round,
          heats,
          day,
          time: start + offset,
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
        options={matches.map(({ label }) => ({ value: label[language], label: label[language] }))}
        showSearch={{ filterOption: false, onSearch: setSearchText }}
        onChange={(name) => setEvent(matches.find(({ label }) => label[language] === name))}
        notFoundContent={searchText.trim().length > 1 ? t('trials.event.none') : null}
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
          max={MAX_HEATS}
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
      <Button kind="main" disabled={isIncomplete} onClick={add}>
        {t('trials.event.add')}
      </Button>
    </section>
  );
}
