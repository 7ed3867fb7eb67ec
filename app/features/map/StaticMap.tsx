import { useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { project } from '../../../illustrations/map/projection.ts';
import * as styles from './PlaceMap.module.css';
import { boundsOfPoints, dayColor, type MapLine, type MapPoint } from './points.ts';

/** Minimum width of a static map, in units of the drawn map: about 110 km. */
const MIN_WIDTH = 360;
const SHAPE = 16 / 9;
/** Vertical range of the points, as fractions of the height: the button is below them. */
const POINTS = { from: 0.1, to: 0.66 };

interface Props {
  points: readonly MapPoint[];
  lines: readonly MapLine[];
  /** The centre without points. */
  centre: readonly [longitude: number, latitude: number];
}

/** The section of the drawn regional map around the points, with the points and lines on it. */
export function StaticMap({ points, lines, centre }: Props) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const section = viewBoxOf(points, centre);
  const unit = section[2] / 160;
  return (
    <>
      {/* Loaded when it comes near: it would compete with the largest picture of the page. */}
      <img
        className={styles.still}
        src={`/${locale}/map.svg#svgView(viewBox(${section}))`}
        alt=""
        loading="lazy"
      />
      <svg className={styles.still} viewBox={section.join(' ')} aria-hidden="true">
        {lines.map((line) => (
          <polyline
            key={`${line.day} ${line.points.join(' ')}`}
            points={line.points.map((point) => project(point).join(',')).join(' ')}
            fill="none"
            stroke={dayColor(line.day)}
            strokeWidth={unit * 0.8}
            strokeLinejoin="round"
            // Straight lines, not ways: dashed, as on the open map.
            strokeDasharray={`${unit * 2.2} ${unit * 1.6}`}
          />
        ))}
        {points.map(({ id, day, longitude, latitude }) => {
          const [x, y] = project([longitude, latitude]);
          return (
            <circle
              key={id}
              cx={x}
              cy={y}
              r={unit * 1.3}
              fill={dayColor(day)}
              stroke="#fbf6ea"
              strokeWidth={unit * 0.5}
            />
          );
        })}
      </svg>
    </>
  );
}

/**
 * Left, top, width and height of the smallest section shown: the points with padding. A wider
 * element shows more at its sides.
 */
function viewBoxOf(
  points: readonly MapPoint[],
  [longitude, latitude]: Props['centre'],
): [number, number, number, number] {
  const [west, south, east, north] = boundsOfPoints(points) ?? [
    longitude,
    latitude,
    longitude,
    latitude,
  ];
  const [left, top] = project([west, north]);
  const [right, bottom] = project([east, south]);
  const share = POINTS.to - POINTS.from;
  const width = Math.max(MIN_WIDTH, (right - left) * 1.3, ((bottom - top) / share) * SHAPE);
  const height = width / SHAPE;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round((left + right - width) / 2),
    round((top + bottom) / 2 - height * (POINTS.from + share / 2)),
    round(width),
    round(height),
  ];
}
