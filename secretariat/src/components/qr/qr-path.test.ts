import { expect, test } from '@jest/globals';
import { drawQr } from './QrCode.tsx';

test('a QR keeps four modules of white on each side', () => {
  const { size, path } = drawQr('https://foulee.example/lanemometre#code=ABCD-2345');
  const places = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(
    ([, x, y, h]) => [Number(x), Number(y), Number(h)] as const,
  );
  expect(Math.min(...places.map(([x]) => x))).toBe(4);
  expect(Math.min(...places.map(([, y]) => y))).toBe(4);
  expect(Math.max(...places.map(([x, , h]) => x + h))).toBe(size - 4);
  expect(Math.max(...places.map(([, y]) => y + 1))).toBe(size - 4);
});
