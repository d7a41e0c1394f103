import { TextField } from '../../../components/form/TextField.tsx';
import { useText } from '../../../locales/use-text.ts';
import type { TrialGroup } from './edit-draft.ts';

interface Props {
  readonly group: TrialGroup;
  /** The typed name; undefined to keep the present one. */
  readonly name: string | undefined;
  readonly fault: string | undefined;
  readonly onName: (name: string) => void;
}

/** The group of the trial, which follows from its event; renaming it renames it for all its trials. */
export function GroupField({ group, name, fault, onName }: Props) {
  const { t } = useText();
  const isFixed = group.kind === 'joined' || group.kind === 'combined';
  return (
    <div>
      <TextField
        label={t('trials.edit.group')}
        fault={fault}
        maxLength={200}
        readOnly={isFixed}
        value={isFixed ? group.name : (name ?? group.name)}
        onText={onName}
      />
      <p className="muted" role="status">
        {t(`trials.edit.group.${group.kind}`, { count: group.others })}
      </p>
    </div>
  );
}
