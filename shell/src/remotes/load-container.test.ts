import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { loadExposed } from './load-container.ts';

const sharedModules = {};
const page = globalThis as Record<string, unknown>;
const init = jest.fn();
const get = jest.fn(async (module: string) => () => `${module} of the remote`);
const scripts: string[] = [];
let serial = 0;
let run: (script: HTMLScriptElement) => void;

/** jsdom loads no script: this stands for a browser. */
const watch = new MutationObserver((records) => {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
    if (node instanceof HTMLScriptElement) {
      scripts.push(node.src);
      run(node);
    }
});

function nameEntry() {
  serial += 1;
  return { name: `remote_${serial}`, entry: `https://remotes.example.org/${serial}/remoteEntry.js` };
}

beforeEach(() => {
  page.__webpack_init_sharing__ = jest.fn(async () => undefined);
  page.__webpack_share_scopes__ = { default: sharedModules };
  scripts.length = 0;
  init.mockReset();
  run = (script) => {
    page[`remote_${serial}`] = { init, get };
    script.dispatchEvent(new Event('load'));
  };
  watch.observe(document.head, { childList: true });
});
afterEach(() => {
  watch.disconnect();
  delete page._FEDERATION_RUNTIME_CORE;
});

describe('the container of a remote', () => {
  test('gets the shell’s shared modules once, and gives what it exposes', async () => {
    const remote = { ...nameEntry(), hasOwnRuntime: true };
    expect(await loadExposed(remote, './App')).toBe('./App of the remote');
    expect(await loadExposed(remote, './App')).toBe('./App of the remote');
    expect(init.mock.calls).toEqual([[sharedModules]]);
    expect(scripts).toEqual([remote.entry]);
    expect(document.head.querySelector('script')).toBeNull();
  });

  test('whose script fails is refused, and asked for again the next time', async () => {
    const remote = { ...nameEntry(), hasOwnRuntime: true };
    const succeed = run;
    run = (script) => script.dispatchEvent(new Event('error'));
    await expect(loadExposed(remote, './App')).rejects.toThrow(remote.entry);
    run = succeed;
    expect(await loadExposed(remote, './App')).toBe('./App of the remote');
  });

  test('whose script defines nothing is refused', async () => {
    run = (script) => script.dispatchEvent(new Event('load'));
    await expect(loadExposed({ ...nameEntry(), hasOwnRuntime: true }, './App')).rejects.toThrow('ne définit pas');
  });

  test.each([
    { built: 'before the shell kept no federation runtime', hasOwnRuntime: undefined, isGiven: true },
    { built: 'since', hasOwnRuntime: true, isGiven: false },
  ])(
    'built $built: finds its core in the page before its script runs: $isGiven',
    async ({ hasOwnRuntime, isGiven }) => {
      let wasThere: boolean | undefined;
      const succeed = run;
      run = (script) => {
        wasThere = '_FEDERATION_RUNTIME_CORE' in page;
        succeed(script);
      };
      await loadExposed({ ...nameEntry(), ...(hasOwnRuntime && { hasOwnRuntime }) }, './App');
      expect(wasThere).toBe(isGiven);
    },
  );
});
