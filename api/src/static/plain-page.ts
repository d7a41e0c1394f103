import { type Content, prepareContent } from './content.ts';

/** A page that needs no file of the site, for when the site is not built. */
export function buildPlainPage(title: string, body: string): Content {
  const html = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><body style="font:1rem/1.5 system-ui;max-width:36rem;margin:4rem auto;padding:0 1rem">
<h1>${title}</h1>${body}</body></html>`;
  return prepareContent('text/html; charset=utf-8', Buffer.from(html));
}

export const NOT_BUILT_PAGE = buildPlainPage(
  'Le site n’est pas encore construit',
  `<p>Le serveur répond, mais son dossier de site ne contient aucune page.</p>
<p>Lancez <code>npm start</code> : la commande construit le site, le publie et démarre le serveur.</p>
<p lang="en">The server is up, but its site folder holds no page yet. Run <code>npm start</code>.</p>`,
);

/** For an address that waits for many pages already. */
export const TOO_MANY_PAGE = buildPlainPage(
  'Trop de pages à la fois',
  `<p>Cette adresse attend déjà beaucoup de pages. Rechargez celle-ci dans quelques secondes.</p>
<p lang="en">This address waits for many pages already. Load this one again in some seconds.</p>`,
);

/** While the API cannot say what a page shows. */
export const UNAVAILABLE_PAGE = buildPlainPage(
  'Un instant',
  `<p>Le serveur redémarre une de ses parties. Rechargez la page dans quelques secondes.</p>
<p lang="en">The server is restarting one of its parts. Load this page again in some seconds.</p>`,
);

export const UNAVAILABLE_TEXT = prepareContent(
  'text/plain; charset=utf-8',
  Buffer.from('503: not known now; come back in some seconds\n'),
);

export const BUSY_TEXT = prepareContent('text/plain; charset=utf-8', Buffer.from('503: too many pictures at once\n'));

export const NOT_FOUND_TEXT = prepareContent('text/plain; charset=utf-8', Buffer.from('404: no such file\n'));
