import { createJestConfig } from '../jest.base.ts';

export default createJestConfig(import.meta.dirname, { dom: true, alone: [] });
