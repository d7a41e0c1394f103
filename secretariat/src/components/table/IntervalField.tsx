import { useState } from 'react';
import { type Interval, isInIntervals, parseIntervals } from 'shared-domain';
import { type Translate, useText } from '../../locales/use-text.ts';
import { TextField } from '../form/TextField.tsx';

interface Props {
  /** The number of each row that may be chosen. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly onChosen: (keys: readonly string[]) => void;
}

/** Chooses rows by their numbers, «1-12, 15», with Enter or on leaving the field. */
export function IntervalField({ numbers, onChosen }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState('');
  const [refusal, setRefusal] = useState<Refused>();
  const choose = () => {
    if (typed === done) return;
    setDone(typed);
    const choice = chooseByIntervals(typed, numbers);
    if ('refused' in choice) {
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
      fault={refusal?.refused(t)}
      isNumeric
      inputMode="numeric"
      autoComplete="off"
      placeholder="1-12, 15"
      value={typed}
      onText={setTyped}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
      onBlur={choose}
    />
  );
}

const written = ({ start, end }: Interval): string => (start === end ? `${start}` : `${start}-${end}`);

/** Why intervals are refused, in words. */
type Refused = { readonly refused: (t: Translate) => string };

/** The keys whose number is in the intervals typed (P5.2), or why they are none. @example '1-12, 15' */
function chooseByIntervals(
  typed: string,
  numbers: ReadonlyMap<string, number>,
): { readonly keys: readonly string[] } | Refused {
  const read = parseIntervals(typed);
  if (!('error' in read)) {
    return { keys: [...numbers].filter(([, number]) => isInIntervals(number, read.intervals)).map(([key]) => key) };
  }
  if (read.error === 'INVALID_INTERVAL') return { refused: (t) => t('table.interval.invalid', { item: read.item }) };
  const [first, second] = read.ranges;
  return { refused: (t) => t('table.interval.overlap', { first: written(first), second: written(second) }) };
}
