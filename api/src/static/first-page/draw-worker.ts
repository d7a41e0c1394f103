import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawJob, DrawnFirstPage, DrawSources } from './drawing.ts';

/** What a build of the shell and of a remote leave for the server: modules that draw their part of a page. */
interface ShellModule {
  renderFrame(asked: object): Promise<{ readonly before: string; readonly after: string }>;
}
interface RemoteModule {
  renderPage(asked: object): Promise<{ readonly html: string; readonly facts: DrawnFirstPage['facts'] }>;
}

const { shell, remote } = workerData as DrawSources;
const modules = Promise.all([
  import(pathToFileURL(shell).href) as Promise<ShellModule>,
  import(pathToFileURL(remote).href) as Promise<RemoteModule>,
]);

async function draw({ path, search, language, site, answers }: DrawJob): Promise<DrawnFirstPage> {
  const [{ renderFrame }, { renderPage }] = await modules;
  const frame = await renderFrame({ path, search, language, site });
  const bodies = answers.map(({ url, json }) => ({ url, body: JSON.parse(json) as unknown }));
  const page = await renderPage({ path: path + search, language, answers: bodies });
  return { html: `${frame.before}${page.html}${frame.after}`, facts: page.facts };
}

/** One page is sent at a time: what draws them has one language at a time, and a page's clock is its own. */
parentPort?.on('message', async (job: DrawJob) => {
  try {
    parentPort?.postMessage({ kind: 'drawn', drawn: await draw(job) });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ kind: 'failed', reason });
  }
});

// A module that cannot be read fails the first page, which then says why.
const loaded = () => parentPort?.postMessage({ kind: 'loaded' });
modules.then(loaded, loaded);
