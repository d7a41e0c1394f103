import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { makeDateFormat } from 'shared-domain';
import { useText } from '../../locales/use-text.ts';
import { Button } from '../Button.tsx';
import { Icon } from '../Icon.tsx';
import { addDays, type DateKind, findDateFault, formatTypedDate, parseTypedDate } from '../time/typed-date.ts';
import { Field, type FieldProps, splitField } from './Field.tsx';
import './date-field.css';

interface DateProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'onChange' | 'value'> {
  readonly kind?: DateKind;
  /** ISO, in local time: `2026-06-13`, `14:30` or `2026-06-13T14:30`; empty without one, and what was typed where it cannot be read. */
  readonly value: string;
  readonly onText: (value: string) => void;
}

/** What is being typed is a value once it is whole; until then the form gets the text, which it refuses. */
function readWhileTyping(text: string, kind: DateKind): string {
  const value = parseTypedDate(text, kind);
  // Nothing can follow the minutes: `14h30`, `1415`.
  if (kind === 'time' && value !== undefined && /\d{2}$/.test(text) && text.length > 3) return value;
  return value !== undefined && (text === value || text === formatTypedDate(value)) ? value : text;
}

/** A date or a time as a line of text, typed and shown as the page's languages write it: a browser's own field follows the browser's language. */
export function DateInput({ kind = 'date', value, onText, ...inputProps }: DateProps) {
  const { t } = useText();
  const [typedText, setTypedText] = useState<string>();
  const finish = () => {
    if (typedText === undefined) return;
    setTypedText(undefined);
    onText(parseTypedDate(typedText, kind) ?? typedText.trim());
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    inputProps.onKeyDown?.(event);
    if (event.key === 'Enter') finish();
    if (event.altKey) return;
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const day = parseTypedDate(typedText ?? value, kind);
    if (step === undefined || kind !== 'date' || day === undefined) return;
    event.preventDefault();
    setTypedText(undefined);
    onText(addDays(day, step));
  };
  return (
    <input
      {...inputProps}
      type="text"
      className="in num"
      inputMode="numeric"
      autoComplete="off"
      placeholder={t(`date.pattern.${kind}`)}
      value={typedText ?? formatTypedDate(value)}
      onChange={({ target }) => {
        setTypedText(target.value);
        onText(readWhileTyping(target.value, kind));
      }}
      onBlur={(event) => {
        inputProps.onBlur?.(event);
        finish();
      }}
      onKeyDown={handleKey}
    />
  );
}

interface DateFieldProps extends FieldProps, DateProps {
  /** Whether the day is written out under the field, so that a wrong one is seen. */
  readonly isWrittenOut?: boolean;
}

/** A date, a time or both under its label; a day can be chosen in the browser's calendar too, which Alt and the down arrow open. */
export function DateField({ isWrittenOut = false, ...props }: DateFieldProps) {
  const { t, language } = useText();
  const { field, control } = splitField(props);
  const { kind = 'date', value, onText } = control;
  const [hasFocus, setFocus] = useState(false);
  const calendar = useRef<HTMLInputElement>(null);
  const dateFault = findDateFault(value, kind);
  const isRead = dateFault === undefined;
  const fault = isRead || hasFocus ? field.fault : t(dateFault);
  const help =
    isWrittenOut && isRead && value !== ''
      ? makeDateFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(value.slice(0, 10)))
      : field.help;
  return (
    <Field {...field} fault={fault} help={help}>
      {(controlProps) => (
        <span className="date-field">
          <DateInput
            {...control}
            {...controlProps}
            onFocus={() => setFocus(true)}
            onBlur={() => setFocus(false)}
            onKeyDown={(event) => {
              if (!event.altKey || event.key !== 'ArrowDown') return;
              event.preventDefault();
              calendar.current?.showPicker();
            }}
          />
          {kind !== 'time' && !control.disabled && (
            <Calendar native={calendar} kind={kind} value={isRead ? value : ''} onText={onText} />
          )}
        </span>
      )}
    </Field>
  );
}

interface CalendarProps extends Pick<DateProps, 'value' | 'onText'> {
  readonly kind: DateKind;
  readonly native: RefObject<HTMLInputElement | null>;
}

/** The browser's calendar and the button that opens it. */
function Calendar({ native, kind, value, onText }: CalendarProps) {
  const { t } = useText();
  return (
    <>
      <input
        ref={native}
        type={kind === 'date' ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden="true"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      <Button
        kind="bare"
        aria-label={t('date.calendar')}
        title={t('date.calendar')}
        onClick={() => native.current?.showPicker()}
      >
        <Icon name="challenges" />
      </Button>
    </>
  );
}
