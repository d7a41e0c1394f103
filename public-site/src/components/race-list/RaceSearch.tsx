import { useEffect, useState } from 'react';
import { isSearchable } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Icon } from '../Icon.tsx';
import { readBib } from './race-choice.ts';

/** The search starts when nothing was typed for this long, ms. */
const TYPING_PAUSE_MS = 120;

interface RaceSearchProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** One search field for a name, a club or a bib. */
export function RaceSearch({ value, onChange }: RaceSearchProps) {
  const { t } = useText();
  const [text, setText] = useState(value);
  const [lastValue, setLastValue] = useState(value);
  // Texts passed to `onChange` that are not in the URL yet: its older value must not overwrite what is typed since.
  const [pendingTexts, setPendingTexts] = useState<readonly string[]>([]);
  if (value !== lastValue) {
    setLastValue(value);
    const pendingIndex = pendingTexts.indexOf(value);
    setPendingTexts(pendingTexts.slice(pendingIndex + 1));
    if (pendingIndex < 0) setText(value);
  }
  const targetText = pendingTexts.at(-1) ?? lastValue;
  useEffect(() => {
    if (text === targetText) return;
    const timer = setTimeout(() => {
      setPendingTexts((before) => [...before, text]);
      onChange(text);
    }, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  });
  const isTooShort = text.trim() !== '' && readBib(text) === undefined && !isSearchable(text);
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
      <p id="race-hint" className="sub" hidden={!isTooShort}>
        {t('filter.letters')}
      </p>
    </div>
  );
}
