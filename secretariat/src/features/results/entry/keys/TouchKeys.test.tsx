import { afterEach, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startLanguage } from 'shared-domain/platform';
import { aTrial } from 'shared-domain/testing';
import { TouchKeys } from './TouchKeys.tsx';

const TRIALS = [
  aTrial({ oid: 'race', g0: 100, g1: '0' }),
  aTrial({ oid: 'high', g0: 900_001, g1: '0', uid: '900001-0-56-f1' }),
] as unknown as Parameters<typeof TouchKeys>[0]['trials'];

startLanguage('fr');
afterEach(() => {
  jest.restoreAllMocks();
});

test('with several sheets open, the keys are those of the sheet that has the focus', async () => {
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => Object.assign(new EventTarget(), { matches: query.includes('coarse') }) as never);
  const user = userEvent.setup();
  render(
    <>
      {TRIALS.map(({ oid }) => (
        <section key={oid} data-trial={oid}>
          <input aria-label={oid} data-c="prf" />
        </section>
      ))}
      <TouchKeys trials={TRIALS} />
    </>,
  );
  await user.click(screen.getByLabelText('race'));
  expect(screen.queryByRole('button', { name: 'x' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'DNS' }));
  expect(screen.getByLabelText('race')).toHaveValue('DNS');
  await user.click(screen.getByLabelText('high'));
  await user.click(screen.getByRole('button', { name: 'x' }));
  expect(screen.getByLabelText('high')).toHaveValue('x');
});
