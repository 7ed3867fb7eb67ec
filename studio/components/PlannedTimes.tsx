import { useDates } from '../i18n/useDates.ts';
import { useTranslations } from '../i18n/useTranslations.ts';

interface Props {
  publishAt: string | null;
  unpublishAt: string | null;
}

/** When an entry is published and taken off the site, in the region's time; nothing without a plan. */
export function PlannedTimes({ publishAt, unpublishAt }: Props) {
  const t = useTranslations('list');
  const dates = useDates();
  const moment = (iso: string) => <time dateTime={iso}>{dates.moment(iso)}</time>;
  return (
    <>
      {publishAt && (
        <span className="side-note">
          {t('onlineFrom')} {moment(publishAt)}
        </span>
      )}
      {unpublishAt && (
        <span className="side-note">
          {t('onlineUntil')} {moment(unpublishAt)}
        </span>
      )}
    </>
  );
}
