import { useTranslations } from 'use-intl';
import type { Words } from '../../../i18n/words.tsx';
import { LocaleLink } from '../../../parts/LocaleLink.tsx';

/** The offer that is asked about, which the address has brought. */
export function DealAsked({ deal }: { deal: { id: string; title: Words } | undefined }) {
  const t = useTranslations('quote');
  if (!deal) return null;
  return (
    <p className="quote-deal form-wide">
      <input type="hidden" name="dealId" value={deal.id} />
      {t('deal', { title: deal.title.text })}{' '}
      <LocaleLink to="/mice#request" preventScrollReset>
        {t('dealDrop')}
      </LocaleLink>
    </p>
  );
}
