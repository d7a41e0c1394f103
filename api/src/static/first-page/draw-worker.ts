import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { DrawJob, DrawnFirstPage, DrawSources } from './page-drawer.ts';

/** Modules that the builds of the shell and of a remote make for the server: each draws its part of a page. */
interface ShellModule {
  renderFrame(request: object): Promise<{ readonly before: string; readonly after: string; readonly title?: string }>;
}
interface RemoteModule {
  renderPage(request: object): Promise<{ readonly html: string; readonly facts: DrawnFirstPage['facts'] }>;
}

const { shell, remote } = workerData as DrawSources;
const modules = Promise.all([
  import(/* webpackIgnore: true */ pathToFileURL(shell).href) as Promise<ShellModule>,
  import(/* webpackIgnore: true */ pathToFileURL(remote).href) as Promise<RemoteModule>,
]);

async function draw({ path, search, language, site, answers }: DrawJob): Promise<DrawnFirstPage> {
  const [{ renderFrame }, { renderPage }] = await modules;
  const frame = await renderFrame({ path, search, language, site });
  // A page of the shell's own: the remote has nothing to draw in it.
  if (frame.title !== undefined) return { html: frame.before + frame.after, facts: { title: frame.title } };
  const bodies = answers.map(({ url, json }) => ({ url, body: JSON.parse(json) as unknown }));
  const page = await renderPage({ path: path + search, language, answers: bodies });
  return { html: `${frame.before}${page.html}${frame.after}`, facts: page.facts };
}

/** Draws one page per message. The front sends one at a time, because the modules have one language at a time. */
parentPort?.on('message', async (job: DrawJob) => {
  try {
    parentPort?.postMessage({ kind: 'drawn', drawn: await draw(job) });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ kind: 'failed', reason });
  }
});

// A module that cannot be read fails the first page, which then says why.
const postLoaded = () => parentPort?.postMessage({ kind: 'loaded' });
modules.then(postLoaded, postLoaded);
