import { ATTEMPT_TIME_EDITIONS, type AttemptTimeEdition } from 'shared-domain';
import { SelectField } from '../../../../components/form/SelectField.tsx';
import { useText } from '../../../../locales/use-text.ts';

interface Props {
  readonly edition: AttemptTimeEdition | undefined;
  readonly onChoose: (edition: AttemptTimeEdition | undefined) => void;
}

/** The edition whose times for an attempt the consoles propose (TR 25.17); the newest is the usual one. */
export function ClockEditionField({ edition, onChoose }: Props) {
  const { t } = useText();
  const older = (Object.keys(ATTEMPT_TIME_EDITIONS) as AttemptTimeEdition[]).toSorted().reverse().slice(1);
  return (
    <SelectField<AttemptTimeEdition | ''>
      className="wide-field"
      label={t('officials.clock.label')}
      value={edition !== undefined && older.includes(edition) ? edition : ''}
      options={[
        { value: '', label: t('officials.clock.newest') },
        ...older.map((value) => ({ value, label: t('officials.clock.older', { year: value }) })),
      ]}
      onChoose={(chosen) => onChoose(chosen === '' ? undefined : chosen)}
    />
  );
}
