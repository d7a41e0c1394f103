import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'shared-domain/platform';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Analytics, type AnalyticsProvider } from './analytics.ts';
import { ConsentProvider, useCookieSettings } from './Consent.tsx';

const provider = {
  start: jest.fn<AnalyticsProvider['start']>(),
  consent: jest.fn<AnalyticsProvider['consent']>(),
  page: jest.fn<AnalyticsProvider['page']>(),
};
const load = jest.fn(async () => provider);
const reload = jest.fn();

beforeEach(() => {
  for (const mock of [provider.start, provider.consent, provider.page, load, reload]) mock.mockClear();
});

function Page() {
  const manage = useCookieSettings();
  return (
    <>
      <button type="button" onClick={manage}>
        Gérer mes cookies
      </button>
      <Link to="/challenges/53/">Bretagne</Link>
    </>
  );
}

const renderConsent = (path = '/') =>
  renderInShell(
    <ConsentProvider analytics={new Analytics(load)} reload={reload}>
      <Page />
    </ConsentProvider>,
    path,
  );

const answered = (analytics: string) => {
  localStorage.setItem('eP_answered', 'true');
  localStorage.setItem('eP_essential', 'true');
  localStorage.setItem('eP_analytics', analytics);
};

const stored = () => ['eP_answered', 'eP_essential', 'eP_analytics'].map((key) => localStorage.getItem(key));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('the consent dialog on a first visit (P4.7)', () => {
  test('is there until it is answered, and measures nothing meanwhile', async () => {
    renderConsent();
    expect(await screen.findByRole('dialog', { name: 'Vos choix sur les cookies' })).toHaveAttribute('open');
    expect(load).not.toHaveBeenCalled();
    expect(stored()).toEqual([null, null, null]);
  });

  test('«Accepter» keeps the choice, tells «granted», closes and reloads', async () => {
    renderConsent();
    await press('Accepter');
    expect(stored()).toEqual(['true', 'true', 'true']);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(provider.consent).toHaveBeenCalledWith('granted');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('«Tout refuser» stands on the first layer, keeps the choice and brings nothing', async () => {
    renderConsent();
    await press('Tout refuser');
    expect(stored()).toEqual(['true', 'true', 'false']);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(load).not.toHaveBeenCalled();
  });

  test.each([
    ['tout accepter', 'true'],
    ['tout refuser', 'false'],
    ['enregistrer et continuer', 'false'],
  ])('in the settings «%s» stores %s', async (name, analytics) => {
    renderConsent();
    await press('parametrer les cookies');
    await press(name);
    expect(stored()).toEqual(['true', 'true', analytics]);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  test('the essential switch is on and does not move; the other one is saved as it stands', async () => {
    renderConsent();
    await press('parametrer les cookies');
    const essential = await screen.findByRole('switch', { name: 'Indispensables' });
    expect(essential).toBeDisabled();
    expect(essential).toBeChecked();
    await userEvent.click(screen.getByRole('switch', { name: 'Mesure d’audience' }));
    await press('enregistrer et continuer');
    expect(stored()).toEqual(['true', 'true', 'true']);
  });

  test('an embedded page asks nothing', () => {
    renderConsent('/challenge/01ab/trial-02?embed=1');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('after an answer', () => {
  test('with consent the measurement runs and is told each page without its trailing slash', async () => {
    answered('true');
    renderConsent('/policy/');
    await waitFor(() => expect(provider.page).toHaveBeenCalledWith('/policy'));
    await userEvent.click(screen.getByRole('link', { name: 'Bretagne' }));
    await waitFor(() => expect(provider.page).toHaveBeenLastCalledWith('/challenges/53'));
    expect(provider.start).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each(['false', 'True', ''])('«%s» is no consent: nothing is brought', (analytics) => {
    answered(analytics);
    renderConsent();
    expect(load).not.toHaveBeenCalled();
  });

  test('«Gérer mes cookies» opens the settings again, and a refusal is told «denied»', async () => {
    answered('true');
    renderConsent();
    await press('Gérer mes cookies');
    expect(await screen.findByRole('switch', { name: 'Mesure d’audience' })).toBeChecked();
    await press('tout refuser');
    await waitFor(() => expect(provider.consent).toHaveBeenCalledWith('denied'));
    expect(stored()).toEqual(['true', 'true', 'false']);
  });
});

test('where the browser keeps nothing the dialog closes and the page does not reload for ever', async () => {
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  renderConsent();
  await press('Tout refuser');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  refused.mockRestore();
});
