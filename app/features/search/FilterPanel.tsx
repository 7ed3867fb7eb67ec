import { useRef, useState } from 'react';
import { useParams } from 'react-router';
import { DEFAULT_LOCALE, isLocale, type LocalizedText } from '../../../domain/locale.ts';
import { toggle } from '../../../domain/visitor/favorites.ts';
import { useList } from '../../api/cardLists.ts';
import { Button } from '../../components/Button.tsx';
import * as chips from '../../components/ChoiceChips.module.css';
import { Dialog } from '../../components/Dialog.tsx';
import { IconButton } from '../../components/IconButton.tsx';
import { CROSS } from '../../components/icons.ts';
import { localize, Text } from '../../i18n/localize.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useFilters } from '../filters/filtersStore.ts';
import * as styles from './FilterPanel.module.css';

/**
 * The panel with filters at the side, mounted only while it is open: its draft is copied from the
 * stored filters each time. Apply stores the draft; Cancel clears both lists; Escape, the cross and a
 * click outside the panel discard the draft (section 4).
 */
export function FilterPanel({ onClosed }: { onClosed(): void }) {
  const t = useTranslations(['searchOverlay']);
  const dialog = useRef<HTMLDialogElement>(null);
  const { cities, tags, change } = useFilters();
  const [draft, setDraft] = useState({ cities, tags });
  const allCities = useList('cities')?.map(({ _id, title }) => ({ id: _id, name: title }));
  const allTags = useList('tags')?.map(({ slug, name }) => ({ id: slug, name }));

  const close = () => dialog.current?.close();
  function store(selected: typeof draft): void {
    change({
      cities: withOption(selected.cities, allCities),
      tags: withOption(selected.tags, allTags),
    });
    close();
  }

  return (
    <Dialog
      ref={dialog}
      className={styles.root}
      aria-labelledby="filter-panel-title"
      onClose={onClosed}
    >
      <div className={styles.sheet}>
        <header>
          <h2 id="filter-panel-title">{t('searchOverlay.filters')}</h2>
          <IconButton path={CROSS} aria-label={t('searchOverlay.closeFilters')} onClick={close} />
        </header>
        <div className={styles.lists}>
          <Choices
            title={t('search.cities')}
            options={allCities}
            selected={draft.cities}
            onToggle={(id) => setDraft({ ...draft, cities: toggle(draft.cities, id) })}
          />
          <Choices
            title={t('search.tags')}
            options={allTags}
            selected={draft.tags}
            onToggle={(id) => setDraft({ ...draft, tags: toggle(draft.tags, id) })}
          />
        </div>
        <footer>
          <Button onClick={() => store(draft)}>{t('searchOverlay.apply')}</Button>
          <Button
            quiet
            aria-describedby="filter-panel-cancel"
            onClick={() => store({ cities: [], tags: [] })}
          >
            {t('searchOverlay.cancel')}
          </Button>
          <p id="filter-panel-cancel">{t('searchOverlay.cancelClears')}</p>
        </footer>
      </div>
    </Dialog>
  );
}

/** The ids that have an option: a visitor could not unselect one without. */
function withOption(
  ids: readonly string[],
  options: readonly { id: string }[] | undefined,
): string[] {
  return ids.filter((id) => !options || options.some((option) => option.id === id));
}

interface ChoicesProps {
  title: string;
  options: readonly { id: string; name: LocalizedText }[] | undefined;
  selected: readonly string[];
  onToggle(id: string): void;
}

function Choices({ title, options = [], selected, onToggle }: ChoicesProps) {
  const { locale } = useParams();
  const lang = isLocale(locale) ? locale : DEFAULT_LOCALE;
  return (
    <fieldset className={chips.root}>
      <legend>{title}</legend>
      {options.map(({ id, name }) => (
        <label key={id}>
          <input type="checkbox" checked={selected.includes(id)} onChange={() => onToggle(id)} />
          <span>
            <Text value={localize(name, lang)} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
