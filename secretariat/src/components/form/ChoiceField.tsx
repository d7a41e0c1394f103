import { useId } from 'react';
import type { Option } from './SelectField.tsx';
import './fields.css';

interface Props<Value extends string | number | boolean> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly isRequired?: boolean;
  readonly options: readonly Option<Value>[];
  readonly className?: string;
}

interface SingleProps<Value extends string | number | boolean> extends Props<Value> {
  readonly value: Value;
  readonly hasCards?: boolean;
  readonly onChoose: (value: Value) => void;
}

const findLegendClass = ({ isLabelHidden, isRequired }: Pick<Props<string>, 'isLabelHidden' | 'isRequired'>) =>
  isLabelHidden ? 'sr' : isRequired ? 'lab required' : 'lab';

/** One choice of a few, all of them visible: as a line of radio buttons, or as cards. */
export function ChoiceField<Value extends string | number | boolean>({
  value,
  hasCards = false,
  onChoose,
  ...props
}: SingleProps<Value>) {
  const name = useId();
  return (
    <fieldset className={`choices ${props.className ?? ''}`.trim()}>
      <legend className={findLegendClass(props)}>{props.label}</legend>
      <div className={hasCards ? 'adm-cards' : 'adm-checks'}>
        {props.options.map((option) => (
          <label key={String(option.value)} className={hasCards ? undefined : 'check'}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChoose(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface MultipleProps<Value extends string | number> extends Props<Value> {
  readonly values: readonly Value[];
  /** Why the choice is refused. */
  readonly fault?: string | undefined;
  readonly onChoose: (values: Value[]) => void;
}

/** Any number of a few choices, as checkboxes; `onChoose` gets them in the order of the options. */
export function ChoicesField<Value extends string | number>({
  values,
  fault,
  onChoose,
  ...props
}: MultipleProps<Value>) {
  const noteId = useId();
  const allValues = props.options.map((option) => option.value);
  const toggle = (value: Value) => onChoose(allValues.filter((one) => (one === value) !== values.includes(one)));
  return (
    <fieldset
      className={`choices ${props.className ?? ''}`.trim()}
      aria-describedby={fault === undefined ? undefined : noteId}
    >
      <legend className={findLegendClass(props)}>{props.label}</legend>
      <div className="adm-checks">
        {props.options.map((option) => (
          <label key={option.value} className="check">
            <input type="checkbox" checked={values.includes(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
          </label>
        ))}
      </div>
      {fault !== undefined && (
        <span id={noteId} className="help">
          <span className="msg" role="alert">
            {fault}
          </span>
        </span>
      )}
    </fieldset>
  );
}
