import { useEffect, useState } from 'react';
import { isSearchable } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { readBib } from './race-choice.ts';

/** The search starts when nothing was typed for this long, ms. */
const PAUSE = 120;

interface RaceSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** One search field for a name, a club or a bib. */
export function RaceSearch({ value, onChange }: RaceSearchProps) {
  const { t } = useText();
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  // Texts passed to `onChange` that are not in the URL yet: its older value must not overwrite what is typed since.
  const [sent, setSent] = useState<readonly string[]>([]);
  if (value !== seen) {
    setSeen(value);
    const at = sent.indexOf(value);
    setSent(sent.slice(at + 1));
    if (at < 0) setText(value);
  }
  const inAddress = sent.at(-1) ?? seen;
  useEffect(() => {
    if (text === inAddress) return;
    const timer = setTimeout(() => {
      setSent((before) => [...before, text]);
      onChange(text);
    }, PAUSE);
    return () => clearTimeout(timer);
  });
  const short = text.trim() !== '' && readBib(text) === undefined && !isSearchable(text);
  return (
    <div className="search">
      <Icon name="search" />
      <input
        className="in"
        type="search"
        inputMode="search"
        enterKeyHint="search"
        aria-label={t('race.search')}
        aria-describedby="race-hint"
        placeholder={t('race.search')}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p id="race-hint" className="sub" hidden={!short}>
        {t('filter.letters')}
      </p>
    </div>
  );
}
