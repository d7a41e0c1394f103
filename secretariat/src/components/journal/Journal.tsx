import { type ReactNode, useMemo, useState } from 'react';
import type { LogLine } from 'shared-domain/contract';
import { Link, saveFile } from 'shared-domain/platform';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { Empty } from '../page/Empty.tsx';
import { buildCsv } from '../table/build-csv.ts';
import type { Column } from '../table/column.ts';
import { DataTable } from '../table/DataTable.tsx';
import { formatToSecond } from '../time/format-instant.ts';
import { formatActSentence } from './act-sentence.ts';
import { formatAct, formatActor } from './act-text.ts';
import { DetailCell } from './DetailCell.tsx';
import { formatDetail } from './detail-rows.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { filterJournal, NO_FILTER } from './journal-filter.ts';
import './journal.css';

/** What an act was about, and the address that shows it. */
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
  readonly getObject: (line: LogLine) => ActObject;
  /** Controls beside the filters. */
  readonly tools?: ReactNode;
  /** Renders the buttons for an act. */
  readonly renderActs?: ((line: LogLine) => ReactNode) | undefined;
}

/** The acts of a competition or an organisation, newest first, with filters and a CSV file. */
export function Journal({ title, noneHelp, lines, tz, getObject, tools, renderActs }: Props) {
  const { t, language } = useText();
  const [filter, setFilter] = useState(NO_FILTER);
  const sentence = useMemo(() => {
    const byOid = new Map(lines.map((line) => [line.oid, line]));
    return (line: LogLine) => formatActSentence(line, { t, language, findAct: (oid) => byOid.get(oid) });
  }, [lines, t, language]);
  const shownLines = useMemo(() => {
    const readText = (line: LogLine) =>
      [getObject(line).text, sentence(line), formatDetail(line.detail, { t, language })].join(' ');
    return filterJournal(lines, filter, { t, tz, readText });
  }, [lines, filter, t, language, tz, getObject, sentence]);
  const columns = useMemo<readonly Column<LogLine>[]>(() => {
    const formatTime = ({ at }: LogLine) => formatToSecond(at, tz, language);
    const renderObject = (line: LogLine) => {
      const { text, to } = getObject(line);
      return (
        <span className="act-object">
          {to === undefined ? (
            text
          ) : (
            <Link className="link" to={to}>
              {text}
            </Link>
          )}
        </span>
      );
    };
    return [
      {
        key: 'when',
        title: t('journal.when'),
        cell: (line) => <span className="num act-when">{formatTime(line)}</span>,
        text: formatTime,
        isRowHeading: true,
      },
      {
        key: 'who',
        title: t('journal.who'),
        cell: (line) => <Actor name={formatActor(line, t)} />,
        text: (line) => formatActor(line, t),
        minScreen: 'tablet',
      },
      {
        key: 'act',
        title: t('journal.act'),
        cell: (line) => <span className="act-says">{sentence(line)}</span>,
        text: sentence,
      },
      { key: 'object', title: t('journal.object'), cell: renderObject, text: (line) => getObject(line).text },
      {
        key: 'detail',
        title: t('journal.detail'),
        cell: ({ detail }) => <DetailCell detail={detail} />,
        text: ({ detail }) => formatDetail(detail, { t, language }),
        minScreen: 'tablet',
      },
      ...(renderActs === undefined
        ? []
        : [{ key: 'acts', title: t('journal.undoing'), isTitleHidden: true, cell: renderActs }]),
    ];
  }, [t, language, tz, getObject, sentence, renderActs]);
  if (lines.length === 0) return <Empty title={t('journal.none')} help={noneHelp} />;
  return (
    <>
      <JournalFilters lines={lines} filter={filter} onFilter={setFilter}>
        {tools}
        <Button
          disabled={shownLines.length === 0}
          onClick={() => saveFile('journal.csv', buildCsv(columns, shownLines), 'text/csv')}
        >
          <Icon name="files" />
          {t('journal.csv')}
        </Button>
      </JournalFilters>
      <p className="muted" role="status">
        {t('journal.lines', { count: shownLines.length })}
      </p>
      {shownLines.length === 0 ? (
        <Empty title={t('journal.none.filtered')} />
      ) : (
        <DataTable
          caption={title}
          columns={columns}
          rows={shownLines}
          getKey={({ oid }) => oid}
          getName={(line) => `${formatAct(line.action, t)}, ${formatToSecond(line.at, tz, language)}`}
        />
      )}
    </>
  );
}

/** Who acted; an address that does not fit is broken before its domain. */
function Actor({ name }: { readonly name: string }) {
  const at = name.indexOf('@');
  if (at === -1) return <span className="act-who">{name}</span>;
  return (
    <span className="act-who">
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </span>
  );
}
