/**
 * In development only, before React: makes the hook through which it shows itself keep its renderers. React lives in the shell
 * and a refresh runtime in each application: those that come later look for the renderers that were there before them.
 */
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook !== undefined) {
  const inject = hook.inject;
  hook.inject = function keep(renderer) {
    const id = inject.call(this, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
