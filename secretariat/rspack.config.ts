import { frontEnd } from '../rspack.base.ts';

export default frontEnd({ folder: import.meta.dirname, name: 'secretariat', port: 3003, role: 'remote' });
