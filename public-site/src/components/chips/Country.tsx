import { makeFlagPath } from 'shared-domain';

/** Flag and three-letter code; only the code where there is no flag. */
export function Country({ code }: { readonly code: string | undefined }) {
  if (code === undefined || code === '') return null;
  const flag = makeFlagPath(code);
  return (
    <span className="country">
      {flag !== undefined && <img src={`/${flag}`} width={20} height={15} alt="" loading="lazy" />}
      {code}
    </span>
  );
}
