import { useState } from 'react';
import { type IntervalError, isInIntervals, parseIntervals } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { TextField } from '../form/TextField.tsx';
import { formatIntervalFault } from './interval-fault.ts';

interface Props {
  /** The number of each row that may be chosen, by its key. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly onChosen: (keys: readonly string[]) => void;
}

/** Chooses rows by their numbers, «1-12, 15», with Enter or on leaving the field. */
export function IntervalField({ numbers, onChosen }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [handledText, setHandledText] = useState('');
  const [refusal, setRefusal] = useState<IntervalError>();
  const choose = () => {
    setHandledText(typed);
    const choice = chooseByIntervals(typed, numbers);
    if ('error' in choice) {
      setRefusal(choice);
      return;
    }
    setRefusal(undefined);
    onChosen(choice.keys);
  };
  return (
    <TextField
      className="grow"
      label={t('table.interval')}
      fault={refusal && formatIntervalFault(refusal, t)}
      isNumeric
      autoComplete="off"
      placeholder="1-12, 15"
      value={typed}
      onText={setTyped}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      onBlur={() => typed !== handledText && choose()}
    />
  );
}

/** The keys whose number is in the typed intervals (P5.2), or why these are invalid. @example '1-12, 15' */
function chooseByIntervals(
  typed: string,
  numbers: ReadonlyMap<string, number>,
): { readonly keys: readonly string[] } | IntervalError {
  const parsed = parseIntervals(typed);
  if ('error' in parsed) return parsed;
  return { keys: [...numbers].filter(([, number]) => isInIntervals(number, parsed.intervals)).map(([key]) => key) };
}
