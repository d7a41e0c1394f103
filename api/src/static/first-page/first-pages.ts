import { join } from 'node:path';
import { type Content, prepareContent } from '../content.ts';
import type { RemoteRelease } from '../remotes-file.ts';
import type { SiteFacts } from '../site-facts.ts';
import type { AskApi, FirstAnswer } from './ask-api.ts';
import { type Drawing, type DrawnFirstPage, openDrawing } from './drawing.ts';
import { gatherAnswers } from './gather-answers.ts';
import { type PageAsked, pageKey } from './page-asked.ts';

/** Pages kept ready. */
const KEPT = 300;

/** A page is not looked at again within this time, ms: what is newer comes with the answers that its reader asks for. */
const LOOKED_AT = 1000;

/** A page whose answers changed may be served this long after it was drawn, ms: during a live competition they always change. */
const NEARLY_NEW = 5000;

/** What a page says of now («dans 10 minutes») is good for this long, ms. */
const LIFE = 60_000;

/** The first reader of a page waits this long for the server to draw it, ms. */
const BUDGET = 600;

const HTML = 'text/html; charset=utf-8';

/** What pages are drawn with, and composed into. */
export interface FirstPageParts {
  readonly siteDir: string;
  readonly remote: RemoteRelease;
  /** Changes with every release. */
  readonly release: string;
  readonly site: SiteFacts;
  readonly compose: (drawn: DrawnFirstPage, answers: readonly FirstAnswer[]) => Promise<string>;
}

export interface FirstPages {
  /** The page drawn; undefined when the browser must draw it. */
  read(asked: PageAsked, parts: FirstPageParts): Promise<Content | undefined>;
  close(): void;
}

interface Kept {
  readonly content: Content;
  readonly tag: string;
  readonly made: number;
  looked: number;
}

export interface FirstPageSources {
  readonly ask: AskApi;
  /** As of the site. */
  readonly firm?: (() => number) | undefined;
  readonly warn: (message: string) => void;
  readonly now?: (() => number) | undefined;
}

/** Pages of the public site drawn by the server, so that a shared link can be read before any script runs, and without. */
export function createFirstPages({ ask, firm = () => 0, warn, now: clock = Date.now }: FirstPageSources): FirstPages {
  const kept = new Map<string, Kept>();
  const underway = new Map<string, Promise<Content | undefined>>();
  let firmSince = firm();
  let drawing: { readonly release: string; readonly drawing: Drawing } | undefined;

  function drawingOf({ siteDir, remote, release }: FirstPageParts): Drawing {
    if (drawing?.release === release) return drawing.drawing;
    drawing?.drawing.close();
    kept.clear();
    const sources = { shell: join(siteDir, 'shell', 'server', 'draw.mjs'), remote: join(siteDir, remote.draw ?? '') };
    drawing = { release, drawing: openDrawing(sources, warn) };
    return drawing.drawing;
  }

  async function make(
    { key, since }: { readonly key: string; readonly since: number },
    asked: PageAsked,
    answers: readonly FirstAnswer[],
    parts: FirstPageParts,
  ) {
    const { path, search, language } = asked;
    const drawn = await drawingOf(parts).draw({ path, search, language, site: parts.site, answers });
    if (drawn === undefined) return undefined;
    const content = prepareContent(HTML, Buffer.from(await parts.compose(drawn, answers)));
    if (firm() !== since) return content;
    const [oldest] = kept.keys();
    kept.delete(key);
    if (kept.size >= KEPT && oldest !== undefined) kept.delete(oldest);
    const now = clock();
    kept.set(key, { content, tag: tagOf(answers), made: now, looked: now });
    return content;
  }

  return {
    async read(asked, parts) {
      if (parts.remote.draw === undefined) return undefined;
      drawingOf(parts);
      const since = firm();
      if (firmSince !== since) {
        firmSince = since;
        kept.clear();
      }
      const key = pageKey(asked);
      const known = kept.get(key);
      const now = clock();
      if (known !== undefined && now - known.looked < LOOKED_AT) return known.content;
      const answers = await gatherAnswers(asked, ask);
      if (answers === undefined) return undefined;
      if (known !== undefined) {
        known.looked = now;
        const life = known.tag === tagOf(answers) ? LIFE : NEARLY_NEW;
        if (now - known.made < life) return known.content;
      }
      const drawn = `${since} ${key}`;
      const made =
        underway.get(drawn) ?? make({ key, since }, asked, answers, parts).finally(() => underway.delete(drawn));
      underway.set(drawn, made);
      return Promise.race([made, after(BUDGET, known?.content)]);
    },
    close: () => drawing?.drawing.close(),
  };
}

const tagOf = (answers: readonly FirstAnswer[]): string => answers.map(({ tag }) => tag).join(' ');

function after<T>(ms: number, value: T): Promise<T> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(value), ms).unref();
  });
}
