import { ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { MAGNIFIER } from '../../components/icons.ts';
import { useLocale } from '../../components/useLocale.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './HomeActions.module.css';

/** The first steps of a visitor: search the region, or get three days from a town. */
export function HomeActions({ start }: { start: string | undefined }) {
  const t = useTranslations();
  return (
    <div className={styles.root}>
      <search>
        <form action={`/${useLocale()}/search`} className={styles.search}>
          <input
            type="search"
            name="q"
            aria-label={t('home.searchRegion')}
            placeholder={t('home.searchRegion')}
            required
          />
          <button type="submit" aria-label={t('nav.search')}>
            <Icon path={MAGNIFIER} />
          </button>
        </form>
      </search>
      {start && (
        <ButtonLink to={`/itinerary?start=${start}&days=3`}>{t('home.planDays')}</ButtonLink>
      )}
    </div>
  );
}
