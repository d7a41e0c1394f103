import { type KeyboardEvent, useState } from 'react';
import { TextField } from '../../../../components/form/TextField.tsx';
import type { Line } from '../../../../components/sheet/line.ts';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly id: string;
  readonly lines: readonly Line[];
  /** Called with the index of the line that has the bib. */
  readonly onFound: (index: number) => void;
}

/** Finds a row of a long list by its bib: bib, Enter, mark, Enter, next bib. */
export function FindRow({ id, lines, onFound }: Props) {
  const { t } = useText();
  const [bib, setBib] = useState('');
  const [missingBib, setMissingBib] = useState<string>();
  const findOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const index = lines.findIndex((line) => line.bib === bib.trim());
    setMissingBib(index < 0 ? bib : undefined);
    if (index < 0) return;
    setBib('');
    onFound(index);
  };
  return (
    <TextField
      id={id}
      className="find-row"
      label={t('results.find')}
      fault={missingBib === undefined ? undefined : t('results.find.none', { bib: missingBib })}
      help={t('results.find.help')}
      isNumeric
      inputMode="numeric"
      autoComplete="off"
      value={bib}
      onText={setBib}
      onKeyDown={findOnEnter}
    />
  );
}
