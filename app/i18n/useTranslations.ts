import { use } from 'react';
import type { MessageGroup, Namespace, Translate, TranslateGroup } from '../../domain/messages.ts';
import { createTranslate } from '../../domain/translate.ts';
import { MessagesContext } from './MessagesProvider.tsx';

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
  const { locale, messages } = use(MessagesContext);
  return createTranslate(locale, messages, typeof scope === 'string' ? scope : '');
}
