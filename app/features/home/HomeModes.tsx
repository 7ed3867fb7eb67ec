import { useEffect } from 'react';
import type { PagePath } from '../../../domain/pages.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useLazyModule } from '../../components/useLazyModule.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './HomeModes.module.css';

/** The four modes of the home page (section 1), each with its own address. */
const MODES = {
  hero: '',
  inspire: '/inspiration',
  visiting: '/visiting',
  planning: '/planning',
} satisfies Record<string, PagePath>;
export type HomeMode = keyof typeof MODES;

const loadMark = () => import('./ModeMark.tsx');

/**
 * Links to the modes of the home page. The browser remembers the last mode (section 3: `stade`) and
 * marks it. The overview is not a mode in this sense.
 */
export function HomeModes({ current }: { current: HomeMode }) {
  const t = useTranslations('home');
  const later = useLazyModule(loadMark);
  useEffect(() => {
    if (current !== 'hero') later?.rememberMode(current);
  }, [later, current]);
  return (
    <nav aria-label={t('modes')}>
      <ul className={styles.root}>
        {Object.entries(MODES).map(([mode, path]) => (
          <li key={mode}>
            <LocaleLink to={path} aria-current={mode === current ? 'page' : undefined}>
              {t(mode as HomeMode)}
              {later && mode !== current && <later.ModeMark mode={mode} />}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
