import { useEffect } from 'react';
import { useTranslations } from '../i18n/useTranslations.ts';
import {
  COLOR_SCHEME_CHOICES,
  type ColorSchemeChoice,
  useColorScheme,
} from '../lib/colorScheme.ts';
import { syncAcrossTabs } from '../lib/syncAcrossTabs.ts';

/** The visitor's choice of light or dark pages. The footer loads it after hydration. */
export function ColorSchemeSelect() {
  const t = useTranslations('footer');
  const { choice, choose } = useColorScheme();
  useEffect(() => syncAcrossTabs(useColorScheme), []);
  return (
    <label>
      {t('colorScheme.label')}
      <select value={choice} onChange={({ target }) => choose(target.value as ColorSchemeChoice)}>
        {COLOR_SCHEME_CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(`colorScheme.${value}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
