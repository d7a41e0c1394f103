import type { ReactNode } from 'react';
import { useTypedText } from '../../../../components/form/use-typed-text.ts';
import type { Line } from '../../../../components/sheet/line.ts';
import { advanceFocus, clearArrival } from '../keys/move-focus.ts';
import { pressKey } from '../keys/press-key.ts';

export interface CellHandlers {
  readonly type: (line: Line, name: string, text: string) => void;
  readonly restore: (line: Line, name: string) => void;
  /** The typed row is complete; `confirmed` is the column whose unlikely mark the user confirms. */
  readonly commit: (line: Line, confirmed?: string) => void;
}

interface Props {
  readonly line: Line;
  /** Column of the cell. */
  readonly name: string;
  readonly text: string;
  readonly label: string;
  readonly handlers: CellHandlers;
  /** Error message; undefined when the text is valid. */
  readonly fault?: string | undefined;
  readonly isReadOnly?: boolean;
  /** There is nothing to type in it now, unlike in the cells around it: Tab and clicks pass over it. */
  readonly isUnused?: boolean;
  /** Column of the same row that Enter moves to first: the wind of a jump. */
  readonly nextColumn?: string | undefined;
  /** Column that Enter moves to in the next row, if not the same. */
  readonly nextRowColumn?: string | undefined;
  /** Whether a text is complete, so that the focus moves on without Enter: a bar cleared, a wind with its tenth. */
  readonly isFull?: ((text: string) => boolean) | undefined;
  /** Typing continues at the end of the text (`x`, then `xo`) instead of replacing it. */
  readonly shouldAppend?: boolean;
  /** The cell takes letters: touch screens show the full keyboard. */
  readonly isText?: boolean;
  /** What a text looks like, shown while the empty cell has the focus. */
  readonly example?: string;
  readonly className?: string;
  readonly id: string;
  readonly children?: ReactNode;
}

/** One cell of a grid: the text is stored at each key, committed when the cell is left or complete, and restored by Escape. */
export function MarkCell(props: Props) {
  const {
    line,
    name,
    text,
    label,
    handlers,
    fault,
    isReadOnly = false,
    isUnused = false,
    nextColumn,
    nextRowColumn,
    shouldAppend = false,
    id,
  } = props;
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
        placeholder={isReadOnly || isUnused ? undefined : props.example}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // If somebody else takes over the trial meanwhile, typing continues; the mark waits, and the server decides.
        readOnly={(isReadOnly || isUnused) && !typed.isTyping}
        disabled={isUnused && !typed.isTyping}
        aria-label={label}
        aria-invalid={fault === undefined ? undefined : true}
        aria-describedby={`${id}-says`}
        onChange={({ target }) => {
          // Typing over a selection shortens the text, but is not a deletion.
          const hasGrown = target.value.length > typed.value.length || !typed.isTyping;
          typed.type(target.value);
          handlers.type(line, name, target.value);
          if (!hasGrown || props.isFull?.(target.value) !== true) return;
          commit();
          advanceFocus(target, nextRowColumn);
        }}
        onFocus={({ target }) => {
          // Back from another window while typing: the next key continues the text.
          if (typed.isTyping) return;
          if (shouldAppend) target.setSelectionRange(target.value.length, target.value.length);
          else target.select();
        }}
        onBlur={({ target }) => {
          clearArrival(target);
          // If only the window lost the focus, the mark may be incomplete.
          if (document.activeElement !== target) commit();
        }}
        onKeyDown={(event) => pressKey(event, { column: name, nextColumn, nextRowColumn, commit, restore })}
      />
      {props.children}
    </>
  );
}
