import { useState } from 'react';
import {
  type Discipline,
  type EventRef,
  type FederationTable,
  formatRoundName,
  isCombined,
  isFieldEvent,
  isThrow,
  makeDateFormat,
  ROUND_ORDER,
  type RoundLetter,
  searchDisciplines,
} from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { ChoiceField, ChoicesField } from '../../../components/form/ChoiceField.tsx';
import { DateField } from '../../../components/form/DateField.tsx';
import { NumberField } from '../../../components/form/NumberField.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { parseClock } from '../../../components/time/clock.ts';
import { useText } from '../../../locales/use-text.ts';
import { CombinedFields } from './CombinedFields.tsx';
import {
  type CombinedChoice,
  keepOfferedCodes,
  listChoiceCodes,
  listChoiceSexes,
  listChoicesOf,
  listOfferedCodes,
  MIN_PARTS,
  replaceSexes,
} from './combined-choice.ts';
import { ImplementNote } from './ImplementNote.tsx';
import { formatChosenCode, layOutCombined, layOutOneEvent, listCategoryIds, listSharedContests } from './lay-out.ts';
import { MAX_HEATS, type PlannedRound } from './planned-round.ts';

interface Props {
  /** The categories of the competition's federation. */
  readonly table: FederationTable;
  readonly days: readonly string[];
  readonly onChosen: (planned: readonly PlannedRound[]) => void;
}

/** Events offered for a search. */
const MAX_MATCHES = 12;
/** Women, men, mixed. */
const SEXES = [2, 1, 3] as const;
const ROUNDS = ROUND_ORDER.filter((round) => round !== 'c');

/** Plans a round of one event for some categories, with its heats and start, or a combined event with all its events. */
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
  const [combined, setCombined] = useState<CombinedChoice>();
  const [parts, setParts] = useState<readonly EventRef[]>([]);
  const [isShared, setShared] = useState(false);
  const matches = searchText.trim() === '' ? [] : searchDisciplines(searchText).slice(0, MAX_MATCHES);
  // One contest of several categories is one for all of them, in which athletes have a rank in their own category too.
  const canBeShared =
    event !== undefined &&
    combined === undefined &&
    isFieldEvent(event.g0) &&
    codes.length > 1 &&
    !codes.includes('TC');
  const contests =
    canBeShared && isShared
      ? listSharedContests(codes, sexes, table)
      : listCategoryIds(codes, sexes, table).map((category) => ({ category }));
  const emptySexes = sexes.filter((sex) => codes.length > 0 && listCategoryIds(codes, [sex], table).length === 0);
  const start = parseClock(time);
  const format = makeDateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const hasTooFewParts = combined === 'custom' && parts.length < MIN_PARTS;
  const isIncomplete = event === undefined || contests.length === 0 || Number.isNaN(start) || hasTooFewParts;

  const chooseCombined = (next: CombinedChoice) => {
    setCombined(next);
    setCodes(keepOfferedCodes(next, codes));
    setSexes((previous) => previous.filter((sex) => listChoiceSexes(next).includes(sex)));
  };
  const chooseEvent = (next: Discipline | undefined) => {
    setEvent(next);
    const [choice] = next !== undefined && isCombined(next.g0) ? listChoicesOf(next) : [];
    if (choice === undefined) setCombined(undefined);
    else chooseCombined(choice);
  };
  const add = () => {
    if (event === undefined) return;
    if (combined === undefined) onChosen(layOutOneEvent(event, { contests, round, heats, day, start }));
    else
      onChosen(
        layOutCombined(combined, { days: days.filter((one) => one >= day), dayStart: start, codes, sexes, parts }),
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
        onChange={(name) => chooseEvent(matches.find(({ label }) => label[language] === name))}
        notFoundContent={searchText.trim().length > 1 ? t('trials.event.none') : null}
      />
      {event !== undefined && combined !== undefined && (
        <CombinedFields
          choice={combined}
          choices={listChoicesOf(event)}
          codes={codes}
          sexes={sexes}
          parts={parts}
          onChoice={chooseCombined}
          onParts={setParts}
        />
      )}
      <ChoicesField
        className="trial-codes"
        label={t('trials.categories')}
        values={codes}
        options={(combined === undefined ? listOfferedCodes(table) : listChoiceCodes(combined)).map((code) => ({
          value: code,
          label: formatChosenCode(code, language, table),
        }))}
        onChoose={setCodes}
      />
      <ChoicesField
        className="trial-codes"
        label={t('trials.sex')}
        fault={
          emptySexes.length === 0
            ? undefined
            : t('trials.sex.none', {
                sex: emptySexes.map((sex) => t(`trials.sex.${sex}`)).join(', '),
                codes: codes.join(', '),
              })
        }
        values={sexes}
        options={(combined === undefined ? SEXES : listChoiceSexes(combined)).map((value) => ({
          value,
          label: t(`trials.sex.${value}`),
        }))}
        onChoose={(next) => setSexes(combined === undefined ? next : replaceSexes(sexes, next))}
      />
      {canBeShared && (
        <ChoiceField
          label={t('trials.contest')}
          value={isShared}
          options={[
            { value: false, label: t('trials.contest.each') },
            { value: true, label: t('trials.contest.shared') },
          ]}
          onChoose={setShared}
        />
      )}
      {event !== undefined && isThrow(event.g0) && (
        <ImplementNote event={event} codes={codes} sexes={sexes} table={table} />
      )}
      <div className="trial-pair">
        {combined === undefined && (
          <>
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
          </>
        )}
        <SelectField
          label={t('trials.day')}
          value={day}
          options={days.map((one) => ({ value: one, label: format.format(new Date(one)) }))}
          onChoose={setDay}
        />
        <DateField kind="time" label={t('trials.time')} value={time} onText={setTime} />
      </div>
      <Button kind="main" disabled={isIncomplete} onClick={add}>
        {t('trials.event.add')}
      </Button>
    </section>
  );
}
