import { Icon } from '../components/Icon.tsx';
import { useLocale } from '../components/useLocale.ts';
import { translator } from '../i18n/messages.ts';
import type { Credit, Credits } from './creditLinks.ts';
import * as styles from './FooterCredits.module.css';

/** App stores with our own icons. */
const STORES = [
  ['appStore', 'App Store', 'M7.5 18.5 13.2 7M16.5 18.5 10.8 7M5 15h14'],
  ['googlePlay', 'Google Play', 'M6 4.5v15L18.5 12 6 4.5ZM6 4.5l8.5 10M6 19.5l8.5-10'],
] as const;

/** Partners, app stores and agency at the end of the footer. */
export function FooterCredits({ credits: { partners, stores, agency } }: { credits: Credits }) {
  const t = translator(useLocale(), 'footer');
  const knownStores = STORES.filter(([key]) => stores[key]);
  return (
    <div className={styles.root}>
      {partners.length > 0 && (
        <section>
          <h2>{t('partners')}</h2>
          <ul>
            {partners.map((partner) => (
              <li key={partner.url}>
                <CreditLink credit={partner} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {knownStores.length > 0 && (
        <ul className={styles.stores}>
          {knownStores.map(([key, name, path]) => (
            <li key={key}>
              <a href={stores[key]} target="_blank" rel="noopener">
                <Icon path={path} />
                <span>
                  {t('store')} <b>{name}</b>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {agency && (
        <p>
          {t('agency')} <CreditLink credit={agency} />
        </p>
      )}
    </div>
  );
}

function CreditLink({ credit: { name, url, logo } }: { credit: Credit }) {
  const content = logo ? (
    <img src={logo} alt={name.text} height={48} loading="lazy" className={styles.logotype} />
  ) : (
    name.text
  );
  if (!url) return content;
  return (
    <a href={url} target="_blank" rel="noopener" lang={name.lang}>
      {content}
    </a>
  );
}
