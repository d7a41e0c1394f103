import { describe, expect, test } from '@jest/globals';
import { parseOrigins } from '../src/base/remote-origins.ts';
import { type ServedSite, servePublishedSite } from './site-folder.ts';

const OTHER = 'https://remotes.example.org';

async function withSite(remoteOrigins: readonly string[], work: (site: ServedSite) => Promise<void>): Promise<void> {
  const site = await servePublishedSite({ remoteOrigins });
  try {
    await work(site);
  } finally {
    await site.close();
  }
}

const directive = (policy: unknown, name: string): string | undefined =>
  String(policy)
    .split('; ')
    .find((part) => part.startsWith(`${name} `));

describe('Security headers', () => {
  test('scripts and calls come from this origin alone', () =>
    withSite([], async (site) => {
      const { headers } = await site.get('/');
      const policy = headers['content-security-policy'];
      expect(directive(policy, 'script-src')).toBe("script-src 'self'");
      expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
      expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'self'");
      expect(directive(policy, 'base-uri')).toBe("base-uri 'none'");
      expect(directive(policy, 'object-src')).toBe("object-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
    }));

  test.each(['/mgr/lesecretariat/', '/mgr/lesecretariat/?reset=k', '/mgr/lesecretariat/c1/entries'])(
    'an organiser’s page tells its address to nothing that it loads: %s',
    (path) =>
      withSite([], async (site) => {
        expect((await site.get(path)).headers['referrer-policy']).toBe('no-referrer');
      }),
  );

  test.each([
    ['/challenge/c1?embed=1', '*'],
    ['/challenge/c1/trial-t1?t=starts&embed=1', '*'],
    ['/challenge/c1?v=direct', "'self'"],
    ['/challenge/c1?embed=0', "'self'"],
    ['/?embed=1', "'self'"],
    ['/mgr/lesecretariat/?embed=1', "'self'"],
  ])('%s may stand in a frame of %s', (path, ancestors) =>
    withSite([], async (site) => {
      const { headers } = await site.get(path);
      expect(directive(headers['content-security-policy'], 'frame-ancestors')).toBe(`frame-ancestors ${ancestors}`);
      expect(headers['x-robots-tag']).toBe(ancestors === '*' ? 'noindex' : undefined);
    }),
  );

  test('an origin of REMOTE_ORIGINS may give scripts, styles and answers', () =>
    withSite([OTHER], async (site) => {
      const policy = (await site.get('/')).headers['content-security-policy'];
      expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${OTHER}`);
      expect(directive(policy, 'connect-src')).toBe(`connect-src 'self' ${OTHER}`);
      expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${OTHER} 'unsafe-inline'`);
    }));

  test('what is inlined in the page is data: no script of the page needs the policy loosened', () =>
    withSite([], async (site) => {
      const { text } = await site.get('/');
      const inline = [...text.matchAll(/<script([^>]*)>[^<]/g)].map(([, attributes]) => attributes);
      expect(inline.every((attributes) => attributes?.includes('type="application/json"'))).toBe(true);
    }));
});

describe('/.well-known/security.txt (RFC 9116)', () => {
  const PATH = '/.well-known/security.txt';
  const NOW = Date.parse('2026-11-22T10:20:30Z');

  async function ask(options: Parameters<typeof servePublishedSite>[0]) {
    const site = await servePublishedSite(options);
    try {
      return await site.get(PATH);
    } finally {
      await site.close();
    }
  }

  test('says whom to tell, for half a year from now', async () => {
    const publicUrl = 'https://resultats.valmont.example';
    const contactEmail = 'Valmont <securite@valmont.example>';
    const { status, headers, text } = await ask({ contactEmail, publicUrl, now: () => NOW });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text.split('\n')).toEqual([
      'Contact: mailto:securite@valmont.example',
      'Expires: 2027-05-21T00:00:00Z',
      'Preferred-Languages: fr, en',
      'Canonical: https://resultats.valmont.example/.well-known/security.txt',
      '',
    ]);
  });

  test('moves its end on with the clock', async () => {
    const now = () => NOW + 86_400_000;
    expect((await ask({ contactEmail: 'a@b.example', now })).text).toContain('Expires: 2027-05-22T00:00:00Z');
  });

  test.each([undefined, 'nobody'])('is not there without an address: %s', async (contactEmail) => {
    expect((await ask({ contactEmail })).status).toBe(404);
  });
});

describe('As a second origin for another site', () => {
  const ENTRY = '/remotes/secretariat/remoteEntry.bbbbbbbb.js';

  test('a remote’s files may be loaded by an origin of REMOTE_ORIGINS', () =>
    withSite([OTHER], async (site) => {
      const { headers } = await site.get(ENTRY, { origin: OTHER });
      expect(headers['access-control-allow-origin']).toBe(OTHER);
      expect(headers.vary).toBe('accept-encoding, origin');
    }));

  test('by no other origin, and pages by none', () =>
    withSite([OTHER], async (site) => {
      const stranger = await site.get(ENTRY, { origin: 'https://else.example.org' });
      expect(stranger.headers['access-control-allow-origin']).toBeUndefined();
      const page = await site.get('/', { origin: OTHER });
      expect(page.headers['access-control-allow-origin']).toBeUndefined();
    }));
});

describe('REMOTE_ORIGINS', () => {
  test('is a list of origins, by comma or space', () => {
    expect(parseOrigins(`${OTHER}, http://localhost:4000/`)).toEqual([OTHER, 'http://localhost:4000']);
    expect(parseOrigins(undefined)).toEqual([]);
  });

  test.each(['remotes.example.org', 'https://a.example/path', "https://a.example;script-src'*'", 'ftp://a.example'])(
    'refuses what is no origin, and names it: %s',
    (text) => {
      expect(() => parseOrigins(text)).toThrow(`« ${text} »`);
    },
  );
});
