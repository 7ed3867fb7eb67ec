/** The English title of an entry of any kind, which may be incomplete; its id where it has none. */
export function englishTitle(data: object | null | undefined, id: string): string {
  const fields = (data ?? {}) as Record<string, { en?: unknown } | null | undefined>;
  const titles = [fields.title, fields.name, fields.caption].map((text) => text?.en);
  return String(titles.find((text) => typeof text === 'string' && text) ?? id);
}
