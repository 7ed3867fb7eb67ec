import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { LocaleLink } from './LocaleLink.tsx';
import { useLater } from './useLater.ts';

/** The four modes of the home page (section 1), each a page with an address of its own. */
const MODES = {
  hero: '',
  inspiration: '/inspiration',
  visiting: '/visiting',
  planning: '/planning',
};
export type HomeMode = keyof typeof MODES;

const loadMark = () => import('./ModeMark.tsx');

/**
 * Leads from one mode of the home page to the others. The browser remembers in which the visitor was
 * (section 3: `stade`), and marks it for the next time; the region at a glance is no such mode.
 */
export function HomeModes({ current }: { current: HomeMode }) {
  const t = useTranslations('home');
  const later = useLater(loadMark);
  useEffect(() => {
    if (current !== 'hero') later?.rememberMode(current);
  }, [later, current]);
  return (
    <nav aria-label={t('modes')}>
      <ul className="modes">
        {Object.entries(MODES).map(([mode, path]) => (
          <li key={mode}>
            <LocaleLink to={path} aria-current={mode === current ? 'page' : undefined}>
              {t(mode as HomeMode)}
              {later && mode !== current && <later.ModeMark mode={mode as HomeMode} />}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
