import { beforeEach, describe, expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { spaceFrench } from 'shared-domain';
import { startLanguage } from 'shared-domain/platform';
import { registerTexts } from '../../locales/register-texts.ts';
import type { Column } from './column.ts';
import { DataTable } from './DataTable.tsx';
import { IntervalField } from './IntervalField.tsx';
import { useSelection } from './use-selection.ts';

interface Heat {
  readonly key: string;
  readonly name: string;
}

const COLUMNS: readonly Column<Heat>[] = [
  { key: 'name', title: 'Série', isRowHeading: true, cell: ({ name }) => name },
];

const heats = (count: number): readonly Heat[] =>
  Array.from({ length: count }, (_, at) => ({ key: `k${at + 1}`, name: `Série ${at + 1}` }));

function Heats({ rows }: { readonly rows: readonly Heat[] }) {
  const selection = useSelection();
  return (
    <>
      <IntervalField numbers={new Map(rows.map(({ key }, at) => [key, at + 1]))} onChosen={selection.set} />
      <DataTable
        caption="Séries"
        columns={COLUMNS}
        rows={rows}
        getKey={({ key }) => key}
        getName={({ name }) => name}
        selection={selection}
      />
      <output>{[...selection.chosen].join(' ')}</output>
    </>
  );
}

function renderHeats(count: number) {
  render(<Heats rows={heats(count)} />);
  return userEvent.setup({ delay: null });
}

beforeEach(() => {
  startLanguage('fr');
  registerTexts();
});

describe('a table of the secretariat', () => {
  test('is one table with a caption, headed columns and rows, fifty a page', () => {
    renderHeats(60);
    const table = screen.getByRole('table', { name: 'Séries' });
    expect(within(table).getAllByRole('rowheader')).toHaveLength(50);
    expect(screen.getByText('1–50 sur 60')).toBeVisible();
  });

  test('goes by keyboard: arrows move, Space chooses, Shift with them extends', async () => {
    const user = renderHeats(4);
    screen.getByRole('row', { name: /Série 1/ }).focus();
    await user.keyboard('{ArrowDown} {ArrowDown}{Shift>}{ArrowDown}{/Shift}');
    expect(screen.getByRole('status')).toHaveTextContent('k2 k3 k4');
    expect(screen.getByRole('row', { name: /Série 4/ })).toHaveFocus();
  });

  test('choosing all reaches the other pages too', async () => {
    const user = renderHeats(60);
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    expect(screen.getByRole('status')).toHaveTextContent(/k60$/);
  });
});

describe('choosing by number (P5.2)', () => {
  test('is typed on a keyboard with hyphen and comma: a telephone has keys of figures alone', () => {
    renderHeats(20);
    expect(screen.getByLabelText('Sélection par numéro')).not.toHaveAttribute('inputmode', 'numeric');
  });

  test('takes the rows of the intervals', async () => {
    const user = renderHeats(20);
    await user.type(screen.getByLabelText('Sélection par numéro'), '1-3, 15{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('k1 k2 k3 k15');
  });

  test('judges the items before the last one while they are typed', async () => {
    const user = renderHeats(20);
    const field = screen.getByLabelText('Sélection par numéro');
    await user.type(field, '1-3');
    expect(screen.getByRole('status')).toHaveTextContent('k1 k2 k3');
    await user.type(field, ',5-');
    expect(field).toHaveAccessibleDescription('');
    await user.type(field, '2,');
    expect(field).toHaveAccessibleDescription(spaceFrench('Intervalle invalide : 5-2'));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('Enter takes the same rows again after others were chosen', async () => {
    const user = renderHeats(20);
    const field = screen.getByLabelText('Sélection par numéro');
    await user.type(field, '1-3{Enter}');
    await user.click(screen.getByRole('checkbox', { name: 'Tout sélectionner' }));
    await user.type(field, '{Enter}');
    expect(screen.getByRole('status').textContent).toBe('k1 k2 k3');
  });

  test.each([
    ['1-3,2-5', 'Intervalles qui se chevauchent : 1-3 et 2-5'],
    ['2,1-3', 'Intervalles qui se chevauchent : 1-3 et 2'],
    ['5-2', 'Intervalle invalide : 5-2'],
    ['1-3,,5', 'Intervalle manquant : une virgule ou un point-virgule de trop'],
  ])('%s is refused under the field', async (typed, sentence) => {
    const user = renderHeats(20);
    const field = screen.getByLabelText('Sélection par numéro');
    await user.type(field, `${typed}{Enter}`);
    expect(field).toHaveAccessibleDescription(spaceFrench(sentence));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
