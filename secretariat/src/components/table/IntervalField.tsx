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

/** What stands before the last separator: nothing that is typed after it can mend it. */
const FINISHED = /^(.*)[,;]/;

/** Chooses rows by their numbers, «1-12, 15», while they are typed; Enter or leaving the field judges the last item too. */
export function IntervalField({ numbers, onChosen }: Props) {
  const { t } = useText();
  const [typed, setTyped] = useState('');
  const [handledText, setHandledText] = useState('');
  const [refusal, setRefusal] = useState<IntervalError>();
  const choose = (text: string, judgedText: string) => {
    const judged = parseIntervals(judgedText);
    setRefusal('error' in judged ? judged : undefined);
    const choice = chooseByIntervals(text, numbers);
    if ('error' in judged || !('error' in choice)) onChosen('error' in choice ? [] : choice.keys);
  };
  const type = (text: string) => {
    setTyped(text);
    choose(text, FINISHED.exec(text)?.[1] ?? '');
  };
  const judge = () => {
    setHandledText(typed);
    choose(typed, typed);
  };
  return (
    <TextField
      className="interval"
      label={t('table.interval')}
      fault={refusal && formatIntervalFault(refusal, t)}
      isNumeric
      autoComplete="off"
      placeholder="1-12, 15"
      value={typed}
      onText={type}
      onKeyDown={({ key }) => key === 'Enter' && judge()}
      onBlur={() => typed !== handledText && judge()}
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
