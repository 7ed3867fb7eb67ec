/** Parses a body as a JSON object; returns an empty object otherwise. */
export function parseBody(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
