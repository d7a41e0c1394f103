import { describeRecordKind, type EventRecord, type EventRef, formatRecordKind, listRecordFacts } from 'shared-domain';
import { useText } from '../locales/use-text.ts';

interface EventRecordsProps {
  readonly records: readonly EventRecord[] | undefined;
  readonly event: EventRef;
}

/** «MR 10.42 · A. Dupont · 2019», one for each record that the organiser gives of the event. */
export function EventRecords({ records = [], event }: EventRecordsProps) {
  const { t, language } = useText();
  if (records.length === 0) return null;
  return (
    <ul className="head-records" aria-label={t('record.event')}>
      {records.map((record) => {
        const [mark, ...facts] = listRecordFacts(record, event);
        return (
          <li key={`${record.kind} ${record.scope} ${record.surface} ${record.holder}`}>
            <abbr className="rec event" title={describeRecordKind(record.kind, language, record.scope)}>
              {formatRecordKind(record.kind, language)}
            </abbr>{' '}
            <b className="figure">{mark}</b> <span>{`· ${facts.join(' · ')}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
