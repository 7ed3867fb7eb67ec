const MAX_LENGTH = 80;

/** An id made of the words of an English title: `Café of the Qarawīyīn` becomes `cafe-of-the-qarawiyin`. */
export function proposeId(title: string): string {
  return title
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-|-$/g, '');
}
