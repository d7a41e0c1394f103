import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Folder for compiled sources: each thread loads the same ones at every start. */
const COMPILE_CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'foulee-compiled');

enableCompileCache(COMPILE_CACHE);
// Threads read it from the environment.
process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE;
await import('./start-server.ts');
