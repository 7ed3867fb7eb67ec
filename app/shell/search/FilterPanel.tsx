import { useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { toggle } from '../../../domain/favorites.ts';
import { DEFAULT_LOCALE, isLocale, type LocalizedText } from '../../../domain/locale.ts';
import { useList } from '../../data/lists.ts';
import { Say, wordsIn } from '../../i18n/words.tsx';
import { useFilters } from '../../state/filters.ts';
import { Icon } from './Icon.tsx';

/**
 * The panel at the side, which is there only while it is open: its draft is copied from the filters
 * each time. Apply passes the draft on; Cancel drops it and clears both lists; Escape, the cross and
 * a click beside it drop it alone (section 4).
 */
export function FilterPanel({ onClosed }: { onClosed(): void }) {
  const t = useTranslations();
  const dialog = useRef<HTMLDialogElement>(null);
  const { cities, tags, change } = useFilters();
  const [draft, setDraft] = useState({ cities, tags });
  const allCities = useList('cities')?.map(({ _id, title }) => ({ id: _id, name: title }));
  const allTags = useList('tags')?.map(({ slug, name }) => ({ id: slug, name }));
  useEffect(() => dialog.current?.showModal(), []);

  const close = () => dialog.current?.close();
  function store(chosen: typeof draft): void {
    change({
      cities: among(chosen.cities, allCities),
      tags: among(chosen.tags, allTags),
    });
    close();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is for pointers; keys have Escape
    <dialog
      ref={dialog}
      className="filter-panel"
      aria-labelledby="filter-panel-title"
      onClose={onClosed}
      // The sheet fills the dialog: what is not on it is on the backdrop.
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className="filter-sheet">
        <header>
          <h2 id="filter-panel-title">{t('finder.filters')}</h2>
          <button
            type="button"
            className="finder-tool"
            aria-label={t('finder.closeFilters')}
            onClick={close}
          >
            <Icon name="cross" />
          </button>
        </header>
        <div className="filter-lists">
          <Choices
            title={t('search.cities')}
            options={allCities}
            chosen={draft.cities}
            onToggle={(id) => setDraft({ ...draft, cities: toggle(draft.cities, id) })}
          />
          <Choices
            title={t('search.tags')}
            options={allTags}
            chosen={draft.tags}
            onToggle={(id) => setDraft({ ...draft, tags: toggle(draft.tags, id) })}
          />
        </div>
        <footer>
          <button type="button" className="button" onClick={() => store(draft)}>
            {t('finder.apply')}
          </button>
          <button
            type="button"
            className="button quiet"
            onClick={() => store({ cities: [], tags: [] })}
          >
            {t('finder.cancel')}
          </button>
        </footer>
      </div>
    </dialog>
  );
}

/** What is still there to be chosen: nobody could take off the tick of what is gone. */
function among(ids: readonly string[], options: readonly { id: string }[] | undefined): string[] {
  return ids.filter((id) => !options || options.some((option) => option.id === id));
}

interface ChoicesProps {
  title: string;
  options: readonly { id: string; name: LocalizedText }[] | undefined;
  chosen: readonly string[];
  onToggle(id: string): void;
}

function Choices({ title, options = [], chosen, onToggle }: ChoicesProps) {
  const { locale } = useParams();
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  return (
    <fieldset>
      <legend>{title}</legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={chosen.includes(id)} onChange={() => onToggle(id)} />
          <Say words={wordsIn(name, lang)} />
        </label>
      ))}
    </fieldset>
  );
}
