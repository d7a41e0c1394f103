import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const IMAGE = /^[^.].*\.(png|jpg|webp|svg)$/;

/**
 * The operator's advertisements: the images of `ads/` in the site folder, in the order of their names, read once at start.
 * Without that folder there is none, and no room is kept for them.
 */
export function adsOf(siteDir: string): readonly string[] {
  try {
    return readdirSync(join(siteDir, 'ads'))
      .filter((name) => IMAGE.test(name))
      .sort()
      .map((name) => `/ads/${encodeURIComponent(name)}`);
  } catch {
    return [];
  }
}
