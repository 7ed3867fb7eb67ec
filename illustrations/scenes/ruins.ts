import { n } from '../../domain/format/svgPath.ts';
import { ground, ridge } from '../motifs/land.ts';
import { basilica } from '../motifs/ruinArcade.ts';
import { arch } from '../motifs/ruinArch.ts';
import { townGate } from '../motifs/ruinGate.ts';
import { FOOT, HORIZON } from '../motifs/ruinGround.ts';
import { capitol } from '../motifs/ruinTemple.ts';
import { birds, clouds, sky } from '../motifs/sky.ts';
import { PAINT } from '../paint.ts';
import { LEFT, RIGHT, type Stage } from '../stage.ts';
import { path } from '../svg.ts';

/** Volubilis before the Zerhoun: the Arch of Caracalla, the Capitol, or the basilica. */
export function ruins(stage: Stage): string {
  const { random, season } = stage;
  const views = new Map(Object.entries({ arch, capitol, basilica, 'tangier-gate': townGate }));
  const view = views.get(stage.motif ?? '') ?? random.pick([arch, capitol, basilica]);
  const dots = Array.from({ length: 34 }, () => {
    const x = random.between(LEFT, RIGHT);
    const y = random.between(HORIZON - 40, HORIZON - 4);
    const size = random.between(9, 17);
    return `M${n(x - size)} ${n(y)}a${n(size)} ${n(size * 0.62)} 0 0 1 ${n(size * 2)} 0z`;
  });
  return [
    sky(stage, HORIZON),
    clouds(stage, 3, 150),
    birds(stage, 4, [300, 170]),
    ridge(stage, HORIZON, 225, stage.far(PAINT.mountain, 0.62), { step: 300 }),
    ridge(stage, HORIZON, 120, stage.far(PAINT.hill, 0.4), { step: 230 }),
    ground(HORIZON - 12, stage.far(season.field, 0.18)),
    path(dots.join(''), stage.far(PAINT.oliveDark, 0.3)),
    ground(FOOT - 34, stage.far(season.grass, 0.05)),
    view(stage),
  ].join('');
}
