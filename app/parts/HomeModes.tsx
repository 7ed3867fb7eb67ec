import { useTranslations } from 'use-intl';
import { LocaleLink } from './LocaleLink.tsx';

/** The four modes of the home page (section 1), each a page with an address of its own. */
const MODES = {
  hero: '',
  inspiration: '/inspiration',
  visiting: '/visiting',
  planning: '/planning',
};
export type HomeMode = keyof typeof MODES;

/** Leads from one mode of the home page to the others. */
export function HomeModes({ current }: { current: HomeMode }) {
  const t = useTranslations('home');
  return (
    <nav aria-label={t('modes')}>
      <ul className="modes">
        {Object.entries(MODES).map(([mode, path]) => (
          <li key={mode}>
            <LocaleLink to={path} aria-current={mode === current ? 'page' : undefined}>
              {t(mode as HomeMode)}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
