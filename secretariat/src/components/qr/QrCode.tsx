import { encodeQR } from 'qr';
import { useMemo } from 'react';

interface Props {
  readonly text: string;
  /** The text for screen readers. */
  readonly label: string;
  /** Less repair and larger points, for a long text on a clean screen. */
  readonly isLong?: boolean;
}

/** A QR code, black on white in both themes so that it can be scanned, including its quiet zone. */
export function QrCode({ text, label, isLong = false }: Props) {
  const { size, path } = useMemo(() => drawQr(text, isLong ? 'low' : 'medium'), [text, isLong]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}

/** A QR code as one SVG path on a square of `size` modules. */
interface QrDrawing {
  readonly size: number;
  readonly path: string;
}

/** Modules of white that a reader needs around the symbol (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** Draws a text as a QR code, of level M if not told: each run of dark modules in a row is one rectangle. */
export function drawQr(text: string, ecc: 'low' | 'medium' = 'medium'): QrDrawing {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_ZONE });
  const runs = rows.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...line.matchAll(/1+/g)].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`);
  });
  return { size: rows.length, path: runs.join('') };
}
