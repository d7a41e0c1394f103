import { expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderSite } from '../../testing/render-site.tsx';
import { RaceSearch } from './RaceSearch.tsx';

/** An address that takes a while to change, as the router's does. */
function Slow({ lag }: { readonly lag: number }) {
  const [value, setValue] = useState('');
  return (
    <>
      <RaceSearch value={value} onChange={(text) => setTimeout(() => setValue(text), lag)} />
      <button type="button" onClick={() => setValue('')}>
        back
      </button>
      <output>{value}</output>
    </>
  );
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('nothing typed is lost while the address is behind, and the back button empties the field', () => {
  jest.useFakeTimers();
  renderSite(<Slow lag={200} />);
  const field = screen.getByRole('searchbox', { name: 'Nom, club ou dossard' });
  fireEvent.change(field, { target: { value: 'le' } });
  expect(screen.getByText('3 lettres minimum pour chercher')).toBeVisible();
  wait(130);
  fireEvent.change(field, { target: { value: 'lea' } });
  wait(130);
  expect(field).toHaveValue('lea');
  wait(100);
  expect(field).toHaveValue('lea');
  wait(200);
  expect(field).toHaveValue('lea');
  expect(screen.getByRole('status')).toHaveTextContent('lea');
  fireEvent.click(screen.getByRole('button', { name: 'back' }));
  expect(field).toHaveValue('');
  jest.useRealTimers();
});
