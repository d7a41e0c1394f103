import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../../components/form/TextField.tsx';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly id: string;
  readonly lines: readonly Line[];
  /** Shows the page of a row and gives the focus to its mark. */
  readonly onFound: (index: number) => void;
}

/** Finds a row of a long list by its bib: its digits, Enter, the mark, Enter, the next bib. */
export function FindRow({ id, lines, onFound }: Props) {
  const { t } = useText();
  const [bib, setBib] = useState('');
  const [missing, setMissing] = useState<string>();
  const pressed = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const index = lines.findIndex((line) => line.bib === bib.trim());
    setMissing(index < 0 ? bib : undefined);
    if (index < 0) return;
    setBib('');
    onFound(index);
  };
  return (
    <TextField
      id={id}
      className="find-row"
      label={t('results.find')}
      fault={missing === undefined ? undefined : t('results.find.none', { bib: missing })}
      help={t('results.find.help')}
      isNumeric
      inputMode="numeric"
      autoComplete="off"
      value={bib}
      onText={setBib}
      onKeyDown={pressed}
    />
  );
}
