import { useTranslations as useAnyTranslations } from 'use-intl';
import type { MessageGroup, Namespace, Translate, TranslateGroup } from '../../domain/messages.ts';

/**
 * Messages in components: `useTranslations()` for keys of the shell, `useTranslations(['plan'])` for
 * keys of namespaces beside them, `useTranslations('plan')` for keys within one group. Naming a
 * namespace declares it: routeMessages.test.ts checks that every route loads what its components
 * declare.
 */
export function useTranslations(): Translate;
export function useTranslations<N extends Namespace>(namespaces: readonly N[]): Translate<N>;
export function useTranslations<G extends MessageGroup>(group: G): TranslateGroup<G>;
export function useTranslations(scope?: string | readonly string[]): unknown {
  return useAnyTranslations((typeof scope === 'string' ? scope : undefined) as undefined);
}
