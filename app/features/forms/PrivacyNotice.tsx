import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './VisitorForm.module.css';

/** How long the submitted data are stored, with a link to the privacy policy. */
export function PrivacyNotice({ months }: { months: number }) {
  const t = useTranslations('forms');
  return (
    <p className={styles.wide}>
      <small>
        {t.rich('privacy', {
          months,
          link: (chunks) => (
            <LocaleLink key="link" to="/policy">
              {chunks}
            </LocaleLink>
          ),
        })}
      </small>
    </p>
  );
}
