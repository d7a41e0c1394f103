import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aHost, renderInShell } from '../testing/render-in-shell.tsx';
import { createCheckedScript, findIntegrity, requireIntegrity } from './integrity.ts';
import { RemoteApp } from './RemoteApp.tsx';

const BASE = 'https://remotes.example.org/remotes/secretariat';
const ENTRY = `sha384-${'E'.repeat(64)}`;
const CHUNK = `sha384-${'C'.repeat(64)}`;
const NO_FILE = `sha384-${'A'.repeat(64)}`;
const line = {
  name: 'secretariat',
  entry: `${BASE}/remoteEntry.ab12.js`,
  version: '0.9.0',
  platform: '1.0',
  integrity: { 'remoteEntry.ab12.js': ENTRY, '12.cd34.js': CHUNK },
};

const realFetch = globalThis.fetch;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
});

describe('a remote of another origin', () => {
  test('has each file held to the hash of its release, and what is not listed to none', () => {
    requireIntegrity(line);
    expect(findIntegrity(`${BASE}/12.cd34.js`)).toBe(CHUNK);
    expect(globalThis.findRemoteIntegrity?.(`${BASE}/remoteEntry.ab12.js?retry=1`)).toBe(ENTRY);
    expect(findIntegrity(`${BASE}/planted.js`)).toBe(NO_FILE);
    expect(findIntegrity(`${BASE}/constructor`)).toBe(NO_FILE);
    expect(createCheckedScript(`${BASE}/12.cd34.js`)).toMatchObject({ integrity: CHUNK, crossOrigin: 'anonymous' });
  });

  test('released on the site itself is held to none', () => {
    requireIntegrity({ entry: '/remotes/public-site/remoteEntry.ab12.js' });
    expect(createCheckedScript('/remotes/public-site/remoteEntry.ab12.js')).not.toMatchObject({
      crossOrigin: 'anonymous',
    });
  });

  test('whose entry has other bytes is asked for with its hash, and refused with the designed screen', async () => {
    localStorage.setItem('foulee.reloaded.secretariat', '1');
    globalThis.fetch = async () => new Response(JSON.stringify({ remotes: [line] }));
    const asked: HTMLScriptElement[] = [];
    // jsdom loads no script: this stands for a browser, which refuses bytes of another hash with an error.
    const watch = new MutationObserver(() => {
      for (const script of document.head.querySelectorAll<HTMLScriptElement>(`script[src^="${BASE}"]`)) {
        if (asked.includes(script)) continue;
        asked.push(script);
        script.dispatchEvent(new Event('error'));
      }
    });
    watch.observe(document.head, { childList: true });
    renderInShell(<RemoteApp name="secretariat" host={aHost()} />);
    expect(await screen.findByRole('heading', { name: 'Cette partie du site ne répond pas' })).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    watch.disconnect();
    for (const script of asked) expect([script.integrity, script.crossOrigin]).toEqual([ENTRY, 'anonymous']);
  });
});
