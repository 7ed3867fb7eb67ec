import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Unpacks a WOFF 1.0 file to the plain font in it (TrueType or OpenType). fontkit reads WOFF as well,
 * but inflates the table of outlines again for every letter: a programme would take four times as long.
 * It cannot embed parts of WOFF2 fonts in a PDF.
 *
 * @throws where the file is no WOFF
 */
export function unpackWoff(file: Buffer): Buffer {
  if (file.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = file.readUInt16BE(12);
  const directory = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  file.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE((count - 2 ** power) * 16, 10);
  const parts = [directory];
  let offset = directory.length;
  for (let index = 0; index < count; index++) {
    const entry = HEADER + index * ENTRY;
    const [start, packed, length] = [4, 8, 12].map((offset) =>
      file.readUInt32BE(entry + offset),
    ) as [number, number, number];
    const bytes = file.subarray(start, start + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    const written = SFNT_HEADER + index * SFNT_ENTRY;
    // Tag and checksum stand in another order in the packed file.
    file.copy(directory, written, entry, entry + 4);
    file.copy(directory, written + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(offset, written + 8);
    directory.writeUInt32BE(length, written + 12);
    // Tables begin at multiples of four.
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    offset += padded.length;
  }
  return Buffer.concat(parts);
}
