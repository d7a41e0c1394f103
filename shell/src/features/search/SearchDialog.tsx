import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { keepRecentPage, useNavigate, useTranslation } from 'shared-domain/platform';
import { useOpenDialog } from '../../components/use-open-dialog.ts';
import { SearchResults } from './SearchResults.tsx';
import type { SearchOption } from './search-options.ts';
import { useSearch } from './use-search.ts';
import './search.css';

/** The search field with its results below (ARIA combobox pattern); full screen on a phone, a panel elsewhere. */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const dialog = useOpenDialog();
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [chosenIndex, setChosenIndex] = useState(-1);
  const search = useSearch(typed);
  const options = search.groups.flatMap((group) => group.options);
  const highlightedIndex = Math.min(chosenIndex, options.length - 1);

  function choose({ href, title, sub, act }: SearchOption) {
    if (act !== undefined || href === undefined) {
      act?.();
      return;
    }
    keepRecentPage({ k: href, t: Date.now(), title, sub });
    onClose();
    navigate(href);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    // Enter without a highlight chooses the first option, but not while results are still loading.
    const chosen = options[Math.max(highlightedIndex, 0)];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      // With nothing highlighted, the up arrow goes to the last option.
      setChosenIndex(
        (highlightedIndex + step + options.length + (highlightedIndex < 0 && step < 0 ? 1 : 0)) % options.length,
      );
    } else if (event.key === 'Enter' && chosen !== undefined && (highlightedIndex >= 0 || search.step !== 'waiting')) {
      event.preventDefault();
      choose(chosen);
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it; Escape does so from the keyboard
    <dialog
      ref={dialog}
      className="search-dlg"
      aria-label={t('search')}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="search-panel">
        <div className="search-field">
          <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
            <circle cx="9" cy="9" r="5.5" />
            <path d="m13.2 13.2 4.3 4.3" />
          </svg>
          <input
            ref={input}
            type="search"
            inputMode="search"
            enterKeyHint="go"
            role="combobox"
            aria-label={t('search.label')}
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={highlightedIndex < 0 ? undefined : `${listId}-${highlightedIndex}`}
            placeholder={t('search.placeholder')}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            autoFocus
            value={typed}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setTyped(event.target.value);
              setChosenIndex(-1);
            }}
          />
          <button type="button" className="icon-btn" aria-label={t('close')} onClick={onClose}>
            <svg className="ico" viewBox="0 0 20 20" aria-hidden="true">
              <path d="m5 5 10 10M15 5 5 15" />
            </svg>
          </button>
        </div>
        <SearchResults
          listId={listId}
          typed={typed}
          search={search}
          highlightedIndex={highlightedIndex}
          onChoose={choose}
          onClear={() => {
            setTyped('');
            input.current?.focus();
          }}
        />
      </div>
    </dialog>
  );
}
