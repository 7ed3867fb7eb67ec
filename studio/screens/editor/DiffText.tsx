import type { FieldPath } from '../../../domain/studio/fieldPath.ts';
import type { ValueDiff } from '../../../domain/studio/valueDiff.ts';
import type { TextPart } from '../../../domain/studio/wordDiff.ts';
import { useStudioLocale } from '../../i18n/locales.ts';
import { useTranslations } from '../../i18n/useTranslations.ts';
import { useKeyLabel } from './usePathLabel.ts';
import * as styles from './ValueText.module.css';
import { localeOf, ValueText } from './ValueText.tsx';

const LOOKS = { added: styles.added, removed: styles.removed };

interface Props<T extends ValueDiff['type'] = ValueDiff['type']> {
  diff: Extract<ValueDiff, { type: T }>;
  /** Of the field, for labels and names of choices. */
  path: FieldPath;
}

/** What changed in a value: words of texts, elements of lists, fields of objects. */
export function DiffText({ diff, path }: Props) {
  switch (diff.type) {
    case 'same':
      return <ValueText value={diff.value} path={path} />;
    case 'added':
    case 'removed':
      return <Whole change={diff.type} value={diff.value} path={path} />;
    case 'replaced':
      return (
        <>
          <Whole change="removed" value={diff.before} path={path} />
          <Whole change="added" value={diff.after} path={path} />
        </>
      );
    case 'text':
      return (
        <p className={styles.text} lang={localeOf(path)}>
          {diff.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts do not change
            <Part key={index} part={part} />
          ))}
        </p>
      );
    case 'list':
      return <ListDiff diff={diff} path={path} />;
    case 'object':
      return <ObjectDiff diff={diff} path={path} />;
  }
}

function Part({ part: { text, change } }: { part: TextPart }) {
  if (!change) return text;
  const Element = change === 'added' ? 'ins' : 'del';
  return (
    <Element className={LOOKS[change]}>
      <Spoken change={change} />
      {text}
    </Element>
  );
}

/** Browsers tell listeners nothing of inserted and deleted text. The text itself may be in another language. */
function Spoken({ change }: { change: 'added' | 'removed' }) {
  const t = useTranslations('editor');
  const { locale } = useStudioLocale();
  return <span className="visually-hidden" lang={locale}>{` ${t(change)}: `}</span>;
}

interface WholeProps {
  change: 'added' | 'removed';
  value: unknown;
  path: FieldPath;
}

/** A value that is there in one of the versions only. */
function Whole({ change, value, path }: WholeProps) {
  const t = useTranslations('editor');
  const Element = change === 'added' ? 'ins' : 'del';
  if (typeof value !== 'object') {
    return (
      <Element className={LOOKS[change]}>
        <Spoken change={change} />
        <ValueText value={value} path={path} />
      </Element>
    );
  }
  return (
    <Element className={`${LOOKS[change]} ${styles.block}`}>
      <span className={styles.sign}>{t(change)}</span>
      <ValueText value={value} path={path} />
    </Element>
  );
}

/** The elements that differ; the others are only counted. */
function ListDiff({ diff: { items }, path }: Props<'list'>) {
  const t = useTranslations('editor');
  const same = items.filter(({ diff }) => diff.type === 'same').length;
  return (
    <ul className={styles.items}>
      {items
        .filter(({ diff }) => diff.type !== 'same')
        .map(({ position, diff }) => (
          <li key={`${diff.type} ${position}`} className={styles.item}>
            <span className={styles.position}>{t('item', { position })}</span>
            <DiffText diff={diff} path={[...path, String(position - 1)]} />
          </li>
        ))}
      {same > 0 && <li className={styles.position}>{t('sameItems', { count: same })}</li>}
    </ul>
  );
}

function ObjectDiff({ diff: { fields }, path }: Props<'object'>) {
  const label = useKeyLabel();
  return (
    <dl className={styles.fields}>
      {fields.map(({ key, diff }) => (
        <div key={key}>
          <dt>{label([...path, key])}</dt>
          <dd>
            <DiffText diff={diff} path={[...path, key]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
