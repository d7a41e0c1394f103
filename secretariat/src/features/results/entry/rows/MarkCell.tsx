import type { ReactNode } from 'react';
import { useTypedText } from '../../../../components/form/use-typed-text.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import { moveOn, takeArrival } from '../keys/move-focus.ts';
import { pressKey } from '../keys/press-key.ts';

export interface CellHandlers {
  readonly type: (line: Line, name: string, text: string) => void;
  readonly restore: (line: Line, name: string) => void;
  /** What is typed in the row is finished; `confirmed` is the cell whose unlikely mark a person says is right, once asked. */
  readonly commit: (line: Line, confirmed?: string) => void;
}

interface Props {
  readonly line: Line;
  readonly name: string;
  readonly text: string;
  readonly label: string;
  readonly handlers: CellHandlers;
  /** The sentence of what is wrong, tied to the field. */
  readonly fault?: string | undefined;
  readonly isReadOnly?: boolean;
  /** Where Enter goes before the next row: the wind of a jump. */
  readonly then?: string | undefined;
  /** Which column Enter goes to in the next row, where it is not the same. */
  readonly down?: string | undefined;
  /** Whether a text has no more to come, so that the focus goes on without Enter: a bar cleared, a wind to its tenth. */
  readonly isFull?: ((text: string) => boolean) | undefined;
  /** Typing goes on at the end, as in `x`, then `xo`. */
  readonly appends?: boolean;
  /** Letters are typed here rather than digits. */
  readonly isText?: boolean;
  readonly className?: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** One cell of a grid: what is typed is stored at each key, finished on leaving the cell or once it is full, taken back by Escape. */
export function MarkCell(props: Props) {
  const { line, name, text, label, handlers, fault, isReadOnly = false, then, down, appends = false, id } = props;
  const typed = useTypedText(text);
  const commit = (confirmed?: string) => {
    typed.end();
    handlers.commit(line, confirmed);
  };
  const restore = () => {
    typed.end();
    handlers.restore(line, name);
  };
  return (
    <>
      <input
        className={`in ${props.className ?? ''}`}
        data-c={name}
        id={id}
        value={typed.value}
        inputMode={props.isText ? 'text' : 'decimal'}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // While somebody else takes the trial, the cell that is typed into stays open: the server decides, and the mark waits.
        readOnly={isReadOnly && !typed.isTyping}
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          // What was selected as a whole gives way to its first key.
          const hasGrown = target.value.length > typed.value.length || !typed.isTyping;
          typed.type(target.value);
          handlers.type(line, name, target.value);
          if (!hasGrown || props.isFull?.(target.value) !== true) return;
          commit();
          moveOn(target, down);
        }}
        onFocus={({ target }) => {
          // Back from another window in the middle of a mark: the next key goes on with it.
          if (typed.isTyping) return;
          if (appends) target.setSelectionRange(target.value.length, target.value.length);
          else target.select();
        }}
        onBlur={({ target }) => {
          takeArrival(target);
          // Another window has the focus: the mark may be half typed.
          if (document.activeElement !== target) commit();
        }}
        onKeyDown={(event) => pressKey(event, { name, then, down, commit, restore })}
      />
      {props.children}
    </>
  );
}
