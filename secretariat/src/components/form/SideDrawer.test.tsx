import { expect, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { SideDrawer } from './SideDrawer.tsx';

// jsdom has no ResizeObserver, which antd needs.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

const renderDrawer = (content: ReactNode) =>
  render(
    <SideDrawer title="Tirage" width={480} onClose={() => undefined}>
      {content}
    </SideDrawer>,
  );

test('a drawer opens on its first field', async () => {
  renderDrawer(
    <>
      <button type="button">Acte</button>
      <input aria-label="Fermé" disabled />
      <input aria-label="Tour" />
    </>,
  );
  await waitFor(() => expect(screen.getByLabelText('Tour')).toHaveFocus());
});

test('a drawer without a field opens on its title', async () => {
  renderDrawer(<p>Rien à choisir</p>);
  await waitFor(() => expect(screen.getByText('Tirage')).toHaveFocus());
});
