import { Picture } from '../../components/Picture.tsx';
import { Text } from '../../i18n/localize.tsx';
import { useFormatter } from '../../i18n/useFormatter.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { Download, LanguageButtons } from './Download.tsx';
import type { CopyView, DocumentView } from './documents.ts';
import * as styles from './Edition.module.css';

/** A document with its cover, its facts and its downloads. */
export function Edition({ document }: { document: DocumentView }) {
  const t = useTranslations('documents');
  const { id, title, summary, picture, copies } = document;
  const [own, ...others] = copies;
  return (
    <li id={id} className={styles.root}>
      <div className={styles.cover}>
        <Picture picture={picture} shape="tall" frame="none" sizes="13rem" />
        <p aria-hidden="true">
          <Text value={title} />
        </p>
      </div>
      <div className={styles.body}>
        <h2>
          <Text value={title} />
        </h2>
        {summary && (
          <p>
            <Text value={summary} />
          </p>
        )}
        {own && <EditionFacts document={document} copy={own} />}
        {own && (
          <Download href={own.href} ready={own.generatedOn !== 'later'}>
            {t('download')}
          </Download>
        )}
        {others.length > 0 && (
          <>
            <h3 id={`${id}-others`}>{t('otherLanguages')}</h3>
            <LanguageButtons copies={others} label={`${id}-others`} />
          </>
        )}
      </div>
    </li>
  );
}

function EditionFacts({
  document: { year },
  copy: { name, pages, size, generatedOn },
}: {
  document: DocumentView;
  copy: CopyView;
}) {
  const t = useTranslations('documents');
  const format = useFormatter();
  const megabytes = size && format.number(size / 1e6, { maximumFractionDigits: 1 });
  const day =
    generatedOn === 'later' ? undefined : generatedOn && new Date(`${generatedOn}T12:00:00Z`);
  const facts: [label: string, value: string | undefined][] = [
    [t('language'), name],
    [t('year'), year === undefined ? undefined : String(year)],
    [t('pages'), pages === undefined ? undefined : String(pages)],
    [t('size'), megabytes === undefined ? undefined : t('bytes', { size: String(megabytes) })],
    [
      t('edition'),
      day
        ? t('madeOn', { date: format.date(day, { dateStyle: 'long' }) })
        : generatedOn && t('madeNow'),
    ],
  ];
  return (
    <dl className={styles.facts}>
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
