import { mix } from '../color.ts';
import { houses } from '../motifs/buildings.ts';
import { ground, ridge } from '../motifs/land.ts';
import { basket, roseRows } from '../motifs/roseField.ts';
import { picker } from '../motifs/rosePicker.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { cypress, fruitTree, olive } from '../motifs/trees.ts';
import { PAINT } from '../paint.ts';
import { LEFT, type Stage } from '../stage.ts';
import { group, rect } from '../svg.ts';

const FIELD = 520;

/** A field of Damask roses: rows towards the hills, pickers with baskets. */
export function roses(stage: Stage): string {
  const { random, season } = stage;
  // The vanishing point is left or right of the middle, so that fields differ.
  const meet = random.between(430, 720);
  const eye = FIELD - 34;
  const hamlet = random.pick([150, 860]);
  return [
    sky(stage, FIELD),
    clouds(stage, 3, 140),
    birds(stage, random.whole(3, 6), [420, 210]),
    ridge(stage, FIELD - 30, 230, stage.far(PAINT.mountain, 0.72), {
      step: 330,
      snow: season.snow,
    }),
    ridge(stage, FIELD, 120, stage.far(PAINT.hill, 0.45), { step: 230 }),
    ridge(stage, FIELD + 6, 56, stage.far(season.grass, 0.2), { step: 260 }),
    group(
      houses(stage, FIELD - 38, FIELD - 8, {
        rows: 1,
        from: hamlet,
        to: hamlet + 170,
        size: 34,
        color: PAINT.earth,
      }),
      {},
    ),
    trees(stage, hamlet),
    ground(FIELD, stage.lit(mix(PAINT.soil, PAINT.redSoil, 0.4))),
    rect(LEFT, FIELD, 2800, 10, stage.shade(season.grass)),
    roseRows(stage, { meet, eye, top: FIELD }),
    picker(stage, meet - 190, 690, 168, '#1d4f8f'),
    picker(stage, meet + 250, 655, 132, '#f1e4c8', -1),
    picker(stage, meet + 800, 700, 160, '#1f6b4d'),
    picker(stage, meet - 830, 680, 150, '#b5532a', -1),
    season.bare ? '' : basket(stage, meet + 8, 800, 200) + basket(stage, meet + 176, 776, 150),
  ].join('');
}

/** Cypresses, olives and blossoming almonds along the far edge of the field. */
function trees(stage: Stage, hamlet: number): string {
  const { random } = stage;
  const along = Array.from(
    { length: 15 },
    (_, index) => -560 + index * 168 + random.between(-50, 50),
  );
  return along
    .filter((x) => Math.abs(x - hamlet - 85) > 110)
    .map((x, index) =>
      index % 4 === 1
        ? cypress(stage, x, FIELD + 4, random.between(90, 130), 0.3)
        : index % 4 === 3
          ? fruitTree(stage, x, FIELD + 4, random.between(70, 95), { distance: 0.3 })
          : olive(stage, x, FIELD + 4, random.between(60, 84), 0.3),
    )
    .join('');
}
