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
  findWholeCode,
  listChoiceEvents,
  MAX_PARTS,
  MIN_PARTS,
} from './combined-choice.ts';
import { categoriesFor } from './lay-out.ts';

interface Props {
  readonly choice: CombinedChoice;
  readonly codes: readonly string[];
  readonly sexes: readonly (1 | 2 | 3)[];
  /** Events that were chosen by hand. */
  readonly parts: readonly EventRef[];
  readonly onChoice: (choice: CombinedChoice) => void;
  readonly onParts: (parts: readonly EventRef[]) => void;
}

const isSame = (a: EventRef, b: EventRef): boolean => a.g0 === b.g0 && a.g1 === b.g1;

/** Which combined event, and the events that it is made of; those are changed by hand. */
export function CombinedFields({ choice, codes, sexes, parts, onChoice, onParts }: Props) {
  const { t, language } = useText();
  const [first] = categoriesFor(codes, sexes);
  const events = listChoiceEvents(choice, first ?? 0, parts);
  const name = (event: EventRef) =>
    [formatDiscipline(event, language), formatEquipment(event)].filter(Boolean).join(' ');
  const label = (one: CombinedChoice) =>
    one === 'custom'
      ? t('trials.template.custom')
      : `${formatDiscipline(one in COMBINED_PROGRAMMES ? COMBINED_PROGRAMMES[one as 'decathlon'] : findWholeCode(one), language)} ${t(`trials.template.${one}`)}`;
  return (
    <>
      <SelectField
        label={t('trials.template.programme')}
        value={choice}
        options={COMBINED_CHOICES.map((value) => ({ value, label: label(value) }))}
        onChoose={onChoice}
      />
      <div className="combined-parts">
        <ol aria-label={t('trials.template.parts')}>
          {events.map((event, at) => (
            <li key={`${event.g0} ${event.g1}`}>
              <span>
                {at + 1}. {name(event)}
              </span>
              {choice === 'custom' && (
                <Button
                  isSmall
                  aria-label={t('trials.template.parts.drop', { event: name(event) })}
                  onClick={() => onParts(parts.filter((one) => !isSame(one, event)))}
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
                onChosen={(event) => !parts.some((one) => isSame(one, event)) && onParts([...parts, event])}
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

const MAX_FOUND = 12;

/** Finds an event to be added, by its words. */
function PartSearch({ onChosen }: { readonly onChosen: (event: EventRef) => void }) {
  const { t, language } = useText();
  const [typed, setTyped] = useState('');
  const found: readonly Discipline[] =
    typed.trim() === ''
      ? []
      : searchDisciplines(typed)
          .filter((one) => !isCombined(one.g0) && !isRelayEvent(one))
          .slice(0, MAX_FOUND);
  return (
    <SearchSelectField
      label={t('trials.template.parts.add')}
      value={null}
      placeholder={t('trials.event.example')}
      options={found.map(({ label }) => ({ value: label[language], label: label[language] }))}
      showSearch={{ filterOption: false, onSearch: setTyped, searchValue: typed }}
      onChange={(chosen) => {
        const event = found.find(({ label }) => label[language] === chosen);
        if (event !== undefined) onChosen({ g0: event.g0, g1: event.g1 });
        setTyped('');
      }}
      notFoundContent={typed.trim().length > 1 ? t('trials.event.none') : null}
    />
  );
}
