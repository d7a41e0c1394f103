import swc from '@swc/jest';

const LIBRARY = /[\\/]node_modules[\\/]/;
/** Also matches in comments: then a file is compiled needlessly, which is safe. */
const ESM = /\b(?:import|export)\b/;

/** antd's list of all its components: each is loaded when it is asked for, as in a bundle, which has only those that are used. */
const ANTD_INDEX = /[\\/]antd[\\/]lib[\\/]index\.js$/;
const EAGER_COMPONENT = /^var (\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;
const loadWhenAsked = (source) =>
  source.replace(EAGER_COMPONENT, (_, name, load) => `var ${name} = { get default() { return ${load}.default; } };`);

/** Compiles sources by swc; a library's CommonJS files are used as they are, which makes the first run much faster. */
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    return {
      ...compiler,
      process: (source, path, jest) => {
        if (ANTD_INDEX.test(path)) return { code: loadWhenAsked(source) };
        return LIBRARY.test(path) && !ESM.test(source) ? { code: source } : compiler.process(source, path, jest);
      },
    };
  },
};
