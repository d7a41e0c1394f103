import { useId, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { chooseByIntervals, type Refused } from './interval-choice.ts';

interface Props {
  /** The number of each row that may be chosen. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly onChosen: (keys: readonly string[]) => void;
}

/** Chooses rows by their numbers, «1-12, 15», with Enter or on leaving the field. */
export function IntervalField({ numbers, onChosen }: Props) {
  const { t } = useText();
  const id = useId();
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
    <div className="field grow">
      <label htmlFor={id}>{t('table.interval')}</label>
      <input
        id={id}
        className="in num"
        inputMode="numeric"
        autoComplete="off"
        placeholder="1-12, 15"
        value={typed}
        aria-invalid={refusal !== undefined}
        aria-describedby={`${id}-refused`}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && choose()}
        onBlur={choose}
      />
      <span id={`${id}-refused`} className="table-refused" role="alert">
        {refusal?.refused(t)}
      </span>
    </div>
  );
}
