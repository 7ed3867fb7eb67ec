/** A QR code of rows of 0 and 1, with the quiet zone of four modules that scanners need. */
export function QrCode({ rows, label }: { rows: readonly string[]; label: string }) {
  const size = rows.length + 8;
  const path = rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map(
        ({ index, 0: run }) => `M${index + 4} ${y + 4}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      width="240"
      height="240"
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#14211c" />
    </svg>
  );
}
