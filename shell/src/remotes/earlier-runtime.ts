import * as runtimeCore from '@module-federation/runtime-core';

/** Builds of remotes released before docs/decisions/033 take the core of the federation's runtime from the shell, under this name. */
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
