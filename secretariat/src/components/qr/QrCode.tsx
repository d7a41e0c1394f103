import { useMemo } from 'react';
import { qrPath } from './qr-path.ts';

interface Props {
  readonly text: string;
  /** What is read where the picture is not seen. */
  readonly label: string;
}

/** A QR, black on pure white in every dress, with the quiet zone inside. */
export function QrCode({ text, label }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text]);
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
