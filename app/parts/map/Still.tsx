import { useParams } from 'react-router';
import { DEFAULT_LOCALE } from '../../../domain/locale.ts';
import { MAP, project } from '../../../posters/map/projection.ts';
import { boundsOf, DEFAULT_CENTRE, dayColor, type MapLine, type MapPoint } from './points.ts';

/** The least that a still shows, in the drawn map's units: about 110 km. */
const NARROWEST = 360;
const SHAPE = 16 / 9;

interface Props {
  points: readonly MapPoint[];
  lines: readonly MapLine[];
}

/** The drawn map of the region cut to the points, which stand on it: what a closed map shows. */
export function Still({ points, lines }: Props) {
  const { locale = DEFAULT_LOCALE } = useParams();
  const [left, top, width, height] = frameOf(points);
  const unit = width / 160;
  return (
    <svg
      className="map-still"
      viewBox={`${left} ${top} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <image href={`/${locale}/map.svg`} width={MAP.width} height={MAP.height} />
      {lines.map((line) => (
        <polyline
          key={`${line.day} ${line.points.join(' ')}`}
          points={line.points.map((point) => project(point).join(',')).join(' ')}
          fill="none"
          stroke={dayColor(line.day)}
          strokeWidth={unit * 0.8}
          strokeLinejoin="round"
          strokeDasharray={line.by === 'walk' ? `${unit} ${unit}` : undefined}
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
  );
}

/** What is cut out: the points with room around them, in the shape of the still. */
function frameOf(points: readonly MapPoint[]): [number, number, number, number] {
  const [west, south, east, north] = boundsOf(points) ?? [
    DEFAULT_CENTRE[0],
    DEFAULT_CENTRE[1],
    DEFAULT_CENTRE[0],
    DEFAULT_CENTRE[1],
  ];
  const [left, top] = project([west, north]);
  const [right, bottom] = project([east, south]);
  const width = Math.max(NARROWEST, (right - left) * 1.4, (bottom - top) * 1.4 * SHAPE);
  const height = width / SHAPE;
  const round = (value: number) => Math.round(value * 10) / 10;
  return [
    round((left + right - width) / 2),
    round((top + bottom - height) / 2),
    round(width),
    round(height),
  ];
}
