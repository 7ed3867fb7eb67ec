import { useTranslations as useAnyTranslations } from 'use-intl';
import type { createTranslator, NamespaceKeys, NestedKeyOf } from 'use-intl/core';
import type editorMessages from '../messages/editorEn.ts';
import type messages from '../messages/en.ts';
import type listMessages from '../messages/listEn.ts';

/** All texts; those of the editor and of lists are there within `ScreenMessages` only. */
export type StudioMessages = typeof messages & typeof editorMessages & typeof listMessages;

export type MessageGroup = NamespaceKeys<StudioMessages, NestedKeyOf<StudioMessages>>;

export type Translate<G extends MessageGroup> = ReturnType<
  typeof createTranslator<StudioMessages, G>
>;

/** `t` for the keys of one group: `useTranslations('signIn')`. */
export function useTranslations<G extends MessageGroup>(group: G): Translate<G> {
  return useAnyTranslations(group as never) as unknown as Translate<G>;
}
