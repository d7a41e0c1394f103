import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';

/** A button that leaves nothing more to do, and one after it. */
function Once({ onSend }: { readonly onSend: () => void }) {
  const [isSent, setSent] = useState(false);
  return (
    <>
      <Button
        disabled={isSent}
        onClick={() => {
          setSent(true);
          onSend();
        }}
      >
        Send
      </Button>
      <Button>Next</Button>
    </>
  );
}

test('a button that its own click disables keeps the focus, does nothing more, and is disabled once it is left', async () => {
  const onSend = jest.fn();
  const user = userEvent.setup();
  render(<Once onSend={onSend} />);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.tab();
  await user.keyboard('{Enter}');
  expect(send).toHaveFocus();
  expect(send).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledTimes(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  expect(send).toBeDisabled();
});
