import { castle } from '../motifs/kasbah.ts';
import { clouds, sky } from '../motifs/sky.ts';
import { starFort } from '../motifs/starFort.ts';
import type { Stage } from '../stage.ts';
import { brickBastion } from './brickBastion.ts';

/** A fortress on a hill: the star fort Borj Nord above the medina, an earthen kasbah, or a brick bastion. */
export function borj(stage: Stage): string {
  const kasbah = stage.motif === 'kasbah' || (!stage.motif && stage.random.chance(0.4));
  const view = stage.motif === 'bastion' ? brickBastion : kasbah ? castle : starFort;
  return [sky(stage, 640), clouds(stage, 3, 130), view(stage)].join('');
}
