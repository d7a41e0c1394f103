import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useState } from 'react';
import { useText } from '../../locales/use-text.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';
import './suggest.css';

interface Suggestion {
  readonly key: string;
  readonly label: string;
  /** Distinguishes it from others with the same label. */
  readonly detail?: string;
}

interface Props<S extends Suggestion>
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange' | 'value'> {
  readonly value: string;
  readonly suggestions: readonly S[];
  /** For fields whose value must be one of the suggestions: a click or the arrow down shows them, Enter chooses the first one found. */
  readonly isFirstActive?: boolean;
  readonly onText: (text: string) => void;
  readonly onPick: (one: S) => void;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A text field with suggestions under it while it is typed into: arrows move among them, Enter chooses, Escape closes. With none chosen
 * Enter keeps what was typed and closes them; it sends the form only once they are gone.
 */
export function SuggestField<S extends Suggestion>(props: Props<S>) {
  const { field, control } = splitField(props);
  const { value, suggestions, isFirstActive = false, onText, onPick, ...native } = control;
  const { t } = useText();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [isTyped, setTyped] = useState(false);
  const [movedIndex, setMovedIndex] = useState<number>();
  const isShown = isOpen && suggestions.length > 0;
  const activeIndex = movedIndex ?? (isFirstActive && isTyped ? 0 : -1);
  const close = () => {
    setIsOpen(false);
    setTyped(false);
    setMovedIndex(undefined);
  };
  const pick = (one: S | undefined) => {
    if (one === undefined) return;
    close();
    onPick(one);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (!isShown && event.key === 'ArrowDown' && isFirstActive && suggestions.length > 0) {
      setIsOpen(true);
      setMovedIndex(0);
      event.preventDefault();
    }
    if (!isShown) return;
    const last = suggestions.length - 1;
    if (event.key === 'ArrowDown') setMovedIndex(activeIndex >= last ? 0 : activeIndex + 1);
    else if (event.key === 'ArrowUp') setMovedIndex(activeIndex <= 0 ? last : activeIndex - 1);
    else if (event.key === 'Enter' && activeIndex >= 0) pick(suggestions[activeIndex]);
    else if (event.key === 'Enter') close();
    else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else return;
    event.preventDefault();
  };
  return (
    <Field {...field}>
      {(controlProps) => (
        <span className="suggest">
          <input
            {...native}
            {...controlProps}
            className="in"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && activeIndex >= 0 ? `${listId}-${activeIndex}` : undefined}
            autoComplete="off"
            value={value}
            onChange={({ target }) => {
              setIsOpen(true);
              setTyped(true);
              setMovedIndex(undefined);
              onText(target.value);
            }}
            onKeyDown={handleKey}
            onClick={() => isFirstActive && setIsOpen(true)}
            onBlur={close}
          />
          <div id={listId} role="listbox" aria-label={t('suggest.of', { label: field.label })} hidden={!isShown}>
            {isShown &&
              suggestions.map((one, index) => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are those of the field
                <div
                  key={one.key}
                  id={`${listId}-${index}`}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === activeIndex}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(one)}
                >
                  <span>{one.label}</span>
                  {one.detail !== undefined && one.detail !== '' && <small>{one.detail}</small>}
                </div>
              ))}
          </div>
        </span>
      )}
    </Field>
  );
}
