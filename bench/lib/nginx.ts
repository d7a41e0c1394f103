import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswers } from './server.ts';

export const HAS_NGINX = spawnSync('nginx', ['-v']).error === undefined;

interface Nginx {
  readonly url: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * nginx with one worker, as the API is one process, tuned for a static file: no log, the descriptor kept open, sendfile,
 * connections that never end. The file has the bytes of the API's answer, and a header gives its encoding.
 */
function configuration(dir: string, port: number, encoding: string | undefined): string {
  const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`);
  const header = encoding === undefined ? '' : `add_header content-encoding ${encoding};`;
  return `
daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log crit;
events { worker_connections 4096; }
http {
  access_log off; sendfile on; tcp_nopush on; tcp_nodelay on; etag on;
  keepalive_timeout 75s; keepalive_requests 1000000000;
  open_file_cache max=16 inactive=1h; ${temp.join(' ')}
  server {
    listen 127.0.0.1:${port};
    location = /results { alias ${dir}/results; default_type 'application/json; charset=utf-8'; ${header}
      add_header cache-control 'public, no-cache'; add_header vary accept-encoding; add_header x-content-type-options nosniff; }
  }
}`;
}

/** Serves one body at `/results`. */
export async function startNginx(body: Buffer, encoding: string | undefined): Promise<Nginx> {
  const dir = mkdtempSync(join(tmpdir(), 'foulee-nginx-'));
  const port = await freePort();
  writeFileSync(join(dir, 'results'), body, { mode: 0o644 });
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port, encoding));
  // The worker may run as another user: the folder must be readable.
  spawnSync('chmod', ['755', dir]);
  const child = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let log = '';
  child.stderr.on('data', (chunk) => {
    log += chunk;
  });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const url = `http://127.0.0.1:${port}/results`;
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await closed;
    rmSync(dir, { recursive: true, force: true });
  };
  await untilAnswers(
    url,
    () => child.exitCode !== null,
    () => log,
  );
  return { url, pid: child.pid ?? 0, stop };
}
