import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bundlerRuntime } from '../../rspack.federation-runtime.ts';

const KEY = 'react';
const ID = 'consume/react';

/** A build as the bundler makes it, which offers `copy` of the shared module and imports it. */
function createBuild(name, copy, { isEager = false, version = '19.0.0' } = {}) {
  const factory = () => copy;
  let loads = 0;
  const getter = () => {
    loads += 1;
    return isEager ? factory : Promise.resolve(factory);
  };
  const shared = { [KEY]: [{ version, scope: ['default'], shareConfig: { singleton: true }, get: getter }] };
  const webpackRequire = { S: {}, m: {}, c: {}, federation: { initOptions: { name, shared } } };
  const build = {
    webpackRequire,
    installedModules: {},
    moduleToHandlerMapping: { [ID]: { shareKey: KEY, getter } },
  };
  const run = () => {
    const module = { exports: undefined };
    webpackRequire.m[ID](module);
    return module.exports;
  };
  const loadChunk = async () => {
    const promises = [];
    bundlerRuntime.consumes({ ...build, chunkId: 'page', promises, chunkMapping: { page: [ID] } });
    await Promise.all(promises);
    return run();
  };
  return { build, webpackRequire, run, loadChunk, countLoads: () => loads };
}

async function startShell(copy = 'the shell’s') {
  const shell = createBuild('shell', copy, { isEager: true });
  bundlerRuntime.installInitialConsumes({ ...shell.build, initialConsumes: [ID] });
  await bundlerRuntime.I(shell);
  return shell;
}

const attach = (remote, { webpackRequire }) =>
  bundlerRuntime.initContainerEntry({ webpackRequire: remote.webpackRequire, shareScope: webpackRequire.S.default });

test('the shell imports its own shared module in its first script', async () => {
  const shell = await startShell();
  assert.equal(shell.run(), 'the shell’s');
});

test('a remote takes the shell’s, whatever its own version, and loads none of its own', async () => {
  const shell = await startShell();
  const remote = createBuild('remote', 'its own', { version: '20.0.0' });
  attach(remote, shell);
  assert.equal(await remote.loadChunk(), 'the shell’s');
  assert.equal(remote.countLoads(), 0);
  assert.deepEqual(Object.keys(shell.webpackRequire.S.default[KEY]), ['19.0.0']);
});

test('a module that the shell does not offer comes from the first remote, for the next one too, and is loaded once', async () => {
  const shell = await startShell();
  delete shell.webpackRequire.S.default[KEY];
  const [first, second] = [createBuild('first', 'the first’s'), createBuild('second', 'the second’s')];
  for (const remote of [first, second]) attach(remote, shell);
  assert.deepEqual(await Promise.all([first.loadChunk(), second.loadChunk()]), ['the first’s', 'the first’s']);
  assert.deepEqual([first.countLoads(), second.countLoads()], [1, 0]);
});

test('a remote alone in its page uses its own', async () => {
  const remote = createBuild('remote', 'its own');
  assert.equal(await remote.loadChunk(), 'its own');
});

test('the scope of a shell built before, whose modules run already, is taken as it is', async () => {
  const remote = createBuild('remote', 'its own');
  const offers = {
    '20.0.0': { version: '20.0.0', get: () => Promise.reject(new Error('not loaded')), lib: null },
    '19.0.0': { version: '19.0.0', get: () => () => 'again', lib: () => 'runs already', loaded: true },
  };
  bundlerRuntime.initContainerEntry({ webpackRequire: remote.webpackRequire, shareScope: { [KEY]: offers } });
  assert.equal(await remote.loadChunk(), 'runs already');
});

test('a shared module that fails to load throws where it is imported, and is asked for again by the next chunk', async () => {
  const remote = createBuild('remote', 'its own');
  const [offer] = remote.webpackRequire.federation.initOptions.shared[KEY];
  let isDown = true;
  const { get } = offer;
  offer.get = () => (isDown ? Promise.reject(new Error('no network')) : get());
  await assert.rejects(remote.loadChunk(), /no network/);
  isDown = false;
  assert.equal(await remote.loadChunk(), 'its own');
});
