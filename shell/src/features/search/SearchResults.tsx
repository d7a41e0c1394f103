import { useEffect } from 'react';
import { forgetRecentPages, useTranslation } from 'shared-domain/platform';
import { ErrorCode, toAppError } from '../../components/ErrorCode.tsx';
import type { SearchOption } from './search-options.ts';
import type { SearchState } from './use-search.ts';

interface SearchResultsProps {
  /** Id of the list, and beginning of its options' ids. */
  readonly listId: string;
  readonly typed: string;
  readonly search: SearchState;
  /** The option that Enter would choose, -1 for none. */
  readonly highlightedIndex: number;
  readonly onChoose: (option: SearchOption) => void;
  readonly onClear: () => void;
}

/** The text for a failed search, by the id of the error. */
const FAILURES: ReadonlyMap<string, 'search.offline' | 'search.busy'> = new Map([
  ['network error', 'search.offline'],
  ['unavailable', 'search.busy'],
  ['too many requests', 'search.busy'],
]);

/** The results in groups, and a text for the state of the search. */
export function SearchResults({ listId, typed, search, highlightedIndex, onChoose, onClear }: SearchResultsProps) {
  const { t } = useTranslation('shell');
  const { step, groups, total } = search;

  useEffect(() => {
    if (highlightedIndex >= 0)
      document.getElementById(`${listId}-${highlightedIndex}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [listId, highlightedIndex]);

  let index = -1;
  return (
    <div className="search-body">
      {step === 'short' && <p className="search-hint">{t('search.hint')}</p>}
      <p className="sr" role="status">
        {step === 'done' && t(total === 1 ? 'search.one' : 'search.many', { count: total })}
      </p>
      <div
        role="listbox"
        id={listId}
        hidden={groups.length === 0}
        aria-label={t('search.found')}
        aria-busy={step === 'waiting'}
      >
        {groups.map(({ label, options }) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox has no element for a group of options
          <div key={label} role="group" aria-labelledby={`${listId}-${label}`}>
            <h2 id={`${listId}-${label}`} role="presentation">
              {t(`search.${label}`)}
            </h2>
            {options.map((option) => {
              index += 1;
              const optionIndex = index;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and takes the keys
                // biome-ignore lint/a11y/useFocusableInteractive: the field points at it with aria-activedescendant
                <div
                  key={option.key}
                  id={`${listId}-${optionIndex}`}
                  role="option"
                  aria-selected={optionIndex === highlightedIndex}
                  className={option.act === undefined ? 'search-option' : 'search-option search-act'}
                  onClick={() => onChoose(option)}
                >
                  <b>{option.title}</b>
                  {option.sub !== '' && <span>{option.sub}</span>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {step === 'short' && total > 0 && (
        <button type="button" className="btn quiet" onClick={forgetRecentPages}>
          {t('search.forget')}
        </button>
      )}
      {step === 'waiting' && total === 0 && <p className="search-hint">{t('search.waiting')}</p>}
      {step === 'done' && total === 0 && (
        <div className="search-none">
          <p>{t('search.none', { typed: typed.trim() })}</p>
          <button type="button" className="btn" onClick={onClear}>
            {t('search.clear')}
          </button>
        </div>
      )}
      {step === 'failed' && (
        <div className="search-none" role="alert">
          <p>{t(FAILURES.get(search.error?.id ?? '') ?? 'search.failed')}</p>
          <button type="button" className="btn" onClick={search.retry}>
            {t('retry')}
          </button>
          {search.error !== undefined && <ErrorCode error={toAppError(search.error)} />}
        </div>
      )}
    </div>
  );
}
