const UPLINK = ['UPLINK_URL', 'UPLINK_TOKEN'];

/** How the server is started with these files, alone and with the public copy, in the words of this machine's command line. */
export function formatStartLines(
  { cert, key }: { readonly cert: string; readonly key: string },
  platform: NodeJS.Platform,
): [alone: string, followed: string] {
  const isWindows = platform === 'win32';
  const format = ([name, value]: readonly [string, string]): string =>
    isWindows ? `$env:${name}="${value}";` : `${name}=${/[^\w./-]/.test(value) ? `'${value}'` : value}`;
  const tls = [
    ['TLS_CERT', cert],
    ['TLS_KEY', key],
  ] as const;
  const uplink = UPLINK.map((name) => (isWindows ? `$env:${name}="…";` : `${name}=…`));
  const alone = [...tls.map(format), 'npm start'].join(' ');
  return [alone, `${uplink.join(' ')} ${alone}`];
}
