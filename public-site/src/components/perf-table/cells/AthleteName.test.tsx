import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aResultRow } from 'shared-domain/testing';
import { here, renderSite } from '../../../testing/render-site.tsx';
import { AthleteName } from './AthleteName.tsx';

const row = aResultRow({ last: 'VALMOREL', first: 'Inès', auid: 'k1' });

function renderName(shownRow = row) {
  const onOpen = jest.fn();
  renderSite(<AthleteName row={shownRow} onOpen={onOpen} />, { path: '/challenge/C/trial-T' });
  return onOpen;
}

describe('The name of a result’s row', () => {
  test('is a link to the athlete’s page, and a tap on it opens the row’s sheet', async () => {
    const onOpen = renderName();
    const name = screen.getByRole('link', { name: /VALMOREL/ });
    expect(name).toHaveAttribute('href', '/challenge/C/athlete/k1');
    await userEvent.click(name);
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/challenge/C/trial-T');
  });

  test('by the keyboard Enter follows the link, the space bar opens the sheet', async () => {
    const onOpen = renderName();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onOpen).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('link'), { detail: 0 });
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/challenge/C/athlete/k1');
  });

  test('with a key that opens a tab, and with the middle button, is the browser’s', () => {
    const onOpen = renderName();
    const prevented: boolean[] = [];
    // The test's page goes nowhere: that nothing but this kept it is what is looked at.
    const stay = (event: Event) => {
      prevented.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', stay);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
      fireEvent.click(screen.getByRole('link'), { detail: 1, [key]: true });
    window.removeEventListener('click', stay);
    expect(prevented).toEqual([false, false, false, false]);
    expect(onOpen).not.toHaveBeenCalled();
    expect(here()).toBe('/challenge/C/trial-T');
  });

  test('of somebody without a page is a button that opens the sheet', async () => {
    const onOpen = renderName({ ...row, auid: undefined });
    await userEvent.click(screen.getByRole('button', { name: /VALMOREL/ }));
    expect(onOpen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
