import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { ConfigError, parseDuration, readConfig } from '../src/base/config.ts';

const read = (env: Record<string, string>) => readConfig(env, { version: '1', build: 'b', root: '/srv/foulee' });

describe('The configuration', () => {
  test('has a default for everything', () => {
    expect(read({})).toMatchObject({
      port: 3000,
      dataDir: resolve('/srv/foulee/data'),
      siteDir: join(resolve('/srv/foulee/data'), 'site'),
      tokenTtl: 12 * 3600 * 1000,
      remoteOrigins: [],
    });
  });

  test('takes the address of the site with or without its last slash', () => {
    expect(read({ PUBLIC_URL: 'https://resultats.exemple.fr/' }).publicUrl).toBe('https://resultats.exemple.fr');
    expect(read({ PUBLIC_URL: 'http://10.0.0.7:3000' }).publicUrl).toBe('http://10.0.0.7:3000');
    expect(read({}).publicUrl).toBeUndefined();
  });

  test.each([
    ['12h', 43_200_000],
    ['30m', 1_800_000],
    ['90', 90_000],
    ['2 d', 172_800_000],
    ['soon', undefined],
    ['0', undefined],
  ])('reads the duration %s', (text, ms) => {
    expect(parseDuration(text)).toBe(ms);
  });

  test.each([
    ['', false],
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['loopback', ['loopback']],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('TRUST_PROXY=%s trusts %j', (text, trusted) => {
    expect(read({ TRUST_PROXY: text }).trustProxy).toEqual(trusted);
  });

  test.each([
    ['PORT', { PORT: 'http' }],
    ['TOKEN_TTL', { TOKEN_TTL: 'a day' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db/foulee' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/33' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'resultats.exemple.fr' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://exemple.fr/resultats' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'javascript:alert(1)' }],
    ['REMOTE_ORIGINS', { REMOTE_ORIGINS: 'cdn' }],
    ['ORGANISER_PASSWORD', { ORGANISER_EMAIL: 'a@b.example', ORGANISER_PASSWORD: 'x' }],
    ['ORGANISER_PASSWORD', { ORGANISER_EMAIL: 'a@b.example', ORGANISER_PASSWORD: 'motdepasse2026!' }],
    ['ORGANISER_PASSWORD', { ORGANISER_EMAIL: 'ines.durand@b.example', ORGANISER_PASSWORD: 'Ines.Durand1234' }],
    ['ORGANISER_EMAIL et ORGANISER_PASSWORD', { ORGANISER_EMAIL: 'a@b.example' }],
  ])('names %s when it cannot be used', (name, env) => {
    expect(() => read(env)).toThrow(ConfigError);
    expect(() => read(env)).toThrow(name);
  });
});
