import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { version } from '@swc/core';
import swc from '@swc/jest';

const ROOT = import.meta.dirname;
const OWN_SOURCE = readFileSync(import.meta.filename, 'utf8');

const LIBRARY = /[\\/]node_modules[\\/]/;
/** Also matches in comments: then a file is compiled needlessly, which is safe. */
const ESM = /\b(?:import|export)\b/;

/** antd's list of all its components: each is loaded when it is asked for, as in a bundle, which has only those that are used. */
const ANTD_INDEX = /[\\/]antd[\\/]lib[\\/]index\.js$/;
const EAGER_COMPONENT = /^var (\w+) = (_interopRequireDefault\(require\("[^"]+"\)\));$/gm;
const loadWhenAsked = (source) =>
  source.replace(EAGER_COMPONENT, (_, name, load) => `var ${name} = { get default() { return ${load}.default; } };`);

/** React's development version, which tests need for `act`: for each element it takes a stack trace that only its warnings show. */
const REACT = /[\\/]react[\\/]cjs[\\/]react\.development\.js$/;
const withoutTraces = (source) => source.replace('1e4 > ReactSharedInternals.recentlyCreatedOwnerStacks++', 'false');

/** Compiles sources by swc; a library's CommonJS files are used as they are, which makes the first run much faster. */
export default {
  createTransformer(options) {
    const compiler = swc.createTransformer(options);
    const settings = JSON.stringify([OWN_SOURCE, version, options]);
    return {
      ...compiler,
      /** What is compiled depends on these alone: all packages and suites, whose configurations differ, share it. */
      getCacheKey: (source, path) =>
        createHash('sha1')
          .update(`${settings}\0${relative(ROOT, path)}\0${source}`)
          .digest('hex'),
      process: (source, path, jest) => {
        if (ANTD_INDEX.test(path)) return { code: loadWhenAsked(source) };
        if (REACT.test(path)) return { code: withoutTraces(source) };
        return LIBRARY.test(path) && !ESM.test(source) ? { code: source } : compiler.process(source, path, jest);
      },
    };
  },
};
