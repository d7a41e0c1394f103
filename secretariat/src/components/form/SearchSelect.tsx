import { Select, type SelectProps } from 'antd';
import { foldText } from 'shared-domain';
import { Field, type FieldProps, splitField } from './Field.tsx';

export interface SearchOption {
  readonly value: string;
  readonly label: string;
  /** The text that is searched, as `foldText` writes it; the label by default. */
  readonly searchText?: string;
}

/** A long list that is searched by words, ignoring accents. Browsers have none, so this one is antd's. */
export function SearchSelect<T extends SearchOption>(props: SelectProps<string, T>) {
  return (
    <Select<string, T>
      showSearch={{
        filterOption: (typed, option) => {
          const searchText = option?.searchText ?? foldText(option?.label ?? '');
          return foldText(typed)
            .split(/\s+/)
            .every((word) => searchText.includes(word));
        },
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
