import { type EntryEvent, findCategory, formatCategoryCodes, type Language, readEntryEvent } from 'shared-domain';
import { Icon } from '../../../components/Icon.tsx';
import type { Column } from '../../../components/table/column.ts';
import { formatHolder } from '../../../components/trial/holder.ts';
import { TrialStatus } from '../../../components/trial/TrialStatus.tsx';
import { formatTrialNameInGroup, joinNumber } from '../../../components/trial/trial-name.ts';
import type { TextKey } from '../../../locales/fr.ts';
import { type Translate, useText } from '../../../locales/use-text.ts';
import type { Arrangement, Line } from './line.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowActions } from './row-actions.ts';

export const makeStatusKey = (status: number): TextKey => `trials.status.${status as 5}`;

/** The word for the sex of a category: men, women or mixed. */
export const makeSexKey = (sex: number | undefined): TextKey => `trials.sex.${sex as 1}`;

/** A share in whole percents, as the language writes it: «25 %», “25%”. */
const formatShare = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(share);

interface ColumnContext {
  readonly chOID: string;
  readonly language: Language;
  /** Undefined for a member whose role only reads. */
  readonly acts: RowActions | undefined;
  /** Whether the competition has several days. */
  readonly hasDays: boolean;
}

/** P11.6: the columns of the programme. On several days each row has its day, unless rows stand by time under the day's heading. Sorted by time, each row names its event; grouped by event, only its round. */
export function makeTrialColumns(
  t: Translate,
  arrangement: Arrangement,
  { chOID, language, acts, hasDays }: ColumnContext,
): readonly Column<Line>[] {
  return [
    {
      key: 'number',
      title: t('trials.number'),
      align: 'end',
      cell: ({ number }) => <span className="muted">{number}</span>,
      text: ({ number }) => String(number),
    },
    {
      key: 'day',
      title: t('trials.day'),
      ...(!(hasDays && arrangement === 'group') && { minScreen: 'desktop' as const }),
      cell: ({ day }) => day.slice(8),
      text: ({ day }) => day,
    },
    {
      key: 'time',
      title: t('trials.time'),
      cell: ({ time }) => <b className="num">{time}</b>,
      text: ({ time }) => time,
    },
    {
      key: 'event',
      title: t(arrangement === 'time' ? 'trials.event' : 'trials.round'),
      isRowHeading: true,
      cell: (line) => (arrangement === 'time' ? <EventName line={line} /> : <RoundName line={line} />),
      text: ({ trial, round }) => `${trial.group} – ${round}`,
    },
    {
      key: 'entries',
      title: t('trials.entries'),
      fullTitle: t('trials.entries.long'),
      align: 'end',
      minScreen: 'desktop',
      cell: ({ entries }) => (entries === 0 ? '–' : entries),
      text: ({ entries }) => String(entries),
    },
    {
      key: 'starts',
      title: t('trials.starts'),
      align: 'end',
      minScreen: 'tablet',
      cell: ({ trial }) =>
        trial.starts === 0 ? (
          <span className="state late">
            <Icon name="warning" />0
          </span>
        ) : (
          trial.starts
        ),
      text: ({ trial }) => String(trial.starts),
    },
    {
      key: 'results',
      title: t('trials.results'),
      minScreen: 'tablet',
      cell: ({ trial, share }) => (
        <span className="trial-progress">
          <span className="num">{trial.results === 0 ? '–' : formatShare(share, language)}</span>
          <span className="mini" aria-hidden="true">
            <i style={{ ['--v' as string]: share }} />
          </span>
        </span>
      ),
      text: ({ trial }) => String(trial.results),
    },
    {
      key: 'status',
      title: t('trials.status'),
      cell: ({ trial: { status } }) => <TrialStatus hasNumber status={status} />,
      text: ({ trial: { status } }) => t(makeStatusKey(status)),
    },
    {
      key: 'lock',
      title: t('trials.lock'),
      minScreen: 'desktop',
      cell: ({ trial: { hold } }) =>
        hold && (
          <span className="state">
            <Icon name="lock" />
            {formatHolder(hold, t)}
          </span>
        ),
      text: ({ trial: { hold } }) => (hold === undefined ? '' : formatHolder(hold, t)),
    },
    {
      key: 'acts',
      title: t('challenge.acts'),
      isTitleHidden: true,
      align: 'end',
      cell: (line) => <RowMenu line={line} chOID={chOID} actions={acts} />,
    },
  ];
}

/** Under the heading of its event a trial is named by its round, a part of a combined event by its discipline too. */
function RoundName({ line: { event, heading, round, trial } }: { readonly line: Line }) {
  const { language } = useText();
  if (event === heading) return joinNumber(round);
  return trial.dets.combined === undefined
    ? `${event} – ${joinNumber(round)}`
    : formatTrialNameInGroup(trial, language);
}

function EventName({ line: { event, sex, round, trial } }: { readonly line: Line }) {
  return (
    <span className="ev">
      {event} <EventChips event={readEntryEvent(trial)} sex={sex} />{' '}
      <span className="trial-round">{joinNumber(round)}</span>
    </span>
  );
}

/** Chips with the sex and the category of an event, or the categories of its contest. */
export function EventChips({ event, sex }: { readonly event: EntryEvent; readonly sex: string }) {
  const { language } = useText();
  const { category, categories = [category] } = event;
  const categoryRow = findCategory(category);
  const names = categories.flatMap((id) => findCategory(id)?.name[language] ?? []);
  return (
    <>
      {sex !== '' && (
        <span className={categoryRow?.sex === 1 ? 'sex m' : categoryRow?.sex === 3 ? 'sex x' : 'sex'}>{sex}</span>
      )}{' '}
      {categoryRow !== undefined && (
        <abbr className="chip" title={names.join(', ')}>
          {formatCategoryCodes(categories, language)}
        </abbr>
      )}
    </>
  );
}
