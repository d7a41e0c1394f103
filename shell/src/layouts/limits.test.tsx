import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useNotification } from '../components/notify.ts';
import { readSiteFacts } from '../components/site.ts';
import { NotificationProvider } from '../features/notification/Notification.tsx';
import { renderInShell } from '../testing/render-in-shell.tsx';

const SHELL = join(import.meta.dirname, '..');
const STYLES = join(SHELL, '../../shared-domain/src/platform/styles');

/** What a style sheet says in the first rule of this selector. */
function ruleOf(path: string, selector: string): string {
  const sheet = `\n${readFileSync(path, 'utf8')}`;
  const start = sheet.indexOf(`\n${selector} {`);
  return start < 0 ? '' : sheet.slice(start, sheet.indexOf('}', start));
}

describe('Footer height 50; version 0.9.0; dialog widths 500, 400, 800; snackbar timeout 8000 ms, colour green-darken-4.', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('the footer is 49 px and its line, the page keeps 50 for it', () => {
    expect(ruleOf(join(STYLES, 'frame.css'), '.foot .wrap')).toContain('height: 49px;');
    expect(ruleOf(join(STYLES, 'frame.css'), '.foot')).toContain('border-top: 1px solid');
    expect(readFileSync(join(STYLES, 'theme.css'), 'utf8')).toMatch(/--foot: 50px;/);
  });

  test('the version is that of the package', () => {
    const { version } = JSON.parse(readFileSync(join(SHELL, '../../package.json'), 'utf8')) as { version: string };
    expect([version, readSiteFacts().version]).toEqual(['0.9.0', '0.9.0']);
  });

  test.each([
    ['.dlg', 500],
    ['.dlg.w400', 400],
    ['.dlg.w800', 800],
  ])('%s is at most %i px wide', (selector, width) => {
    expect(ruleOf(join(SHELL, 'components/dialog.css'), selector)).toContain(`max-width: ${width}px;`);
  });

  test('green-darken-4 is the colour of the snackbar', () => {
    expect(readFileSync(join(STYLES, 'theme.css'), 'utf8')).toMatch(/--snack: #1b5e20;/);
    expect(ruleOf(join(SHELL, 'features/notification/notification.css'), '.snack')).toContain(
      'background: var(--snack);',
    );
  });

  test('the snackbar is gone after 8000 ms and not before', () => {
    function Page() {
      const notify = useNotification();
      return (
        <button type="button" onClick={() => notify('Compétition créée')}>
          Réussir
        </button>
      );
    }
    renderInShell(
      <NotificationProvider>
        <Page />
      </NotificationProvider>,
    );
    fireEvent.click(screen.getByText('Réussir'));
    act(() => jest.advanceTimersByTime(7999));
    expect(screen.getByRole('status')).toHaveTextContent('Compétition créée');
    act(() => jest.advanceTimersByTime(1));
    expect(screen.queryByRole('status')).toBeNull();
  });
});
