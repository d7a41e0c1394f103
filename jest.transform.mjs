import swc from '@swc/jest';

const LIBRARY = /[\\/]node_modules[\\/]/;
/** In a comment too: what is not certain is compiled. */
const ESM = /\b(?:import|export)\b/;

/** Compiles sources by swc; a library's file that Jest can run as it is stays so, which spares a first run much of its work. */
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    return {
      ...compiler,
      process: (source, path, jest) =>
        LIBRARY.test(path) && !ESM.test(source) ? { code: source } : compiler.process(source, path, jest),
    };
  },
};
