import { type ReactNode, useMemo, useState } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { Link, saveFile } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Empty } from '../page/Empty.tsx';
import type { Column } from '../table/column.ts';
import { csvText } from '../table/csv-text.ts';
import { DataTable } from '../table/DataTable.tsx';
import { momentText } from '../time/when.ts';
import { actSentence } from './act-sentence.ts';
import { actorText, actText } from './act-text.ts';
import { DetailCell } from './DetailCell.tsx';
import { detailText } from './detail-rows.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { EVERYTHING, filterJournal } from './journal-filter.ts';
import './journal.css';

/** What an act was about, and where that is seen. */
export interface ActObject {
  readonly text: string;
  readonly to?: string;
}

interface Props {
  readonly title: string;
  /** The help shown while the journal is empty. */
  readonly noneHelp: string;
  /** Newest first. */
  readonly lines: readonly LogLine[];
  readonly tz: string;
  readonly objectOf: (line: LogLine) => ActObject;
  /** Beside the filters. */
  readonly tools?: ReactNode;
  /** What can be done about an act. */
  readonly actsOf?: ((line: LogLine) => ReactNode) | undefined;
}

/** Every act, newest first: when, who, what, about what; filtered, and out as a file. */
export function Journal({ title, noneHelp, lines, tz, objectOf, tools, actsOf }: Props) {
  const { t, language } = useText();
  const [filter, setFilter] = useState(EVERYTHING);
  const sentence = useMemo(() => {
    const byOid = new Map(lines.map((line) => [line.oid, line]));
    return (line: LogLine) => actSentence(line, { t, language, actOf: (oid) => byOid.get(oid) });
  }, [lines, t, language]);
  const shown = useMemo(() => {
    const readText = (line: LogLine) =>
      [objectOf(line).text, sentence(line), detailText(line.detail, { t, language })].join(' ');
    return filterJournal(lines, filter, { t, tz, readText });
  }, [lines, filter, t, language, tz, objectOf, sentence]);
  const columns = useMemo<readonly Column<LogLine>[]>(() => {
    const when = ({ at }: LogLine) => momentText(at, tz, language);
    const about = (line: LogLine) => {
      const { text, to } = objectOf(line);
      return to === undefined ? (
        text
      ) : (
        <Link className="link" to={to}>
          {text}
        </Link>
      );
    };
    return [
      { key: 'when', title: t('journal.when'), cell: when, text: when, heading: true },
      {
        key: 'who',
        title: t('journal.who'),
        cell: (line) => <span className="act-who">{actorText(line, t)}</span>,
        text: (line) => actorText(line, t),
        from: 'tablet',
      },
      {
        key: 'act',
        title: t('journal.act'),
        cell: (line) => <span className="act-says">{sentence(line)}</span>,
        text: sentence,
      },
      { key: 'object', title: t('journal.object'), cell: about, text: (line) => objectOf(line).text },
      {
        key: 'detail',
        title: t('journal.detail'),
        cell: ({ detail }) => <DetailCell detail={detail} />,
        text: ({ detail }) => detailText(detail, { t, language }),
        from: 'tablet',
      },
      ...(actsOf === undefined ? [] : [{ key: 'acts', title: t('journal.undoing'), silent: true, cell: actsOf }]),
    ];
  }, [t, language, tz, objectOf, sentence, actsOf]);
  if (lines.length === 0) return <Empty title={t('journal.none')} help={noneHelp} />;
  return (
    <>
      <JournalFilters lines={lines} filter={filter} onFilter={setFilter}>
        {tools}
        <Button
          disabled={shown.length === 0}
          onClick={() => saveFile('journal.csv', csvText(columns, shown), 'text/csv')}
        >
          <Icon name="files" />
          {t('journal.csv')}
        </Button>
      </JournalFilters>
      <p className="muted" role="status">
        {t('journal.lines', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <Empty title={t('journal.none.filtered')} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={shown}
          keyOf={({ oid }) => oid}
          nameOf={(line) => `${actText(line.action, t)}, ${momentText(line.at, tz, language)}`}
        />
      )}
    </>
  );
}
