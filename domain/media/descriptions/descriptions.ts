import type { LocalizedText } from '../../locale.ts';

/** Alternative texts by scene, and by `{scene}/{motif}` for variants that show something else. */
export type Descriptions = Partial<Record<string, LocalizedText>>;
