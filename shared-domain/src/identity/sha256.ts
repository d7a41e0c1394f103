/** FIPS 180-4, 4.2.2: the first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS: readonly number[] = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5, 0xd807aa98,
  0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174, 0xe49b69c1, 0xefbe4786,
  0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da, 0x983e5152, 0xa831c66d, 0xb00327c8,
  0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967, 0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13,
  0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85, 0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819,
  0xd6990624, 0xf40e3585, 0x106aa070, 0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a,
  0x5b9cca4f, 0x682e6ff3, 0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7,
  0xc67178f2,
];

/** FIPS 180-4, 5.3.3: the hash before the first block. */
const INITIAL_HASH: readonly number[] = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

const BLOCK_BYTES = 64;
const LENGTH_BYTES = 8;

const rotateRight = (readWord: number, bits: number): number => (readWord >>> bits) | (readWord << (32 - bits));

/** The message, a 1 bit, zeros, and its length in bits, in whole blocks (FIPS 180-4, 5.1.1). */
function padMessage(message: Uint8Array): DataView {
  const length = Math.ceil((message.length + 1 + LENGTH_BYTES) / BLOCK_BYTES) * BLOCK_BYTES;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return view;
}

/** The 64 words of a block (FIPS 180-4, 6.2.2 step 1). */
function expandBlock(view: DataView, blockStart: number): number[] {
  const words: number[] = [];
  for (let t = 0; t < 16; t++) words.push(view.getUint32(blockStart + 4 * t));
  const readWord = (t: number): number => words[t] ?? 0;
  for (let t = 16; t < ROUND_CONSTANTS.length; t++) {
    const wordBefore2 = readWord(t - 2);
    const wordBefore15 = readWord(t - 15);
    const sigma1 = rotateRight(wordBefore2, 17) ^ rotateRight(wordBefore2, 19) ^ (wordBefore2 >>> 10);
    const sigma0 = rotateRight(wordBefore15, 7) ^ rotateRight(wordBefore15, 18) ^ (wordBefore15 >>> 3);
    words.push((sigma1 + readWord(t - 7) + sigma0 + readWord(t - 16)) | 0);
  }
  return words;
}

/** The hash after one more block (FIPS 180-4, 6.2.2 steps 2 to 4). */
function addBlock(hash: readonly number[], words: readonly number[]): number[] {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (const [t, constant] of ROUND_CONSTANTS.entries()) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const temporary1 = (h + sum1 + ((e & f) ^ (~e & g)) + constant + (words[t] ?? 0)) | 0;
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const temporary2 = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + temporary1) | 0;
    d = c;
    c = b;
    b = a;
    a = (temporary1 + temporary2) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((readWord, index) => (readWord + (hash[index] ?? 0)) | 0);
}

/**
 * SHA-256 of bytes (FIPS 180-4), in 64 hexadecimal digits. Written here because the browser's own is asynchronous; for identifiers,
 * not for secrets.
 * @example sha256(encodeUtf8('abc')).slice(0, 8) // 'ba7816bf'
 */
export function sha256(message: Uint8Array): string {
  const view = padMessage(message);
  let hash: readonly number[] = INITIAL_HASH;
  for (let blockStart = 0; blockStart < view.byteLength; blockStart += BLOCK_BYTES)
    hash = addBlock(hash, expandBlock(view, blockStart));
  return hash.map((readWord) => (readWord >>> 0).toString(16).padStart(8, '0')).join('');
}
