/**
 * In development only, before React: makes the DevTools hook remember the renderers. The refresh runtime of a remote is loaded
 * after the shell's React and looks there for the renderers that were registered before it.
 */
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook !== undefined) {
  const inject = hook.inject;
  hook.inject = function injectAndRemember(renderer) {
    const id = inject.call(this, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
