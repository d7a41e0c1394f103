/**
 * Headers of every page and file of the site. Scripts come from this origin and from the origins that remotes are
 * released to, and from nowhere else: data is inlined as JSON script tags, which a browser never runs.
 */
export function securityHeaders(
  remoteOrigins: readonly string[],
  ancestors = "'self'",
): Readonly<Record<string, string>> {
  const from = ["'self'", ...remoteOrigins].join(' ');
  const policy = [
    "default-src 'self'",
    `script-src ${from}`,
    `connect-src ${from}`,
    `style-src ${from} 'unsafe-inline'`,
    `img-src ${from} data:`,
    `font-src ${from} data:`,
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
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
