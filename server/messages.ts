import compileMessage from 'icu-minify/compile';
import { LOCALES } from '../domain/locale.ts';
import { createMessageStore, type Namespace } from '../domain/messages.ts';

/** What the server writes itself: PDF files, calendars and feeds. The website's build has the rest. */
const NAMESPACES: readonly Namespace[] = [
  'admission',
  'brochures',
  'dayHours',
  'events',
  'programme',
];

const compiled = new Map<string, ReturnType<typeof compileMessage>>();

/** Compiles a message when it is first used. */
function compile(message: string) {
  const known = compiled.get(message) ?? compileMessage(message);
  compiled.set(message, known);
  return known;
}

const { addMessages, messages, translator } = createMessageStore(compile);

for (const locale of LOCALES) {
  for (const namespace of NAMESPACES) {
    const file = await import(`../messages/${locale}/${namespace}.json`, {
      with: { type: 'json' },
    });
    addMessages(locale, namespace, file.default);
  }
}

export { messages, translator };
