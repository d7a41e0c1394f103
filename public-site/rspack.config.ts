import { frontEnd } from '../rspack.base.ts';

export default frontEnd({ folder: import.meta.dirname, name: 'public_site', port: 3002, role: 'remote' });
