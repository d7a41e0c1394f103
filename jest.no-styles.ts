/** Stands for the module by which antd writes its style sheets: in jsdom nothing is styled. */
const nothing = () => undefined;
const nowhere = () => document.createElement('style');

export { nothing as clearContainerCache, nothing as removeCSS, nowhere as injectCSS, nowhere as updateCSS };
