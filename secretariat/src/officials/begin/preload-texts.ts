import type { Language } from 'shared-domain';
import type { Database } from '../log/database.ts';
import type { Device } from '../log/device.ts';
import { findBrowserLanguage } from '../texts/browser-language.ts';

/** The language that was chosen for this device, else its browser's. */
export async function findDeviceLanguage(opening: Promise<Database>): Promise<Language> {
  const reading = opening.then((database) =>
    database.read<Device | undefined>('device', (store) => store.get('device')),
  );
  // Where the browser stores nothing the page says so, in texts.
  const device = await reading.catch(() => undefined);
  return device?.preferences.language ?? findBrowserLanguage();
}

/** Fetches the texts of languages while the console's script comes, which asks for them later; `addresses`: of their scripts, by language. */
export function preloadTexts(
  addresses: Readonly<Record<string, string | undefined>>,
  languages: readonly Language[],
): void {
  for (const language of languages) {
    const address = addresses[language];
    if (address === undefined) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.setAttribute('as', 'script');
    link.href = address;
    document.head.append(link);
  }
}
