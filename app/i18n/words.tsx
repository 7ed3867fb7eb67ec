import {
  DEFAULT_LOCALE,
  type Locale,
  type LocalizedText,
  langOf,
  textIn,
} from '../../domain/locale.ts';

/** A content text as a page shows it: `lang` is set only where it is not in the page's language. */
export interface Words {
  text: string;
  lang?: Locale;
}

/** The text in the page's language, else in English and marked so (section 2). */
export function wordsIn(text: LocalizedText, locale: Locale): Words;
export function wordsIn(text: LocalizedText | undefined, locale: Locale): Words | undefined;
export function wordsIn(text: LocalizedText | undefined, locale: Locale): Words | undefined {
  if (!text) return undefined;
  const lang = langOf(text, locale);
  return lang === locale ? { text: textIn(text, locale) } : { text: text.en, lang: DEFAULT_LOCALE };
}

/** Words within a line. */
export function Say({ words }: { words: Words }) {
  return words.lang ? <span lang={words.lang}>{words.text}</span> : words.text;
}

/** Words as paragraphs: an empty line parts them; lines that begin with a dash are a list. */
export function Paragraphs({ words, className }: { words: Words; className?: string }) {
  return (
    <div className={className} lang={words.lang}>
      {words.text.split(/\n\s*\n/).map((paragraph) => (
        <Paragraph key={paragraph} text={paragraph} />
      ))}
    </div>
  );
}

function Paragraph({ text }: { text: string }) {
  const lines = text.split('\n');
  const items = lines.filter((line) => line.startsWith('– '));
  if (items.length === 0) return <p>{text}</p>;
  const intro = lines.filter((line) => !line.startsWith('– ')).join(' ');
  return (
    <>
      {intro && <p>{intro}</p>}
      <ul>
        {items.map((item) => (
          <li key={item}>{item.slice(2)}</li>
        ))}
      </ul>
    </>
  );
}
