import { createJestConfig } from '../jest.base.ts';

/** What changes the reference data of its whole process. */
const ALONE = ['src/components/reference'];

export default createJestConfig(import.meta.dirname, { dom: true, alone: ALONE });
