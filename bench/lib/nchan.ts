import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, untilAnswers } from './server.ts';

/** Debian's `libnginx-mod-nchan`. */
const MODULE = '/usr/lib/nginx/modules/ngx_nchan_module.so';

export const HAS_NCHAN = existsSync(MODULE);

interface Nchan {
  readonly streamUrl: string;
  readonly publishUrl: string;
  /** The one worker. */
  readonly pid: number;
  stop(): Promise<void>;
}

const configuration = (dir: string, port: number): string => `
load_module ${MODULE};
daemon off; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log crit; worker_rlimit_nofile 20000;
events { worker_connections 19000; }
http {
  access_log off; tcp_nodelay on; nchan_shared_memory_size 128M;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
  server {
    listen 127.0.0.1:${port};
    location = /up { return 204; }
    location = /publish { nchan_publisher; nchan_channel_id bench; }
    location = /stream { nchan_subscriber eventsource; nchan_channel_id bench; nchan_subscriber_first_message newest; }
  }
}`;

export async function startNchan(): Promise<Nchan> {
  const dir = mkdtempSync(join(tmpdir(), 'foulee-nchan-'));
  const port = await freePort();
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port));
  spawnSync('chmod', ['755', dir]);
  const child = spawn('nginx', ['-p', dir, '-c', join(dir, 'nginx.conf')], { stdio: 'ignore' });
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  await untilAnswers(
    `http://127.0.0.1:${port}/up`,
    () => child.exitCode !== null,
    () => '',
  );
  const worker = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')[0];
  return {
    streamUrl: `http://127.0.0.1:${port}/stream`,
    publishUrl: `http://127.0.0.1:${port}/publish`,
    pid: Number(worker),
    async stop() {
      child.kill('SIGTERM');
      await closed;
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
