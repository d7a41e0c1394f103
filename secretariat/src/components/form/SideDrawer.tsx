import { Drawer, type DrawerProps } from 'antd';
import { type ReactNode, useRef } from 'react';
import { focusOpened } from './opening-focus.ts';

interface Props extends Pick<DrawerProps, 'title' | 'footer' | 'className'> {
  /** Width in pixels; a narrower screen is filled. */
  readonly width: number;
  readonly onClose: () => unknown;
  readonly children: ReactNode;
}

/** A drawer at the side of the page, open while it is drawn; the focus begins at its first field, or at its title. */
export function SideDrawer({ width, onClose, children, ...drawer }: Props) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Drawer
      {...drawer}
      open
      size={`min(${width}px, 100%)`}
      onClose={(event) => {
        // While a question is open, Escape is its own; the Escape that opens it must not close it too.
        if (document.querySelector('dialog[open]') !== null) return;
        event.preventDefault();
        onClose();
      }}
      afterOpenChange={(isOpen) => isOpen && focusOpened(body.current)}
      destroyOnHidden
    >
      <div ref={body}>{children}</div>
    </Drawer>
  );
}
