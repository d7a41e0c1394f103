import { formatTrialNameInGroup } from '../../components/trial/trial-name.ts';
import { useText } from '../../locales/use-text.ts';
import { SelectField } from '../form/SelectField.tsx';
import { type ListChoice, listEventLists } from './list-choices.ts';

interface Props {
  readonly chosen: ListChoice | undefined;
  readonly onChoose: (list: ListChoice | undefined) => void;
}

/** Asks for the list of the chosen event, where it has several: its entries or one of its heats. */
export function ListField({ chosen, onChoose }: Props) {
  const { t, language } = useText();
  const lists = chosen === undefined ? [] : listEventLists(chosen.group);
  if (lists.length < 2) return null;
  return (
    <SelectField
      label={t('entry.list')}
      value={chosen?.oid ?? ''}
      options={lists.map(({ oid, trial }) => ({
        value: oid,
        label: trial === undefined ? t('starts.commitments') : formatTrialNameInGroup(trial, language),
      }))}
      onChoose={(oid) => onChoose(lists.find((one) => one.oid === oid))}
    />
  );
}
