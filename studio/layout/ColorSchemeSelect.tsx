import {
  COLOR_SCHEME_CHOICES,
  type ColorSchemeChoice,
  useColorScheme,
} from '../../app/lib/colorScheme.ts';
import { Select } from '../components/Select.tsx';
import { useTranslations } from '../i18n/useTranslations.ts';

/** Light or dark, for the Studio and the website in this browser. */
export function ColorSchemeSelect() {
  const t = useTranslations('layout');
  const { choice, choose } = useColorScheme();
  return (
    <Select
      label={t('appearance')}
      value={choice}
      onChange={(event) => choose(event.target.value as ColorSchemeChoice)}
    >
      {COLOR_SCHEME_CHOICES.map((one) => (
        <option key={one} value={one}>
          {t(`colorScheme.${one}`)}
        </option>
      ))}
    </Select>
  );
}
