import { enableCompileCache } from 'node:module';
import { join } from 'node:path';

/** Every thread loads the same sources: what was made of them is kept from one start to the next. */
const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'foulee-compiled');

enableCompileCache(CACHE);
// Threads read it from the environment.
process.env.NODE_COMPILE_CACHE ??= CACHE;
await import('./start-server.ts');
