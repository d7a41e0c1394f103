import { useText } from '../../locales/use-text.ts';
import { listDetailRows } from './detail-rows.ts';

/** The details of an act: the reason or the first field, and the rest when it is opened. */
export function DetailCell({ detail }: { readonly detail: Readonly<Record<string, unknown>> }) {
  const { t, language } = useText();
  const rows = listDetailRows(detail, { t, language });
  const [first] = rows;
  if (first === undefined) return null;
  const reason = typeof detail.reason === 'string' ? detail.reason : undefined;
  return (
    <details className="act-detail">
      <summary>{reason ?? `${first.name}${rows.length > 1 ? ` +${rows.length - 1}` : ''}`}</summary>
      <dl>
        {rows.map(({ name, before, after }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {before !== undefined && (
                <>
                  <span className="sr">{t('journal.before')} </span>
                  <del>{before}</del>
                  <span aria-hidden="true"> → </span>
                  <span className="sr"> {t('journal.after')} </span>
                </>
              )}
              {after}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
