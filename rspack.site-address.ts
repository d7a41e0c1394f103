import { type Compiler, RuntimeGlobals, RuntimeModule } from '@rspack/core';

const NAME = 'SiteAddressPlugin';

class SiteAddressModule extends RuntimeModule {
  constructor() {
    // After the module that reads where the entry comes from.
    super('site address', RuntimeModule.STAGE_TRIGGER);
  }

  override generate(): string {
    return `
var address = ${RuntimeGlobals.publicPath};
if (address.indexOf(location.origin + '/') === 0) ${RuntimeGlobals.publicPath} = address.slice(location.origin.length);
`;
  }
}

/**
 * Addresses of a remote's files on the page's own site are written without its origin, as the server writes them: the loader finds
 * the sheet that the page has already. With the origin it added it once more, and everything was styled a second time.
 */
export class SiteAddressPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeRequirementInTree.for(RuntimeGlobals.publicPath).tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new SiteAddressModule());
      });
    });
  }
}
