import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { sha256 } from './sha256.ts';
import { encodeUtf8 } from './utf8.ts';

const nodes = (message: Uint8Array) => createHash('sha256').update(message).digest('hex');

describe('SHA-256 (test vectors of FIPS 180-4 and of NIST)', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
  ])('of %p', (text, hash) => {
    expect(sha256(encodeUtf8(text))).toBe(hash);
  });

  test('of a million times a', () => {
    expect(sha256(new Uint8Array(1_000_000).fill(0x61))).toBe(
      'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0',
    );
  });

  test.each([54, 55, 56, 57, 63, 64, 65, 119, 120, 128])(
    '%i bytes, at the edge of a block, is what Node makes',
    (n) => {
      const message = Uint8Array.from({ length: n }, (_, at) => (at * 7) % 256);
      expect(sha256(message)).toBe(nodes(message));
    },
  );

  test('any bytes hash as Node hashes them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (message) => {
        expect(sha256(message)).toBe(nodes(message));
      }),
      { numRuns: 300 },
    );
  });
});

describe('a text as UTF-8', () => {
  test.each([
    ['A', [0x41]],
    ['\u007f', [0x7f]],
    ['\u0080', [0xc2, 0x80]],
    ['é', [0xc3, 0xa9]],
    ['\u07ff', [0xdf, 0xbf]],
    ['\u0800', [0xe0, 0xa0, 0x80]],
    ['€', [0xe2, 0x82, 0xac]],
    ['\uffff', [0xef, 0xbf, 0xbf]],
    ['\u{10000}', [0xf0, 0x90, 0x80, 0x80]],
    ['🏃', [0xf0, 0x9f, 0x8f, 0x83]],
    ['\ud800', [0xef, 0xbf, 0xbd]],
    ['\udfff', [0xef, 0xbf, 0xbd]],
    ['\ue000', [0xee, 0x80, 0x80]],
  ])('%p is %j', (text, bytes) => {
    expect([...encodeUtf8(text)]).toEqual(bytes);
  });

  test('any text is what the platform encodes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(encodeUtf8(text)).toEqual(Uint8Array.from(Buffer.from(text, 'utf8')));
      }),
    );
  });
});
