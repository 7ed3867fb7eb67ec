import { SUNSETS } from '../../../../../domain/hours/weekHours.ts';
import { useTranslations } from '../../../../i18n/useTranslations.ts';

/** Words a closing time: "12:00", "at sunset". */
export function useClosingText(): (to: string) => string {
  const t = useTranslations('hours');
  return (to) => {
    const minutes = SUNSETS[to as keyof typeof SUNSETS];
    if (minutes === undefined) return to;
    if (minutes === 0) return t('sunset');
    return minutes < 0 ? t('beforeSunset', { minutes: -minutes }) : t('afterSunset', { minutes });
  };
}
