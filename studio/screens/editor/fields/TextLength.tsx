import { useFormatter } from 'use-intl';
import {
  type Bounds,
  descriptionBounds,
  SUMMARY,
} from '../../../../domain/content/rules/textBounds.ts';
import { countWords } from '../../../../domain/format/countWords.ts';
import { useTranslations } from '../../../i18n/useTranslations.ts';
import { useEditor, useEditorState } from '../EditorContext.ts';
import * as styles from './fields.module.css';

interface Props {
  /** Of the text in all languages. */
  path: string;
  value: string;
  isLong: boolean;
}

/** The length of a text in the unit of its rule, with what the rule wants. */
export function TextLength({ path, value, isLong }: Props) {
  const t = useTranslations('editor');
  const { number } = useFormatter();
  const { kind } = useEditor();
  const least = useEditorState(({ data }) => boundsOf(path, descriptionBounds(kind, data))?.least);
  const most = useEditorState(({ data }) => boundsOf(path, descriptionBounds(kind, data))?.most);
  const size = isLong ? countWords(value) : value.length;
  if (most === undefined || least === undefined) {
    return <span>{isLong ? t('words', { size }) : number(size)}</span>;
  }
  const isOff = size < least || size > most;
  return (
    <span className={isOff ? styles.missing : undefined}>
      {isLong ? t('wordsOf', { size, least, most }) : t('charactersOf', { size, most })}
    </span>
  );
}

/** An article is measured as a whole, with its sections: no single text has bounds. */
function boundsOf(path: string, description: Bounds | undefined): Bounds | undefined {
  if (path === 'summary') return SUMMARY;
  return path === 'description' ? description : undefined;
}
