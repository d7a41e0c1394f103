/** Replaces the module by which antd writes its style sheets, which are useless in jsdom. */
const doNothing = () => undefined;
const createUnusedStyle = () => document.createElement('style');

export {
  createUnusedStyle as injectCSS,
  createUnusedStyle as updateCSS,
  doNothing as clearContainerCache,
  doNothing as removeCSS,
};
