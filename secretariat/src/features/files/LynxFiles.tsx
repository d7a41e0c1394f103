import { useState } from 'react';
import { calls, makeUrl } from 'shared-domain/contract';
import { FilterSelect } from '../../components/table/FilterSelect.tsx';
import { useText } from '../../locales/use-text.ts';
import { FileSection } from './FileSection.tsx';
import { TakeButton } from './TakeButton.tsx';

const ENCODINGS = ['cp1252', 'utf8', 'utf16le'] as const;
const FILES = ['evt', 'ppl', 'sch'] as const;

/** What the photo finish reads before the first race. */
export function LynxFiles({ chOID }: { readonly chOID: string }) {
  const { t } = useText();
  const [encoding, setEncoding] = useState<(typeof ENCODINGS)[number]>('cp1252');
  return (
    <FileSection
      title={t('files.lynx')}
      help={t('files.lynx.help')}
      choices={
        <FilterSelect
          label={t('files.lynx.encoding')}
          value={encoding}
          options={ENCODINGS.map((value) => ({ value, label: t(`files.lynx.encoding.${value}`) }))}
          onChange={setEncoding}
        />
      }
    >
      {FILES.map((file) => (
        <TakeButton
          key={file}
          file={{ url: makeUrl(calls.lynxFile, { chOID }, { file, encoding }), name: `lynx.${file}` }}
        >
          {t(`files.lynx.get.${file}`)}
        </TakeButton>
      ))}
    </FileSection>
  );
}
