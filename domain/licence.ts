/**
 * The licence of the content. The council confirms it (docs/decisions/open-data.md); this is the one
 * place that says it. Photographs are not meant: each names its own.
 */
export const LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/',
  /** Who is to be named. */
  attribution: 'Fes-Meknes region',
} as const;
