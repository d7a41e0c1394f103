import { createServer } from 'node:http';
import { findFreePort } from './server.ts';

/** A club's own site on another origin: each of its pages frames `framedUrl` with the page's query. */
export async function startClubSite(framedUrl: string): Promise<{ readonly url: string; readonly stop: () => void }> {
  const club = createServer((request, response) => {
    const query = request.url?.split('?')[1];
    response.setHeader('content-type', 'text/html');
    response.end(
      `<iframe src="${framedUrl}${query === undefined ? '' : `?${query}`}" width="360" height="700"></iframe>`,
    );
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => club.listen(port, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${port}`, stop: () => club.close() };
}
