import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { makeLines } from '../../../../components/sheet/line.ts';
import { aSheet } from '../../heat.fixture.tsx';
import { MarkCell } from './MarkCell.tsx';

const [LINE] = makeLines(aSheet());

/** Renders a single cell; `typed` collects its texts, and only `again` renders it again. */
function renderCell() {
  const typed: string[] = [];
  const committed: string[] = [];
  const handlers = {
    type: (_: unknown, __: string, text: string) => void typed.push(text),
    restore: () => undefined,
    commit: () => void committed.push(typed.at(-1) ?? ''),
  };
  const makeCell = (props: { text?: string; isReadOnly?: boolean } = {}) =>
    LINE && <MarkCell id="m" name="mark" label="Performance" line={LINE} handlers={handlers} text="" {...props} />;
  const { rerender } = render(makeCell());
  const cell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Performance' });
  return { cell, typed, committed, again: (props: Parameters<typeof makeCell>[0]) => rerender(makeCell(props)) };
}

describe('digits typed into a cell', () => {
  const user = userEvent.setup();

  test('stay when the row does not render after the first of them', async () => {
    const { cell, typed } = renderCell();
    await user.type(cell, '745');
    expect(cell).toHaveValue('745');
    expect(typed).toEqual(['7', '74', '745']);
  });

  test('stay when a stored draft, another tab or a new answer changes the text meanwhile', async () => {
    const { cell, typed, again } = renderCell();
    await user.type(cell, '74');
    again({ text: '12' });
    await user.keyboard('5');
    expect([cell.value, typed.at(-1)]).toEqual(['745', '745']);
  });

  test('stay when somebody else takes the trial: the cell closes only when it is left', async () => {
    const { cell, typed, again } = renderCell();
    await user.type(cell, '74');
    again({ text: '74', isReadOnly: true });
    await user.keyboard('5');
    expect([cell.value, typed.at(-1)]).toEqual(['745', '745']);
    await user.tab();
    expect(cell).toHaveAttribute('readonly');
  });

  test('stay when another window has the focus in between', async () => {
    const { cell, typed, committed } = renderCell();
    await user.type(cell, '74');
    fireEvent.blur(cell);
    fireEvent.focus(cell);
    await user.keyboard('5');
    expect([cell.value, typed.at(-1), committed]).toEqual(['745', '745', []]);
  });

  test('are replaced by the stored text when the cell is left', async () => {
    const { cell, committed, again } = renderCell();
    await user.type(cell, '745');
    await user.tab();
    again({ text: '750' });
    expect([cell.value, committed]).toEqual(['750', ['745']]);
  });
});
