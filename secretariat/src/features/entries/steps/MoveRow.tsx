import { Select } from '../../../components/form/SelectField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { CheckedRow } from '../check/checked-row.ts';
import type { Programme } from '../check/programme.ts';

interface Props {
  readonly row: CheckedRow;
  readonly programme: Programme;
  readonly onMove: (uid: string) => void;
}

/** «Passer vers»: an event of the programme for a row that cannot go where the file says. */
export function MoveRow({ row, programme, onMove }: Props) {
  const { t } = useText();
  const others = programme.listOthers(row.person).filter(({ uid }) => uid !== row.entry?.target.uid);
  if (others.length === 0) return null;
  return (
    <Select
      className="sel move-row"
      aria-label={t('entries.moveTo.of', { line: row.line })}
      value=""
      options={[
        { value: '', label: t('entries.moveTo') },
        ...others.map(({ uid, name }) => ({ value: uid, label: name })),
      ]}
      onChoose={(uid) => uid !== '' && onMove(uid)}
    />
  );
}
