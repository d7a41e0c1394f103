import { useText } from '../../locales/use-text.ts';
import { TextField } from '../form/TextField.tsx';

interface Props {
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly label?: string;
  readonly placeholder?: string;
}

/** The field for words that the rows must contain. `useCharacterKeys` finds it by its type: the key `/` focuses it. */
export function SearchField({ label, ...field }: Props) {
  const { t } = useText();
  return <TextField {...field} className="grow" label={label ?? t('table.search')} type="search" autoComplete="off" />;
}
