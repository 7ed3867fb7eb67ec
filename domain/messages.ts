/** Interface texts: their types, and how the website and the server look them up. */
import type { createTranslator, NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import type about from '../messages/en/about.json';
import type actions from '../messages/en/actions.json';
import type added from '../messages/en/added.json';
import type admission from '../messages/en/admission.json';
import type articles from '../messages/en/articles.json';
import type brochures from '../messages/en/brochures.json';
import type circuit from '../messages/en/circuit.json';
import type contactForm from '../messages/en/contactForm.json';
import type dayHours from '../messages/en/dayHours.json';
import type destination from '../messages/en/destination.json';
import type distance from '../messages/en/distance.json';
import type documents from '../messages/en/documents.json';
import type emails from '../messages/en/emails.json';
import type event from '../messages/en/event.json';
import type events from '../messages/en/events.json';
import type favoriteList from '../messages/en/favoriteList.json';
import type figures from '../messages/en/figures.json';
import type footer from '../messages/en/footer.json';
import type forms from '../messages/en/forms.json';
import type guide from '../messages/en/guide.json';
import type inspire from '../messages/en/inspire.json';
import type list from '../messages/en/list.json';
import type menuOverlay from '../messages/en/menuOverlay.json';
import type mice from '../messages/en/mice.json';
import type newsletter from '../messages/en/newsletter.json';
import type newsletterForm from '../messages/en/newsletterForm.json';
import type notFound from '../messages/en/notFound.json';
import type offline from '../messages/en/offline.json';
import type openMap from '../messages/en/openMap.json';
import type openState from '../messages/en/openState.json';
import type pdf from '../messages/en/pdf.json';
import type plan from '../messages/en/plan.json';
import type planning from '../messages/en/planning.json';
import type programme from '../messages/en/programme.json';
import type quote from '../messages/en/quote.json';
import type quoteSent from '../messages/en/quoteSent.json';
import type rates from '../messages/en/rates.json';
import type savedMaps from '../messages/en/savedMaps.json';
import type searchOverlay from '../messages/en/searchOverlay.json';
import type shell from '../messages/en/shell.json';
import type visa from '../messages/en/visa.json';
import type visit from '../messages/en/visit.json';
import type visiting from '../messages/en/visiting.json';
import type votes from '../messages/en/votes.json';
import type weather from '../messages/en/weather.json';
import type { Locale } from './locale.ts';
import { type CompileMessage, createTranslate, type MessageTree } from './translate.ts';

/** The messages that every page has: browsers cache them as one file per language. */
export type ShellMessages = typeof shell;

/** The messages that only some pages have, by namespace: `messages/{locale}/{namespace}.json`. */
export interface NamespaceMessages {
  about: typeof about;
  actions: typeof actions;
  added: typeof added;
  admission: typeof admission;
  articles: typeof articles;
  brochures: typeof brochures;
  circuit: typeof circuit;
  contactForm: typeof contactForm;
  dayHours: typeof dayHours;
  destination: typeof destination;
  distance: typeof distance;
  documents: typeof documents;
  emails: typeof emails;
  event: typeof event;
  events: typeof events;
  favoriteList: typeof favoriteList;
  figures: typeof figures;
  footer: typeof footer;
  forms: typeof forms;
  guide: typeof guide;
  inspire: typeof inspire;
  list: typeof list;
  menuOverlay: typeof menuOverlay;
  mice: typeof mice;
  newsletter: typeof newsletter;
  newsletterForm: typeof newsletterForm;
  notFound: typeof notFound;
  offline: typeof offline;
  openMap: typeof openMap;
  openState: typeof openState;
  pdf: typeof pdf;
  plan: typeof plan;
  planning: typeof planning;
  programme: typeof programme;
  quote: typeof quote;
  quoteSent: typeof quoteSent;
  rates: typeof rates;
  savedMaps: typeof savedMaps;
  searchOverlay: typeof searchOverlay;
  visa: typeof visa;
  visit: typeof visit;
  visiting: typeof visiting;
  votes: typeof votes;
  weather: typeof weather;
}

export type Namespace = keyof NamespaceMessages;

/** The shell's messages and those of some namespaces. */
type MessagesWith<N extends Namespace> = ShellMessages & Pick<NamespaceMessages, N>;
type AllMessages = MessagesWith<Namespace>;

/** A group of messages: `nav` of the shell, a namespace (`plan`), or a part of one (`plan.take`). */
export type MessageGroup = NamespaceKeys<AllMessages, NestedKeyOf<AllMessages>>;

/** Methods of use-intl's `t` that `createTranslate` does not have. */
interface Missing {
  markup: never;
  raw: never;
}

/**
 * `t` for keys of the shell and of the declared namespaces: `t('plan.title')`. Keys and values are typed as
 * in use-intl.
 */
export type Translate<N extends Namespace = never> = ReturnType<
  typeof createTranslator<MessagesWith<N>>
> &
  Missing;

/** `t` for keys within one group: `t('title')`. */
export type TranslateGroup<G extends MessageGroup> = ReturnType<
  typeof createTranslator<AllMessages, G>
> &
  Missing;

/** Gives `t` for the shell's messages, for those of namespaces beside them, or for one group. */
export interface Translator {
  (locale: Locale): Translate;
  <N extends Namespace>(locale: Locale, namespaces: readonly N[]): Translate<N>;
  <G extends MessageGroup>(locale: Locale, group: G): TranslateGroup<G>;
}

/**
 * Holds the messages that a process or a page has loaded, and looks them up.
 *
 * @param compile for messages that the build has not compiled (scripts/compiledMessages.ts)
 */
export function createMessageStore(compile?: CompileMessage) {
  /** Namespaces by name, and the groups of the shell beside them. */
  const loaded = new Map<Locale, MessageTree>();
  const shells = new Map<Locale, ShellMessages>();

  /** Adds a file of `messages/`: the shell's or a namespace's. */
  function addMessages(locale: Locale, file: string, content: object): void {
    if (file === 'shell') shells.set(locale, content as ShellMessages);
    const groups = file === 'shell' ? content : { [file]: content };
    loaded.set(locale, { ...loaded.get(locale), ...groups });
  }

  const shellMessages = (locale: Locale) => shells.get(locale) as ShellMessages;

  /**
   * The messages of namespaces, each under its name.
   *
   * @throws Error where one has not been loaded
   */
  function messages<N extends Namespace>(
    locale: Locale,
    namespaces: readonly N[],
  ): Pick<NamespaceMessages, N> {
    const entries = namespaces.map((namespace) => {
      const content = loaded.get(locale)?.[namespace];
      if (!content) throw new Error(`messages/${locale}/${namespace}.json has not been loaded`);
      return [namespace, content];
    });
    return Object.fromEntries(entries);
  }

  /** Messages outside of components. */
  const translator = ((locale: Locale, scope?: string | readonly string[]) => {
    const group = typeof scope === 'string' ? scope : '';
    return createTranslate(locale, loaded.get(locale) ?? {}, group, compile);
  }) as unknown as Translator;

  return { addMessages, shellMessages, messages, translator };
}
