import qrcode from 'qrcode-generator';
import { COLORS } from './pdfTheme.ts';

type QrCode = ReturnType<typeof qrcode>;

/** Lengths in points; `size` is width and height without the margin. */
interface Position {
  x: number;
  y: number;
  size: number;
  background?: string;
}

/** Margin around the code, which scanners need. */
const QUIET_ZONE = 8;
/** Least width of a module on paper, 0.6 mm in points, and greatest and least size of a code. */
const MODULE = 1.7;
const MAX_SIZE = 196;
const MIN_SIZE = 118;
/** Longer addresses never fit. */
const MAX_LENGTH = 1700;

/** Digits, capital letters and signs that take five and a half bits instead of eight. */
const SHORT_CHARACTERS = /([0-9A-Z$%*+./:-]{12,})/;

/**
 * The code of an address and its size; undefined if its modules would be too small to be scanned from
 * paper. Long addresses have less error correction.
 */
export function makeQrCode(url: string): { code: QrCode; size: number } | undefined {
  if (url.length > MAX_LENGTH) return undefined;
  for (const correction of ['M', 'L'] as const) {
    const code = encode(url, correction);
    const size = Math.max(MIN_SIZE, code.getModuleCount() * MODULE);
    if (size <= MAX_SIZE) return { code, size };
  }
  return undefined;
}

function encode(url: string, correction: 'L' | 'M'): QrCode {
  const code = qrcode(0, correction);
  for (const part of url.split(SHORT_CHARACTERS).filter(Boolean)) {
    code.addData(part, SHORT_CHARACTERS.test(part) ? 'Alphanumeric' : 'Byte');
  }
  code.make();
  return code;
}

/** Draws a code as one path of squares. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  code: QrCode,
  { x, y, size, background = '#ffffff' }: Position,
): void {
  const count = code.getModuleCount();
  const step = size / count;
  const side = size + 2 * QUIET_ZONE;
  document.roundedRect(x - QUIET_ZONE, y - QUIET_ZONE, side, side, 4).fill(background);
  for (let row = 0; row < count; row++) {
    for (let column = 0; column < count; column++) {
      // Slightly wider than a module, so that no gaps show.
      if (code.isDark(row, column)) {
        document.rect(x + column * step, y + row * step, step + 0.05, step + 0.05);
      }
    }
  }
  document.fill(COLORS.ink);
}
