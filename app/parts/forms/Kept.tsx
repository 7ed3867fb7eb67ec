import { useTranslations } from 'use-intl';
import { LocaleLink } from '../LocaleLink.tsx';

/** What becomes of what is written here. */
export function Kept({ months }: { months: number }) {
  const t = useTranslations('forms');
  return (
    <p className="form-wide">
      <small>
        {t.rich('privacy', {
          months,
          link: (words) => <LocaleLink to="/policy">{words}</LocaleLink>,
        })}
      </small>
    </p>
  );
}
