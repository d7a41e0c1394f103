import { formatCategory } from 'shared-domain';
import type { Language } from 'shared-domain/platform';
import type { Athlete } from '../../api/register.ts';
import { Button } from '../../components/Button.tsx';
import type { Column } from '../../components/table/column.ts';
import type { Translate } from '../../locales/use-text.ts';
import { birthText, nameOf } from './athlete-rows.ts';

interface Words {
  readonly t: Translate;
  readonly language: Language;
  readonly eventOf: (gOID: string) => string;
  /** False for members whose role only reads: they see no birth dates. */
  readonly hasBirths: boolean;
  readonly onOpen: (key: string) => void;
}

/** The events of an athlete, each once. */
const eventsOf = ({ entries }: Athlete, eventOf: (gOID: string) => string): string =>
  [...new Set(entries.map(({ gOID }) => eventOf(gOID)))].join(', ');

/** Columns of the athletes of a competition. */
export function athleteColumns({ t, language, eventOf, hasBirths, onOpen }: Words): readonly Column<Athlete>[] {
  const text = (key: string, title: string, of: (athlete: Athlete) => string, more: object = {}): Column<Athlete> => ({
    key,
    title,
    cell: of,
    text: of,
    ...more,
  });
  return [
    text('bib', t('starts.col.bib'), ({ bibs }) => bibs.join(', '), { align: 'end' }),
    {
      key: 'name',
      title: t('starts.col.athlete'),
      heading: true,
      cell: (athlete) => (
        <Button kind="link" onClick={() => onOpen(athlete.key)}>
          {nameOf(athlete)}
        </Button>
      ),
      text: nameOf,
    },
    text('category', t('starts.col.category'), ({ category }) => formatCategory(category, language) ?? ''),
    text('club', t('starts.col.club'), ({ clubName = '' }) => clubName, { from: 'tablet' }),
    ...(hasBirths ? [text('birth', t('athletes.birth'), ({ dob }) => birthText(dob), { from: 'desktop' })] : []),
    text('licence', t('entry.licence'), ({ auid = '' }) => auid, { from: 'desktop' }),
    text('events', t('athletes.events'), (athlete) => eventsOf(athlete, eventOf), { from: 'tablet' }),
  ];
}
