import { frontEnd } from '../rspack.base.ts';

export default frontEnd({ folder: import.meta.dirname, name: 'shell', port: 3001, role: 'host' });
