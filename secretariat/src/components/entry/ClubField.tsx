import { foldText, isSearchable } from 'shared-domain';
import { useSuggestionsQuery } from '../../api/register.ts';
import { SuggestField } from '../form/SuggestField.tsx';

interface Props {
  readonly chOID: string;
  readonly label: string;
  readonly value: string;
  readonly fault?: string | undefined;
  readonly autoFocus?: boolean;
  readonly onText: (text: string) => void;
}

/** A club; suggests those of the organisation's competitions, as they are spelt there. */
export function ClubField({ chOID, label, value, fault, autoFocus, onText }: Props) {
  const q = value.trim();
  const { currentData } = useSuggestionsQuery({ chOID, q, what: 'clubs' }, { skip: !isSearchable(q) });
  const clubs = (currentData?.clubs ?? []).filter((club) => foldText(club) !== foldText(q));
  return (
    <SuggestField
      label={label}
      maxLength={120}
      value={value}
      fault={fault}
      autoFocus={autoFocus}
      suggestions={clubs.map((club) => ({ key: club, label: club }))}
      onText={onText}
      onPick={({ label: club }) => onText(club)}
    />
  );
}
