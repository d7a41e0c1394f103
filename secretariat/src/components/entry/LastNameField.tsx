import { formatCategory, isBib, isSearchable } from 'shared-domain';
import { type SuggestedAthlete, useSuggestionsQuery } from '../../api/register.ts';
import { useText } from '../../locales/use-text.ts';
import { SuggestField } from '../form/SuggestField.tsx';

interface Props {
  readonly chOID: string;
  readonly label: string;
  readonly value: string;
  /** The sex that the event is for; athletes of the other one are not suggested. */
  readonly sex?: 'F' | 'M' | undefined;
  readonly fault?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onPick: (athlete: SuggestedAthlete) => void;
}

/** A last name, a bib of this competition or a licence number; suggests the athletes that it fits. */
export function LastNameField({ chOID, label, value, sex, fault, onText, onPick }: Props) {
  const { t, language } = useText();
  const q = value.trim();
  const { currentData } = useSuggestionsQuery({ chOID, q, what: 'athletes' }, { skip: !isSearchable(q) && !isBib(q) });
  const fitting = (currentData?.athletes ?? []).filter(
    (athlete) => sex === undefined || athlete.sex === undefined || athlete.sex === sex,
  );
  const suggestions = fitting.map((athlete, index) => ({
    key: `${index} ${athlete.last} ${athlete.first ?? ''}`,
    label: [athlete.last, athlete.first].filter(Boolean).join(' '),
    detail: [
      isBib(q) ? athlete.bib : undefined,
      athlete.dob?.slice(0, 4) ?? formatCategory(athlete.category, language),
      athlete.clubName,
      athlete.licensed && athlete.from === undefined ? t('entry.licensed') : '',
    ]
      .filter(Boolean)
      .join(' · '),
    known: athlete,
  }));
  return (
    <SuggestField
      label={label}
      isRequired
      autoFocus
      maxLength={120}
      value={value}
      fault={fault}
      help={t('entry.known.help')}
      suggestions={suggestions}
      onText={onText}
      onPick={(one) => onPick(one.known)}
    />
  );
}
