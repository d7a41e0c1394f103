import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm run local-ca` writes, in the data folder: the authority that phones may install, and this server's own certificate. */
export function listLocalCaFiles(dataDir: string) {
  const folder = join(dataDir, 'ca');
  return {
    folder,
    caCert: join(folder, 'ca.crt'),
    caKey: join(folder, 'ca.key'),
    cert: join(folder, 'server.crt'),
    key: join(folder, 'server.key'),
  };
}

/** The certificate of the own authority; undefined where this server's certificate is not of it. */
export function findCaFile({
  dataDir,
  tls,
}: {
  readonly dataDir: string;
  readonly tls?: { readonly certFile: string };
}): string | undefined {
  const { caCert, cert } = listLocalCaFiles(dataDir);
  return tls?.certFile === cert && existsSync(caCert) ? caCert : undefined;
}
