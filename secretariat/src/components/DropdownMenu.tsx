import { Dropdown, type DropdownProps, type MenuProps } from 'antd';

interface Props extends Omit<DropdownProps, 'menu' | 'trigger'> {
  readonly items: NonNullable<MenuProps['items']>;
  readonly onChoose?: () => void;
}

/**
 * A menu of actions under a button. The key's default action is prevented: a dialog that opens takes the focus at once, and the
 * same press of Enter would press its first button.
 */
export function DropdownMenu({ items, onChoose, ...props }: Props) {
  const onClick: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault();
    onChoose?.();
  };
  // Removed once it closes: of one that is only hidden the focus does not come back to its button.
  return <Dropdown destroyOnHidden {...props} menu={{ items, onClick }} trigger={['click']} autoFocus />;
}
