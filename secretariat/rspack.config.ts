import { createFrontEndConfig } from '../rspack.base.ts';
import { createDevOfficialsConfig, createOfficialsConfig, createOfficialsWorkerConfig } from './officials.config.ts';

const folder = import.meta.dirname;
const remote = { ...createFrontEndConfig({ folder, name: 'secretariat', port: 3003, role: 'remote' }), name: 'remote' };

export default process.env.NODE_ENV === 'production'
  ? [remote, createOfficialsConfig(folder), createOfficialsWorkerConfig(folder)]
  : [remote, createDevOfficialsConfig(folder)];
