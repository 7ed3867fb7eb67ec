import { renderToStaticMarkup } from 'react-dom/server';
import type { Settings } from '../../domain/content/settings.ts';
import { type Locale, langOf, textIn } from '../../domain/locale.ts';
import { imageUrl } from '../../domain/media/imageUrl.ts';
import { translator } from '../i18n/messages.ts';
import * as styles from './footerCredits.module.css';

/** App stores with our own icons. */
const STORES = [
  ['appStore', 'App Store', 'M7.5 18.5 13.2 7M16.5 18.5 10.8 7M5 15h14'],
  ['googlePlay', 'Google Play', 'M6 4.5v15L18.5 12 6 4.5ZM6 4.5l8.5 10M6 19.5l8.5-10'],
] as const;

/**
 * Partners, app stores and agency as HTML. The server renders it, so that pages do not load its
 * code. Empty settings are left out.
 *
 * @param imageService address of an image service; without it our own
 */
export function footerCredits(
  { partners, stores, agency }: Settings,
  locale: Locale,
  imageService?: string,
): string {
  const t = translator(locale);
  const known = STORES.filter(([key]) => stores[key]);
  const sign = (name: string, logo?: string) =>
    logo ? (
      <img
        src={imageUrl(logo, { width: 'w_480', format: 'f_webp', service: imageService })}
        alt={name}
        height={48}
        loading="lazy"
        className={styles.logotype}
      />
    ) : (
      name
    );
  return renderToStaticMarkup(
    <>
      {partners.length > 0 && (
        <section>
          <h2>{t('footer.partners')}</h2>
          <ul>
            {partners.map(({ name, url, logo }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noopener" lang={langOf(name, locale)}>
                  {sign(textIn(name, locale), logo)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {known.length > 0 && (
        <ul className={styles.stores}>
          {known.map(([key, name, drawing]) => (
            <li key={key}>
              <a href={stores[key]} target="_blank" rel="noopener">
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={drawing} />
                </svg>
                <span>
                  {t('footer.store')} <b>{name}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {agency.name && (
        <p>
          {t('footer.agency')}{' '}
          {agency.url ? (
            <a href={agency.url} target="_blank" rel="noopener">
              {sign(agency.name, agency.logo)}
            </a>
          ) : (
            sign(agency.name, agency.logo)
          )}
        </p>
      )}
    </>,
  );
}
