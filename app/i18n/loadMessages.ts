import type { Locale } from '../../domain/locale.ts';
import type { NamespaceMessages } from '../../domain/messages.ts';
import { addMessages, messages } from './messages.ts';

const files = import.meta.glob(
  '../../messages/*/{actions,added,menuOverlay,openMap,openState,savedMaps,searchOverlay}.json',
  {
    import: 'default',
  },
);

/** The namespaces of what is loaded after the page: browsers can fetch their files. */
type LazyNamespace =
  | 'actions'
  | 'added'
  | 'menuOverlay'
  | 'openMap'
  | 'openState'
  | 'savedMaps'
  | 'searchOverlay';

/**
 * Loads the messages of what opens over a page or in it, in a browser.
 *
 * @throws Error when they cannot be fetched
 */
export async function loadMessages<N extends LazyNamespace>(
  locale: Locale,
  namespaces: readonly N[],
): Promise<Pick<NamespaceMessages, N>> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const load = files[`../../messages/${locale}/${namespace}.json`];
      if (load) addMessages(locale, namespace, (await load()) as object);
    }),
  );
  return messages(locale, namespaces);
}
