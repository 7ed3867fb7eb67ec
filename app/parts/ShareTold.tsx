import { useTranslations } from 'use-intl';
import type { Shared } from './shareAddress.ts';

/** Says that an address was copied, or shows it to be copied by hand. */
export function ShareTold({ told, url }: { told: Shared; url: string }) {
  const t = useTranslations('share');
  return (
    <div role="status" className="share-told">
      {told === 'copied' && <p>{t('copied')}</p>}
      {told === 'byHand' && (
        <label>
          {t('copyByHand')}
          <input readOnly value={url} onFocus={(event) => event.target.select()} />
        </label>
      )}
    </div>
  );
}
