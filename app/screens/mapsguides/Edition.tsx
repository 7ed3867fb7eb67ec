import { useFormatter, useTranslations } from 'use-intl';
import { Say } from '../../i18n/words.tsx';
import { Picture } from '../../parts/Picture.tsx';
import { Download } from './Download.tsx';
import type { DocumentView } from './documents.ts';

/** A document with its cover, what is known of it, and the way to have it. */
export function Edition({ document }: { document: DocumentView }) {
  const t = useTranslations('documents');
  const { id, title, summary, picture, copies } = document;
  const [own, ...others] = copies;
  return (
    <li id={id} className="edition">
      <div className="edition-cover">
        <Picture picture={picture} shape="tall" sizes="(min-width: 768px) 18rem, 60vw" />
        <p aria-hidden="true">
          <Say words={title} />
        </p>
      </div>
      <div className="edition-words">
        <h2>
          <Say words={title} />
        </h2>
        {summary && (
          <p>
            <Say words={summary} />
          </p>
        )}
        {own && <EditionFacts document={document} copy={own} />}
        {own && (
          <Download href={own.href} ready={own.made !== 'later'}>
            {t('download')}
          </Download>
        )}
        {others.length > 0 && (
          <>
            <h3 id={`${id}-others`}>{t('otherLanguages')}</h3>
            <ul className="edition-others" aria-labelledby={`${id}-others`}>
              {others.map(({ language, name, href, made }) => (
                <li key={language}>
                  <Download href={href} ready={made !== 'later'} lang={language}>
                    {name}
                  </Download>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </li>
  );
}

function EditionFacts({
  document: { year },
  copy: { name, pages, size, made },
}: {
  document: DocumentView;
  copy: DocumentView['copies'][number];
}) {
  const t = useTranslations('documents');
  const format = useFormatter();
  const megabytes = size && format.number(size / 1e6, { maximumFractionDigits: 1 });
  const day = made === 'later' ? undefined : made && new Date(`${made}T12:00:00Z`);
  const facts: [label: string, value: string | undefined][] = [
    [t('language'), name],
    [t('year'), year === undefined ? undefined : String(year)],
    [t('pages'), pages === undefined ? undefined : String(pages)],
    [t('size'), megabytes === undefined ? undefined : t('bytes', { size: String(megabytes) })],
    [
      t('edition'),
      day
        ? t('madeOn', { date: format.dateTime(day, { dateStyle: 'long' }) })
        : made && t('madeNow'),
    ],
  ];
  return (
    <dl className="edition-facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
