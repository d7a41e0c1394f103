import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ConfigProvider, Drawer, Dropdown, Modal } from 'antd';
import { buildTheme } from './theme.ts';

// jsdom has no ResizeObserver, which antd needs.
globalThis.ResizeObserver ??= class implements ResizeObserver {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

test('what antd draws beside the root, at the end of the page, has the class of this part, to which its styles are limited', async () => {
  render(
    <ConfigProvider theme={buildTheme({ isDark: false, hasCoarsePointer: false, isMotionReduced: true })}>
      <Drawer open>Volet</Drawer>
      <Modal open>Dialogue</Modal>
      <Dropdown open menu={{ items: [{ key: 'a', label: 'Menu' }] }}>
        <button type="button">Actions</button>
      </Dropdown>
    </ConfigProvider>,
  );
  for (const text of ['Volet', 'Dialogue', 'Menu']) {
    const [layer] = (await screen.findAllByText(text)).filter((element) => element.closest('.part-secretariat'));
    expect(layer).toBeInTheDocument();
  }
});
