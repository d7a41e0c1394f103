import { SITE_FACTS_ID } from 'shared-domain/contract';
import project from '../../../package.json' with { type: 'json' };

/** Settings of this site, which the server inlines in the page: `<script type="application/json" id="site">`. */
export interface SiteFacts {
  readonly version: string;
  readonly socialUrl?: string;
  /** The operator's message, shown on every page. */
  readonly notice?: string;
  /** The operator's images for the ads layout. */
  readonly ads?: readonly string[];
  /** The operator's logos for the contact dialog. */
  readonly logos?: readonly string[];
  /** URL of the module that measures the audience, loaded only with the reader's consent. */
  readonly analytics?: string;
}

/** For pages that the server did not compose: they still show the version (P9.9). */
const DEFAULT_FACTS: SiteFacts = { version: project.version };

export function readJsonScript(id: string): unknown {
  const text = document.getElementById(id)?.textContent;
  if (text === undefined || text === null || text === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

let givenFacts: SiteFacts | undefined;

/** Sets the settings on the server, where there is no document to read them from. */
export function setSiteFacts(facts: SiteFacts): void {
  givenFacts = { ...DEFAULT_FACTS, ...facts };
}

export function readSiteFacts(): SiteFacts {
  if (givenFacts !== undefined) return givenFacts;
  const parsed = readJsonScript(SITE_FACTS_ID);
  return typeof parsed === 'object' && parsed !== null ? { ...DEFAULT_FACTS, ...parsed } : DEFAULT_FACTS;
}
