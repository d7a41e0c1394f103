import { useState } from 'react';
import {
  COMBINED_PROGRAMMES,
  type Discipline,
  type EventRef,
  formatDiscipline,
  formatEquipment,
  isCombined,
  isRelayEvent,
  searchDisciplines,
} from 'shared-domain';
import { Button } from '../../../components/Button.tsx';
import { SearchSelectField } from '../../../components/form/SearchSelect.tsx';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import {
  COMBINED_CHOICES,
  type CombinedChoice,
  findCombinedCode,
  listChoiceEvents,
  MAX_PARTS,
  MIN_PARTS,
} from './combined-choice.ts';
import { listCategoryIds } from './lay-out.ts';

interface Props {
  readonly choice: CombinedChoice;
  /** What is offered to choose; all by default. */
  readonly choices?: readonly CombinedChoice[];
  readonly codes: readonly string[];
  readonly sexes: readonly (1 | 2 | 3)[];
  /** Events chosen by hand. */
  readonly parts: readonly EventRef[];
  readonly onChoice: (choice: CombinedChoice) => void;
  readonly onParts: (parts: readonly EventRef[]) => void;
}

const isSameEvent = (a: EventRef, b: EventRef): boolean => a.g0 === b.g0 && a.g1 === b.g1;

/** Chooses a combined event and shows its events, which can be changed by hand. */
export function CombinedFields({ choice, choices = COMBINED_CHOICES, codes, sexes, parts, onChoice, onParts }: Props) {
  const { t, language } = useText();
  const [first] = listCategoryIds(codes, sexes);
  const events = listChoiceEvents(choice, first ?? 0, parts);
  const formatEvent = (event: EventRef) =>
    [formatDiscipline(event, language), formatEquipment(event, language)].filter(Boolean).join(' ');
  const formatChoice = (one: CombinedChoice) =>
    one === 'custom'
      ? t('trials.template.custom')
      : `${formatDiscipline(one in COMBINED_PROGRAMMES ? COMBINED_PROGRAMMES[one as 'decathlon'] : findCombinedCode(one), language)} ${t(`trials.template.${one}`)}`;
  return (
    <>
      <SelectField
        label={t('trials.template.programme')}
        value={choice}
        options={choices.map((value) => ({ value, label: formatChoice(value) }))}
        onChoose={onChoice}
      />
      <div className="combined-parts">
        <ol aria-label={t('trials.template.parts')}>
          {events.map((event, index) => (
            <li key={`${event.g0} ${event.g1}`}>
              <span>
                {index + 1}. {formatEvent(event)}
              </span>
              {choice === 'custom' && (
                <Button
                  isSmall
                  aria-label={t('trials.template.parts.drop', { event: formatEvent(event) })}
                  onClick={() => onParts(parts.filter((one) => !isSameEvent(one, event)))}
                >
                  {t('trials.planned.drop')}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {choice === 'custom' ? (
          <>
            {parts.length < MAX_PARTS && (
              <PartSearch
                onChosen={(event) => !parts.some((one) => isSameEvent(one, event)) && onParts([...parts, event])}
              />
            )}
            {parts.length < MIN_PARTS && (
              <p className="muted">{t('trials.template.parts.few', { least: MIN_PARTS })}</p>
            )}
          </>
        ) : (
          <Button
            isSmall
            onClick={() => {
              onParts(events.map(({ g0, g1 }) => ({ g0, g1 })));
              onChoice('custom');
            }}
          >
            {t('trials.template.parts.change')}
          </Button>
        )}
      </div>
    </>
  );
}

const MAX_MATCHES = 12;

/** Searches for an event to add. */
function PartSearch({ onChosen }: { readonly onChosen: (event: EventRef) => void }) {
  const { t, language } = useText();
  const [searchText, setSearchText] = useState('');
  const matches: readonly Discipline[] =
    searchText.trim() === ''
      ? []
      : searchDisciplines(searchText)
          .filter((one) => !isCombined(one.g0) && !isRelayEvent(one))
          .slice(0, MAX_MATCHES);
  return (
    <SearchSelectField
      label={t('trials.template.parts.add')}
      value={null}
      placeholder={t('trials.event.example')}
      options={matches.map(({ label }) => ({ value: label[language], label: label[language] }))}
      showSearch={{ filterOption: false, onSearch: setSearchText, searchValue: searchText }}
      onChange={(chosen) => {
        const event = matches.find(({ label }) => label[language] === chosen);
        if (event !== undefined) onChosen({ g0: event.g0, g1: event.g1 });
        setSearchText('');
      }}
      notFoundContent={searchText.trim().length > 1 ? t('trials.event.none') : null}
    />
  );
}
