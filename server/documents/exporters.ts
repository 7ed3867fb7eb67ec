/** Export formats of a programme. */
import type { Catalogue } from '../../domain/content/catalogue.ts';
import { textIn } from '../../domain/locale.ts';
import { shaped } from '../../domain/media/posterSource.ts';
import { writeCalendar } from '../../domain/planner/exporters/calendar.ts';
import { writeGpx } from '../../domain/planner/exporters/gpx.ts';
import { writeKml } from '../../domain/planner/exporters/kml.ts';
import { writeText } from '../../domain/planner/exporters/text.ts';
import type { Programme } from '../../domain/planner/programmeModel.ts';
import type { ImageService } from '../media/images.ts';
import type { ProgrammeRenderer } from './programmeRenderer.ts';

export const EXPORT_FORMATS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const EXPORT_CONTENT_TYPES: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  txt: 'text/plain; charset=utf-8',
};

/** What a programme's PDF shows in addition. */
export interface ExportServices {
  catalogue: Catalogue;
  images: ImageService;
  renderer: ProgrammeRenderer;
  /** Drops a waiting PDF. */
  signal?: AbortSignal;
}

/**
 * Exports a programme.
 *
 * @throws Overloaded if too many PDFs are waiting
 */
export async function exportProgramme(
  format: ExportFormat,
  programme: Programme,
  services: ExportServices,
): Promise<Uint8Array<ArrayBuffer>> {
  if (format === 'pdf') return renderPdf(programme, services);
  const write = { ics: writeCalendar, gpx: writeGpx, kml: writeKml, txt: writeText }[format];
  return new TextEncoder().encode(write(programme));
}

async function renderPdf(
  { t: _, ...programme }: Programme,
  { catalogue, images, renderer, signal }: ExportServices,
): Promise<Uint8Array<ArrayBuffer>> {
  const cover = await images.get('w_1200,f_jpg', shaped(programme.cover, 'tall'));
  const towns = catalogue.cities.all.flatMap(({ title, coordinates }) =>
    coordinates
      ? [
          {
            name: textIn(title, programme.locale),
            at: [coordinates.longitude, coordinates.latitude] as const,
          },
        ]
      : [],
  );
  return renderer.render({ programme, picture: cover.body, towns }, signal);
}
