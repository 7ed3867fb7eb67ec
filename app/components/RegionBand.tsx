import * as band from './Band.module.css';
import { Figures } from './Figures.tsx';
import * as styles from './RegionBand.module.css';
import { RegionMap } from './RegionMap.tsx';
import type { regionFigures } from './regionFigures.ts';
import { SectionHead } from './SectionHead.tsx';

interface Props {
  title: string;
  map: string | undefined;
  figures?: ReturnType<typeof regionFigures>;
}

/** The map of the region under a heading and, on wide screens beside it, the region in figures. */
export function RegionBand({ title, map, figures }: Props) {
  return (
    <section className={`${band.root} ${styles.root}`}>
      <SectionHead title={title} />
      <RegionMap svg={map} />
      {figures && <Figures figures={figures} />}
    </section>
  );
}
