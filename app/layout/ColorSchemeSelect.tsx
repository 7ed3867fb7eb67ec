import { useEffect } from 'react';
import { loadMessages } from '../i18n/loadMessages.ts';
import { pageLocale, translator } from '../i18n/messages.ts';
import {
  COLOR_SCHEME_CHOICES,
  type ColorSchemeChoice,
  useColorScheme,
} from '../lib/colorScheme.ts';
import { syncAcrossTabs } from '../lib/syncAcrossTabs.ts';

/** Loads the texts of the select. */
export async function prepareColorSchemeSelect() {
  await loadMessages(pageLocale(), ['colorScheme']);
  return ColorSchemeSelect;
}

/** The visitor's choice of light or dark pages. The footer loads it after hydration. */
function ColorSchemeSelect() {
  const t = translator(pageLocale(), 'colorScheme');
  const { choice, choose } = useColorScheme();
  useEffect(() => syncAcrossTabs(useColorScheme), []);
  return (
    <label>
      {t('label')}
      <select value={choice} onChange={({ target }) => choose(target.value as ColorSchemeChoice)}>
        {COLOR_SCHEME_CHOICES.map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </select>
    </label>
  );
}
