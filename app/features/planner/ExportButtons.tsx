import { useState } from 'react';
import { useParams } from 'react-router';
import type { Tour } from '../../../domain/visitor/visitor.ts';
import { LocaleLink } from '../../components/LocaleLink.tsx';
import { useTranslations } from '../../i18n/useTranslations.ts';
import * as styles from './ExportButtons.module.css';
import * as plan from './Plan.module.css';
import { EXPORT_FORMATS, type ExportFormat, saveTourFile } from './saveTourFile.ts';

interface Props {
  tour: Tour;
  /** The id of the stored tour, if it is stored in this exact state. */
  storedId?: string | undefined;
}

/** Buttons that download a tour as PDF, calendar, map and text files, or print the page. */
export function ExportButtons({ tour, storedId }: Props) {
  const t = useTranslations('plan.take');
  const { locale } = useParams();
  const [busy, setBusy] = useState<ExportFormat>();
  const [failure, setFailure] = useState<{ reason?: string }>();
  const query = new URLSearchParams({
    tour: storedId ?? JSON.stringify(tour),
    lang: String(locale),
  });

  async function save(format: ExportFormat): Promise<void> {
    setBusy(format);
    setFailure(undefined);
    setFailure(await saveTourFile(tour, format, String(locale), storedId));
    setBusy(undefined);
  }

  return (
    <section className={plan.tools} aria-labelledby="take">
      <h3 id="take">{t('heading')}</h3>
      <noscript>
        <p>
          <LocaleLink to={`/pdf?${query}`}>{t('pdf')}</LocaleLink>
        </p>
      </noscript>
      <ul className={`${styles.formats} needs-script`}>
        {EXPORT_FORMATS.map((format) => (
          <li key={format}>
            <button type="button" disabled={busy !== undefined} onClick={() => void save(format)}>
              <strong>{t(format)}</strong>
              <small>{t(busy === format ? 'making' : `${format}Text`)}</small>
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => window.print()}>
            <strong>{t('print')}</strong>
            <small>{t('printText')}</small>
          </button>
        </li>
      </ul>
      {failure && <p role="alert">{failure.reason ?? t('failed')}</p>}
    </section>
  );
}
