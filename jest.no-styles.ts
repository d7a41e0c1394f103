/** Replaces the modules by which antd and its icons write their style sheets, which are useless in jsdom. */
const doNothing = () => undefined;
const findNoRoot = () => null;
const createUnusedStyle = () => document.createElement('style');

export {
  createUnusedStyle as injectCSS,
  createUnusedStyle as updateCSS,
  doNothing as clearContainerCache,
  doNothing as removeCSS,
  doNothing as warningOnce,
  findNoRoot as getShadowRoot,
};
