import { jestFor } from '../jest.base.ts';

export default jestFor(import.meta.dirname, { dom: true });
