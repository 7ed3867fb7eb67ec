import { isScalar, parseDocument, visit } from 'yaml';
import { MAX_ENTRY_BYTES } from '../../domain/studio/entryRequests.ts';

/**
 * The value of a YAML text. The parser's own check of keys compares each key with all others, and takes
 * minutes for a hundred thousand.
 *
 * @param mostBytes a longer text is refused before it is parsed
 * @throws Error with a sentence: what is wrong with the text
 */
export function parseYaml(text: string, mostBytes = MAX_ENTRY_BYTES): unknown {
  if (Buffer.byteLength(text) > mostBytes) throw new Error(`has more than ${mostBytes} bytes`);
  try {
    const document = parseDocument(text, { uniqueKeys: false });
    const [error] = document.errors;
    if (error) throw error;
    visit(document, {
      Map(_, { items }) {
        const keys = new Set<unknown>();
        for (const { key } of items) {
          const name = isScalar(key) ? key.value : key;
          if (keys.has(name)) throw new Error(`has the key ${String(name)} twice`);
          keys.add(name);
        }
      },
    });
    return document.toJS() as unknown;
  } catch (error) {
    if (error instanceof RangeError || isStackError(error)) throw new Error('is nested too deeply');
    throw error;
  }
}

/** The parser turns a full stack into an error of its own. */
const isStackError = (error: unknown) =>
  error instanceof Error && error.message.startsWith('Maximum call stack size exceeded');
