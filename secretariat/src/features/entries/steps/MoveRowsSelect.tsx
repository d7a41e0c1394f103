import { Select } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import { mergePersons } from '../check/group-issues.ts';
import type { Programme } from '../check/programme.ts';

interface Props {
  readonly rows: readonly [CheckedRow, ...CheckedRow[]];
  readonly programme: Programme;
  readonly onMove: (uid: string) => void;
}

/** A list of the other events of the programme that rows can be moved to when they do not fit the one in the file. */
export function MoveRowsSelect({ rows, programme, onMove }: Props) {
  const { t } = useText();
  const [first] = rows;
  const others = programme.listOtherEvents(mergePersons(rows)).filter(({ uid }) => uid !== first.entry?.target.uid);
  if (others.length === 0) return null;
  return (
    <Select
      className="sel move-row"
      aria-label={
        rows.length > 1 ? t('entries.moveTo.all', { count: rows.length }) : t('entries.moveTo.of', { line: first.line })
      }
      value=""
      options={[
        { value: '', label: t('entries.moveTo') },
        ...others.map(({ uid, name }) => ({ value: uid, label: name })),
      ]}
      onChoose={(uid) => uid !== '' && onMove(uid)}
    />
  );
}
