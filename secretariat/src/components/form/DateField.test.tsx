import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { spaceFrench } from 'shared-domain';
import { changeLanguage, startLanguage } from 'shared-domain/platform';
import { registerTexts } from '../../locales/register-texts.ts';
import type { DateKind } from '../time/typed-date.ts';
import { DateField } from './DateField.tsx';

function renderField(initial = '', kind: DateKind = 'date') {
  const values: string[] = [];
  function Form() {
    const [value, setValue] = useState(initial);
    const change = (next: string) => {
      values.push(next);
      setValue(next);
    };
    return <DateField isWrittenOut={kind === 'date'} kind={kind} label="Date" value={value} onText={change} />;
  }
  render(<Form />);
  return { user: userEvent.setup(), values, field: screen.getByLabelText('Date') };
}

beforeEach(() => {
  startLanguage('fr');
  registerTexts();
});

describe('a date', () => {
  test('is typed and shown as the page writes it, whatever the language of the browser, and its day is written out', async () => {
    const { user, values, field } = renderField('2026-06-13');
    expect(field).toHaveValue('13/06/2026');
    expect(field).toHaveAccessibleDescription('samedi 13 juin 2026');
    await user.clear(field);
    expect(field).toHaveAttribute('placeholder', 'jj/mm/aaaa');
    await user.type(field, '14/06/2026');
    expect(values.at(-1)).toBe('2026-06-14');
    await act(async () => changeLanguage('en'));
    expect(field).toHaveAccessibleDescription(/^Sunday,? 14 June 2026$/);
  });

  test('may be written short; leaving the field writes it out', async () => {
    const { user, values, field } = renderField();
    await user.type(field, '1/7/26');
    await user.tab();
    expect(values.at(-1)).toBe('2026-07-01');
    expect(field).toHaveValue('01/07/2026');
  });

  test('that cannot be read is kept, with the way to write it, and is no date for the form', async () => {
    const { user, values, field } = renderField();
    await user.type(field, '31/02/2026');
    await user.tab();
    expect(values.at(-1)).toBe('31/02/2026');
    expect(field).toHaveAccessibleDescription(spaceFrench('Date illisible : écrivez jj/mm/aaaa.'));
  });

  test('is chosen in the calendar too, by its button, which Tab reaches, and by Alt and the down arrow', async () => {
    const showPicker = jest.fn();
    HTMLInputElement.prototype.showPicker = showPicker;
    const { user, field } = renderField('2026-06-30');
    await user.click(field);
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(showPicker).toHaveBeenCalledTimes(1);
    expect(field).toHaveValue('30/06/2026');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Calendrier' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(showPicker).toHaveBeenCalledTimes(2);
  });

  test('goes a day on or back by the arrows', async () => {
    const { user, field } = renderField('2026-06-30');
    await user.type(field, '{ArrowUp}');
    expect(field).toHaveValue('01/07/2026');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('29/06/2026');
  });
});

test('a time has twenty-four hours', async () => {
  const { user, values, field } = renderField('', 'time');
  await user.type(field, '14h30{Enter}');
  expect(values.at(-1)).toBe('14:30');
  expect(field).toHaveValue('14:30');
});
