import { findIso2 } from 'shared-domain';

/** Flag and three letters; a code without a flag shows its letters alone. */
export function Country({ code }: { readonly code: string | undefined }) {
  if (code === undefined || code === '') return null;
  const iso = findIso2(code);
  return (
    <span className="country">
      {iso !== undefined && (
        <img src={`/static/h240/${iso.toLowerCase()}.png`} width={20} height={15} alt="" loading="lazy" />
      )}
      {code}
    </span>
  );
}
