/**
 * Headers of every page and file of the site. Scripts come from this origin and from the origins that remotes are
 * released to, and from nowhere else: data is inlined as JSON script tags, which a browser never runs. `camera`: whether a page may ask for it.
 */
export function buildSecurityHeaders(
  remoteOrigins: readonly string[],
  ancestors = "'self'",
  camera: 'none' | 'self' = 'none',
): Readonly<Record<string, string>> {
  const sources = ["'self'", ...remoteOrigins].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${sources}`,
    `connect-src ${sources}`,
    `style-src ${sources} 'unsafe-inline'`,
    `img-src ${sources} data:`,
    `font-src ${sources} data:`,
    `frame-ancestors ${ancestors}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': `camera=${camera === 'self' ? '(self)' : '()'}, geolocation=(), microphone=(), payment=(), usb=()`,
  };
}
