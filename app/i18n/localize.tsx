import {
  DEFAULT_LOCALE,
  type Locale,
  type LocalizedText,
  langOf,
  textIn,
} from '../../domain/locale.ts';

/** A content text to show; `lang` is set if it is not in the page's language. */
export interface LocalizedString {
  text: string;
  lang?: Locale;
}

/** The text in the page's language, else in English with `lang` (section 2). */
export function localize(text: LocalizedText, locale: Locale): LocalizedString;
export function localize(
  text: LocalizedText | undefined,
  locale: Locale,
): LocalizedString | undefined;
export function localize(
  text: LocalizedText | undefined,
  locale: Locale,
): LocalizedString | undefined {
  if (!text) return undefined;
  const lang = langOf(text, locale);
  return lang === locale ? { text: textIn(text, locale) } : { text: text.en, lang: DEFAULT_LOCALE };
}

/** An inline text. */
export function Text({ value }: { value: LocalizedString }) {
  return value.lang ? <span lang={value.lang}>{value.text}</span> : value.text;
}

/** A text as paragraphs: blank lines separate them; lines that start with a dash are a list. */
export function Paragraphs({ value, className }: { value: LocalizedString; className?: string }) {
  return (
    <div className={className} lang={value.lang}>
      {value.text.split(/\n\s*\n/).map((paragraph) => (
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
