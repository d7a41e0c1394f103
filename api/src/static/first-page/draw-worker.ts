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

let last: Promise<void> = Promise.resolve();

/** One page after the other: what draws them has one language at a time. */
parentPort?.on('message', ({ id, job }: { readonly id: number; readonly job: DrawJob }) => {
  last = last.then(async () => {
    try {
      parentPort?.postMessage({ id, drawn: await draw(job) });
    } catch (error) {
      parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
});
