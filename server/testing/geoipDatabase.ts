/** Writes small databases in the MaxMind DB format 2.0, for tests. */

type Value = string | number | string[] | { [key: string]: Value };
type Node = [Node | number, Node | number];

const EMPTY = 0;
/** Bytes between the search tree and the data. */
const SEPARATOR = 16;

/**
 * A database of IPv4 networks and their countries.
 *
 * @param networks such as `{'203.0.113.0/24': 'DE'}`
 */
export function writeGeoipDatabase(networks: Record<string, string>): Buffer {
  const root: Node = [EMPTY, EMPTY];
  const data: Buffer[] = [];
  let offset = SEPARATOR;
  for (const [network, country] of Object.entries(networks)) {
    // A record points to its data by a negative number until the count of nodes is known.
    insert(root, bitsOf(network), -offset);
    const record = encode({ country: { iso_code: country } });
    data.push(record);
    offset += record.length;
  }
  const nodes: Node[] = [];
  const number = (node: Node): void => {
    nodes.push(node);
    for (const side of node) if (typeof side !== 'number') number(side);
  };
  number(root);
  const tree = Buffer.alloc(nodes.length * 6);
  nodes.forEach((node, index) => {
    node.forEach((side, at) => {
      const pointer = typeof side !== 'number' ? nodes.indexOf(side) : nodes.length - side;
      tree.writeUIntBE(pointer, index * 6 + at * 3, 3);
    });
  });
  const metadata = encode({
    node_count: nodes.length,
    record_size: 24,
    ip_version: 4,
    database_type: 'Test-Country',
    languages: ['en'],
    binary_format_major_version: 2,
    binary_format_minor_version: 0,
    build_epoch: 1_700_000_000,
    description: { en: 'made for a test' },
  });
  const marker = Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1');
  return Buffer.concat([tree, Buffer.alloc(SEPARATOR), ...data, marker, metadata]);
}

function bitsOf(network: string): number[] {
  const [address = '', length] = network.split('/');
  const bits = address.split('.').map((part) => Number(part).toString(2).padStart(8, '0'));
  return [...bits.join('')].slice(0, Number(length)).map(Number);
}

function insert(root: Node, bits: number[], pointer: number): void {
  let node = root;
  bits.forEach((bit, index) => {
    if (index === bits.length - 1) {
      node[bit as 0 | 1] = pointer;
      return;
    }
    const next = node[bit as 0 | 1];
    if (typeof next !== 'number') node = next;
    else {
      const made: Node = [EMPTY, EMPTY];
      node[bit as 0 | 1] = made;
      node = made;
    }
  });
}

/** Types of the format: 2 text, 6 unsigned integer of 4 bytes, 7 map, 11 array. */
function encode(value: Value): Buffer {
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([control(2, text.length), text]);
  }
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return Buffer.concat([control(6, 4), bytes]);
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...value.map(encode)]);
  const entries = Object.entries(value);
  return Buffer.concat([
    control(7, entries.length),
    ...entries.flatMap(([key, item]) => [encode(key), encode(item)]),
  ]);
}

/** Supports sizes below 29; types above 7 are in a second byte. */
const control = (type: number, size: number): Buffer =>
  type > 7 ? Buffer.from([size, type - 7]) : Buffer.from([(type << 5) | size]);
