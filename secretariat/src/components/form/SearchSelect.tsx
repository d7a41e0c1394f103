import { Select, type SelectProps } from 'antd';
import { matchesEvent } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';

export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** The text that is searched; the label by default. */
  readonly searchText?: string;
}

/** A long list that is searched by words, ignoring accents and how a relay is written. Browsers have none, so this one is antd's. */
export function SearchSelect<T extends SearchOption>(props: SelectProps<string, T>) {
  const { t } = useText();
  return (
    <Select<string, T>
      notFoundContent={t('frame.choice.none')}
      suffixIcon={<span className="sel-arrow" />}
      showSearch={{
        filterOption: (typed, option) => matchesEvent(option?.searchText ?? option?.label ?? '', typed),
      }}
      {...props}
    />
  );
}

/** A searchable list under its label. */
export function SearchSelectField(props: FieldProps & Omit<SelectProps<string, SearchOption>, 'className'>) {
  const { field, control } = splitField(props);
  return <Field {...field}>{(controlProps) => <SearchSelect {...control} {...controlProps} />}</Field>;
}
