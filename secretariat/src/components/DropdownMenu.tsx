import { Dropdown, type DropdownProps, type MenuProps } from 'antd';

interface Props extends Omit<DropdownProps, 'menu' | 'trigger'> {
  readonly items: NonNullable<MenuProps['items']>;
  readonly onChoose?: () => void;
}

/**
 * A menu of acts under a button. Enter chooses and does nothing else: what an act opens takes the focus at once, and the
 * rest of the same key press would choose its first button.
 */
export function DropdownMenu({ items, onChoose, ...props }: Props) {
  const onClick: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault();
    onChoose?.();
  };
  return <Dropdown {...props} menu={{ items, onClick }} trigger={['click']} autoFocus />;
}
