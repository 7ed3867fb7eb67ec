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

const { addMessages, messages, translator } = createMessageStore();

for (const locale of LOCALES) {
  for (const namespace of NAMESPACES) {
    const file = await import(`../messages/${locale}/${namespace}.json`, {
      with: { type: 'json' },
    });
    addMessages(locale, namespace, file.default);
  }
}

export { messages, translator };
