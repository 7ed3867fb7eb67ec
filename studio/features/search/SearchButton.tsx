import { useState } from 'react';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useShortcut } from '../shortcuts/shortcuts.ts';
import * as styles from './SearchButton.module.css';
import { SearchDialog } from './SearchDialog.tsx';

/** Opens the search, as the key `/` does. */
export function SearchButton() {
  const t = useTranslations('search');
  const [isOpen, setOpen] = useState(false);
  useShortcut('/', t('label'), () => setOpen(true));
  return (
    <>
      <button className={styles.root} type="button" onClick={() => setOpen(true)}>
        {t('open')}
        <span className={styles.key} aria-hidden="true">
          /
        </span>
      </button>
      {isOpen && <SearchDialog onClose={() => setOpen(false)} />}
    </>
  );
}
