import { useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { FilterSelect } from '../../components/table/FilterSelect.tsx';
import { useText } from '../../locales/use-text.ts';
import { FileSection } from './FileSection.tsx';
import { TakeButton } from './TakeButton.tsx';

const SEPARATORS = ['semicolon', 'comma'] as const;
const NAMES = { starts: 'listes-de-depart.csv', results: 'resultats.csv' } as const;

/** Lists as tables, titled in the reader's language. */
export function CsvFiles({ chOID }: { readonly chOID: string }) {
  const { t, language } = useText();
  const [separator, setSeparator] = useState<(typeof SEPARATORS)[number]>('semicolon');
  return (
    <FileSection
      title={t('files.csv')}
      help={t('files.csv.help')}
      choices={
        <FilterSelect
          label={t('files.csv.separator')}
          value={separator}
          options={SEPARATORS.map((value) => ({ value, label: t(`files.csv.separator.${value}`) }))}
          onChange={setSeparator}
        />
      }
    >
      {(['starts', 'results'] as const).map((list) => (
        <TakeButton
          key={list}
          file={{ url: makeUrl(calls.csvFile, { chOID }, { list, separator, lang: language }), name: NAMES[list] }}
        >
          {t(`files.${list}`)}
        </TakeButton>
      ))}
    </FileSection>
  );
}
