import { createFrontEndConfig } from '../rspack.base.ts';

export default createFrontEndConfig({ folder: import.meta.dirname, name: 'secretariat', port: 3003, role: 'remote' });
