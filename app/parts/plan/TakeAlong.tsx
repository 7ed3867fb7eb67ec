import { useState } from 'react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Tour } from '../../../domain/visitor.ts';
import { LocaleLink } from '../LocaleLink.tsx';
import { FORMATS, type Format, saveProgramme } from './saveProgramme.ts';

interface Props {
  tour: Tour;
  /** The id under which just this plan is stored. */
  stored?: string | undefined;
}

/** The plan as files: to print, for the calendar, for maps and for a phone without a network. */
export function TakeAlong({ tour, stored }: Props) {
  const t = useTranslations('plan.take');
  const { locale } = useParams();
  const [busy, setBusy] = useState<Format>();
  const [failed, setFailed] = useState(false);
  const query = new URLSearchParams({ tour: stored ?? JSON.stringify(tour), lang: String(locale) });

  async function save(format: Format): Promise<void> {
    setBusy(format);
    setFailed(false);
    setFailed(!(await saveProgramme(tour, format, String(locale), stored)));
    setBusy(undefined);
  }

  return (
    <section className="take-along" aria-labelledby="take">
      <h3 id="take">{t('heading')}</h3>
      <noscript>
        <p>
          <LocaleLink to={`/pdf?${query}`}>{t('pdf')}</LocaleLink>
        </p>
      </noscript>
      <ul className="take-formats needs-script">
        {FORMATS.map((format) => (
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
      {failed && <p role="alert">{t('failed')}</p>}
    </section>
  );
}
