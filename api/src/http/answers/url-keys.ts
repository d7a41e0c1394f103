/** How many URLs are remembered, and up to which length; the router reads the others each time. */
const MAX_URLS = 10_000;
const MAX_URL_LENGTH = 2000;

/**
 * The cache key that a URL had when the router last read it. Many URLs have the same key (parameters in another order or spelling,
 * unknown parameters): only a new key means work.
 */
interface UrlKeys {
  get(url: string): string | undefined;
  put(url: string, cacheKey: string): void;
}

export function createUrlKeys(): UrlKeys {
  const keyByUrl = new Map<string, string>();
  return {
    get: (url) => keyByUrl.get(url),
    put(url, cacheKey) {
      if (url.length > MAX_URL_LENGTH) return;
      keyByUrl.set(url, cacheKey);
      const [oldest] = keyByUrl.keys();
      if (keyByUrl.size > MAX_URLS && oldest !== undefined) keyByUrl.delete(oldest);
    },
  };
}
