import { formatHolderOrigin, formatRecordKind, RECORD_KINDS } from 'shared-domain';
import type { OwnRecord } from '../../api/event-records.ts';
import { Button } from '../../components/Button.tsx';
import { formatTypedDate } from '../../components/time/typed-date.ts';
import { useText } from '../../locales/use-text.ts';
import { formatRecordMark } from './record-draft.ts';
import type { listRecordEvents } from './record-events.ts';

interface Props {
  readonly records: readonly OwnRecord[];
  readonly events: ReturnType<typeof listRecordEvents>;
  readonly canWrite: boolean;
  readonly isBusy: boolean;
  readonly onEdit: (record: OwnRecord) => void;
  readonly onDelete: (record: OwnRecord, name: string) => void;
}

/** The records that the organiser gives, in the order of the programme. */
export function RecordTable({ records, events, canWrite, isBusy, onEdit, onDelete }: Props) {
  const { t, language } = useText();
  const positions = new Map(events.map(({ value }, index) => [value, index]));
  const names = new Map(events.map(({ value, label }) => [value, label]));
  const sorted = records.toSorted(
    (a, b) =>
      (positions.get(a.event) ?? 0) - (positions.get(b.event) ?? 0) ||
      RECORD_KINDS.indexOf(a.kind) - RECORD_KINDS.indexOf(b.kind),
  );
  return (
    <div className="sheet record-sheet">
      <table className="tbl">
        <caption className="sr">{t('screen.records')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('records.event')}</th>
            <th scope="col" className="ph0">
              {t('records.kind')}
            </th>
            <th scope="col" className="r">
              {t('records.mark')}
            </th>
            <th scope="col">{t('records.holder')}</th>
            <th scope="col" className="ph0">
              {t('records.date')}
            </th>
            {canWrite && (
              <th scope="col">
                <span className="sr">{t('records.acts')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {sorted.map((record) => {
            const short = formatRecordKind(record.kind, language);
            const kind = record.scope === undefined ? short : `${short} (${record.scope})`;
            const origin = formatHolderOrigin(record);
            const date = formatTypedDate(record.date ?? '');
            const name = [kind, names.get(record.event), record.holder].join(', ');
            return (
              <tr key={record.oid}>
                <th scope="row">
                  {names.get(record.event)}
                  <span className="muted record-origin only-phone">{kind}</span>
                </th>
                <td className="ph0">{kind}</td>
                <td className="r num">{formatRecordMark(record)}</td>
                <td>
                  {record.holder}
                  {origin !== '' && <span className="muted record-origin">{origin}</span>}
                  <span className="muted num record-origin only-phone">{date}</span>
                </td>
                <td className="num ph0">{date}</td>
                {canWrite && (
                  <td>
                    <div className="btns">
                      <Button
                        isSmall
                        disabled={isBusy}
                        aria-label={t('records.edit.of', { record: name })}
                        onClick={() => onEdit(record)}
                      >
                        {t('records.edit')}
                      </Button>
                      <Button
                        kind="danger"
                        isSmall
                        disabled={isBusy}
                        aria-label={t('records.delete.of', { record: name })}
                        onClick={() => onDelete(record, name)}
                      >
                        {t('records.delete')}
                      </Button>
                    </div>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
