import { createTranslator } from 'use-intl/core';
import type { Locale } from '../../../domain/locale.ts';
import type { ProgrammeMessages, Say } from '../../../domain/plan/programmeModel.ts';
import de from '../../../messages/programme/de.json';
import en from '../../../messages/programme/en.json';
import es from '../../../messages/programme/es.json';
import fr from '../../../messages/programme/fr.json';

const MESSAGES: Record<Locale, ProgrammeMessages> = { en, fr, es, de };

/** The programme's words. They come with the page's data: no other page carries them. */
export function programmeWords(locale: Locale): Say {
  return createTranslator({ locale, messages: MESSAGES[locale] }) as Say;
}
