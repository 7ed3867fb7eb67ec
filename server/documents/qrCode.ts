import qrcode from 'qrcode-generator';
import { COLORS } from './pdfTheme.ts';

interface QrCode {
  x: number;
  y: number;
  /** Width and height, without the margin. */
  size: number;
  /** Level of error correction. */
  correction?: 'L' | 'M';
  background?: string;
}

/** Margin around the code, which scanners need. */
const QUIET_ZONE = 8;

/** Draws an address as a QR code, as one path of squares. Lengths are in points. */
export function drawQrCode(
  document: PDFKit.PDFDocument,
  url: string,
  { x, y, size, correction = 'M', background = '#ffffff' }: QrCode,
): void {
  const code = qrcode(0, correction);
  code.addData(url, 'Byte');
  code.make();
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
