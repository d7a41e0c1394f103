import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const IMAGE = /^[^.].*\.(png|jpg|webp|svg)$/;
const ANALYTICS_FILE = 'analytics/provider.js';

/**
 * The operator's images of a kind, `ads/` or `logos/` of the site folder, in the order of their names, read once at start.
 * Empty without that folder.
 */
export function listImages(siteDir: string, folder: 'ads' | 'logos'): readonly string[] {
  try {
    return readdirSync(join(siteDir, folder))
      .filter((name) => IMAGE.test(name))
      .sort()
      .map((name) => `/${folder}/${encodeURIComponent(name)}`);
  } catch {
    return [];
  }
}

/** The operator's module that measures the audience, if there is one: pages bring it only with the reader's consent. */
export function findAnalytics(siteDir: string): string | undefined {
  return existsSync(join(siteDir, ANALYTICS_FILE)) ? `/${ANALYTICS_FILE}` : undefined;
}
