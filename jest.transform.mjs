import swc from '@swc/jest';

const LIBRARY = /[\\/]node_modules[\\/]/;
/** Also matches in comments: then a file is compiled needlessly, which is safe. */
const ESM = /\b(?:import|export)\b/;

/** Compiles sources by swc; a library's CommonJS files are used as they are, which makes the first run much faster. */
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
