/**
 * Loader data for parts of a page that only the server renders (`ServedHtml`): components read it on
 * the server and after a client navigation, but documents do not carry it, because they have the HTML.
 *
 * React Router serializes enumerable properties. For documents these are not enumerable, so that they
 * must be read by name: a copy with `...` has none of them.
 *
 * @param isDocument whether a document is rendered; otherwise the data itself was requested
 */
export function servedData<T extends object>(isDocument: boolean, data: T): Partial<T> {
  if (!isDocument) return data;
  const copy = {};
  for (const [name, value] of Object.entries(data)) Object.defineProperty(copy, name, { value });
  return copy;
}
