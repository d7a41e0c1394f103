import { type KeyboardEvent, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { TextField } from '../form/TextField.tsx';
import './table.css';

interface Props {
  readonly id: string;
  readonly rows: readonly { readonly bib?: string | undefined }[];
  readonly help?: string;
  /** Called with the index of the row that has the bib. */
  readonly onFound: (index: number) => void;
}

/** Finds a row of a long list by its bib and Enter. */
export function FindRow({ id, rows, help, onFound }: Props) {
  const { t } = useText();
  const [bib, setBib] = useState('');
  const [missingBib, setMissingBib] = useState<string>();
  const findOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const index = rows.findIndex((row) => row.bib === bib.trim());
    setMissingBib(index < 0 ? bib : undefined);
    if (index < 0) return;
    setBib('');
    onFound(index);
  };
  return (
    <TextField
      id={id}
      className="find-row"
      label={t('table.find')}
      fault={missingBib === undefined ? undefined : t('table.find.none', { bib: missingBib })}
      help={help}
      isNumeric
      inputMode="numeric"
      autoComplete="off"
      value={bib}
      onText={setBib}
      onKeyDown={findOnEnter}
    />
  );
}
