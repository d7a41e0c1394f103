import { Alert } from 'antd';
import { CODE_PAGES } from 'shared-domain';
import { SelectField } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import { chooseCodePage, type SourceTable } from '../read/source-table.ts';

/** Words shown as examples. */
const MAX_WORDS = 5;

const quoteWords = (words: readonly string[]): string => words.slice(0, MAX_WORDS).join(', ');

interface LettersChoiceProps {
  readonly table: SourceTable;
  readonly onChoose: (table: SourceTable) => void;
}

/** How the letters of the file were read, with examples, and the choice of another code page for a file of one. */
export function LettersChoice({ table, onChoose }: LettersChoiceProps) {
  const { t } = useText();
  const { letters } = table;
  if (letters === undefined) return null;
  const { page, words, doubtful } = letters;
  return (
    <>
      {(words.length > 0 || doubtful.length > 0) && (
        <Alert
          className="adm-gap"
          type="warning"
          showIcon
          role="alert"
          title={t(page === undefined ? 'entries.letters.doubtful' : 'entries.letters.read', {
            page: page === undefined ? '' : t(`entries.letters.${page}`),
            words: quoteWords([...words, ...doubtful]),
          })}
        />
      )}
      {page !== undefined && (
        <SelectField
          className="adm-gap head-line"
          label={t('entries.letters')}
          value={page}
          options={CODE_PAGES.map((value) => ({ value, label: t(`entries.letters.${value}`) }))}
          onChoose={(chosen) => onChoose(chooseCodePage(table, chosen))}
        />
      )}
    </>
  );
}
