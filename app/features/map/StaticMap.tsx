import { useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { MAP, project } from '../../../domain/map/drawing/projection.ts';
import * as styles from './PlaceMap.module.css';
import { boundsOfPoints, dayColor, type MapLine, type MapPoint } from './points.ts';

/** Minimum width of a static map, in units of the drawn map: about 110 km. */
const MIN_WIDTH = 360;
const SHAPE = 16 / 9;
/** Half of what the widest element shows of the region, in the same units. */
const SIDE = 310;
/** How close to the side of the section points may be, as a fraction of its width. */
const MARGIN = 0.22;
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
  // Above the places that are near it.
  const here = points.find(({ kind }) => kind === 'here');
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
            points={line.points.map(project).join(' ')}
            stroke={dayColor(line.day)}
            strokeWidth={unit * 0.8}
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
              strokeWidth={unit * 0.5}
            />
          );
        })}
        {here && (
          // The tip of the pin is at the position.
          <g
            className={styles.pin}
            transform={`translate(${project([here.longitude, here.latitude])}) scale(${unit})`}
          >
            <path d="M0 0C-1-3-3-4-3-7a3 3 0 0 1 6 0c0 3-2 4-3 7Z" />
            <circle cy={-7} r={1} />
          </g>
        )}
      </svg>
    </>
  );
}

/**
 * Left, top, width and height of the smallest section shown: the points with padding. A wider
 * element shows more at its sides, where the section moves towards the middle of the region: there is
 * nothing beyond it.
 */
function viewBoxOf(
  points: readonly MapPoint[],
  [longitude, latitude]: Props['centre'],
): [number, number, number, number] {
  const bounds = boundsOfPoints(points) ?? [longitude, latitude, longitude, latitude];
  const [left, top] = project([bounds[0], bounds[3]]);
  const [right, bottom] = project([bounds[2], bounds[1]]);
  const share = POINTS.to - POINTS.from;
  const width = Math.max(MIN_WIDTH, (right - left) * 1.3, ((bottom - top) / share) * SHAPE);
  const height = width / SHAPE;
  const round = (value: number) => Math.round(value * 10) / 10;
  const middle = (left + right) / 2;
  const free = Math.max(0, width * (0.5 - MARGIN) - (right - left) / 2);
  const wanted = Math.min(Math.max(middle, SIDE), MAP.width - SIDE) - middle;
  return [
    round(middle + Math.min(Math.max(wanted, -free), free) - width / 2),
    round((top + bottom) / 2 - height * (POINTS.from + share / 2)),
    round(width),
    round(height),
  ];
}
