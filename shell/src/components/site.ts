import project from '../../../package.json' with { type: 'json' };

/** What the server says of this site in the page it composed: `<script type="application/json" id="site">`. */
export interface SiteFacts {
  readonly version: string;
  readonly socialUrl?: string;
  /** What the operator says on every page. */
  readonly notice?: string;
  /** The operator's images for the ads layout. */
  readonly ads?: readonly string[];
  /** The operator's logos for the contact dialog. */
  readonly logos?: readonly string[];
  /** Module that measures the audience, brought only with the reader's consent. */
  readonly analytics?: string;
}

/** Version shown where no server composed the page (P9.9). */
const OWN: SiteFacts = { version: project.version };

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

/** Where there is no document, the server that draws the frame says what the page would. */
export function setSiteFacts(facts: SiteFacts): void {
  givenFacts = { ...OWN, ...facts };
}

export function readSiteFacts(): SiteFacts {
  if (givenFacts !== undefined) return givenFacts;
  const read = readJsonScript('site');
  return typeof read === 'object' && read !== null ? { ...OWN, ...read } : OWN;
}
