import { useText } from '../../../locales/use-text.ts';
import { EditField } from './EditField.tsx';
import type { GroupOf } from './edit-draft.ts';

interface Props {
  readonly of: GroupOf;
  /** undefined: the name that it has. */
  readonly value: string | undefined;
  readonly error: string | false;
  readonly onGroup: (name: string) => void;
}

/** The group that the trial stands in, which follows its event; its name is that of all its trials. */
export function GroupField({ of, value, error, onGroup }: Props) {
  const { t } = useText();
  const fixed = of.kind === 'joined' || of.kind === 'combined';
  return (
    <div>
      <EditField label={t('trials.edit.group')} error={error}>
        {(field) => (
          <input
            {...field}
            className="in"
            maxLength={200}
            readOnly={fixed}
            value={fixed ? of.name : (value ?? of.name)}
            onChange={({ target }) => onGroup(target.value)}
          />
        )}
      </EditField>
      <p className="muted" role="status">
        {t(`trials.edit.group.${of.kind}`, { count: of.others })}
      </p>
    </div>
  );
}
