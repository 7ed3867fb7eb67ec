import { Link, useSearchParams } from 'react-router';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './EntryList.module.css';
import { withParams } from './listParams.ts';

/** Links to the other pages of a list; nothing where all entries are on one. */
export function Pagination({ total, size }: { total: number; size: number }) {
  const t = useTranslations('list');
  const [params] = useSearchParams();
  const last = Math.ceil(total / size);
  const page = Number(params.get('page') ?? 1);
  if (last <= 1) return null;
  const search = (to: number) => String(withParams(params, { page: String(to) }));
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {page > 1 && (
        <Link rel="prev" to={{ search: search(page - 1) }}>
          {t('previous')}
        </Link>
      )}
      <span>{t('page', { page, last })}</span>
      {page < last && (
        <Link rel="next" to={{ search: search(page + 1) }}>
          {t('next')}
        </Link>
      )}
    </nav>
  );
}
