import { expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInjectableStore, startLanguage } from 'shared-domain/platform';
import { aTrial } from 'shared-domain/testing';
import { HostContext } from '../../../components/host.ts';
import { registerTexts } from '../../../locales/register-texts.ts';
import { makeLines } from './line.ts';
import { RowMenu } from './RowMenu.tsx';
import type { RowMenuProps } from './row-actions.ts';

test('a menu whose code does not come says so and leaves the screen; the next press asks for it again', async () => {
  startLanguage('fr');
  registerTexts();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const [line] = makeLines([aTrial()], 'group', { tz: 'Europe/Paris', language: 'fr', kind: 'outdoor' });
  const Content = () => <p>Le menu</p>;
  const load = jest
    .fn<() => Promise<typeof Content>>()
    .mockRejectedValueOnce(new Error('réseau'))
    .mockResolvedValue(Content);
  const notify = jest.fn();
  const doNothing = () => undefined;
  const host = { store: createInjectableStore(), notify, confirm: async () => true, openContact: doNothing };
  const user = userEvent.setup({ delay: null });
  render(
    <HostContext value={host}>
      <RowMenu line={line as RowMenuProps['line']} chOID="meeting" actions={undefined} load={load} />
    </HostContext>,
  );
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.stringContaining('Réessayez'), { kind: 'error' }));
  await user.click(screen.getByRole('button', { name: /^Actions/ }));
  expect(await screen.findByText('Le menu')).toBeVisible();
});
