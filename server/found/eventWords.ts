import type { Locale } from '../../domain/locale.ts';
import de from '../../messages/pages/de.json' with { type: 'json' };
import en from '../../messages/pages/en.json' with { type: 'json' };
import es from '../../messages/pages/es.json' with { type: 'json' };
import fr from '../../messages/pages/fr.json' with { type: 'json' };

const WORDS = { en, fr, es, de } satisfies Record<Locale, typeof en>;

/** The words of the page of events. */
export const eventWords = (locale: Locale) => WORDS[locale].events;
