import { formatBirth, formatCategory } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { Athlete } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import type { Column } from '../../components/table/column.ts';
import { StartName } from '../../components/trial/StartName.tsx';
import type { Translate } from '../../locales/use-text.ts';
import { formatName } from './athlete-rows.ts';
import './athletes.css';

interface ColumnContext {
  readonly t: Translate;
  readonly language: Language;
  readonly findEventName: (gOID: string) => string;
  /** False for members whose role only reads: they see no birth dates. */
  readonly hasBirths: boolean;
  readonly onOpen: (key: string) => void;
}

/** The events of an athlete, each once. */
const formatEvents = ({ entries }: Athlete, findEventName: (gOID: string) => string): string =>
  [...new Set(entries.map(({ gOID }) => findEventName(gOID)))].join(', ');

/** Columns of the athletes of a competition. */
export function buildColumns({
  t,
  language,
  findEventName,
  hasBirths,
  onOpen,
}: ColumnContext): readonly Column<Athlete>[] {
  const textColumn = (
    key: string,
    title: string,
    getText: (athlete: Athlete) => string,
    options: Partial<Column<Athlete>> = {},
  ): Column<Athlete> => ({
    key,
    title,
    cell: getText,
    text: getText,
    ...options,
  });
  return [
    textColumn('bib', t('starts.col.bib'), ({ bibs }) => bibs.join(', '), { align: 'end' }),
    {
      key: 'name',
      title: t('starts.col.athlete'),
      isRowHeading: true,
      cell: (athlete) => (
        <Button kind="link" className="name-link" onClick={() => onOpen(athlete.key)}>
          <StartName row={athlete} />
        </Button>
      ),
      text: formatName,
    },
    textColumn('category', t('starts.col.category'), ({ category }) => formatCategory(category, language) ?? ''),
    textColumn('club', t('starts.col.club'), ({ clubName = '' }) => clubName, { minScreen: 'tablet' }),
    ...(hasBirths
      ? [
          textColumn('birth', t('athletes.birth'), ({ dob }) => (dob === undefined ? '' : formatBirth(dob)), {
            minScreen: 'desktop',
          }),
        ]
      : []),
    textColumn('licence', t('entry.licence'), ({ auid = '' }) => auid, { minScreen: 'desktop' }),
    textColumn('events', t('athletes.events'), (athlete) => formatEvents(athlete, findEventName), {
      minScreen: 'tablet',
    }),
  ];
}
