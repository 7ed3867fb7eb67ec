/** The forms in which a programme is taken along. */
import type { Catalogue } from '../../domain/catalogue.ts';
import { textIn } from '../../domain/locale.ts';
import { writeCalendar } from '../../domain/plan/forms/calendar.ts';
import { writeGpx } from '../../domain/plan/forms/gpx.ts';
import { writeKml } from '../../domain/plan/forms/kml.ts';
import { writeText } from '../../domain/plan/forms/text.ts';
import type { Programme } from '../../domain/plan/programmeModel.ts';
import { shaped } from '../../domain/posterSource.ts';
import type { ImageService } from '../media/images.ts';

export const FORMS = ['pdf', 'ics', 'gpx', 'kml', 'txt'] as const;
export type Form = (typeof FORMS)[number];

export const FORM_TYPES: Record<Form, string> = {
  pdf: 'application/pdf',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml',
  kml: 'application/vnd.google-earth.kml+xml',
  txt: 'text/plain; charset=utf-8',
};

/** What a programme's PDF shows beside it. */
export interface Surroundings {
  catalogue: Catalogue;
  images: ImageService;
}

/** Writes a programme in a form. */
export async function writeForm(
  form: Form,
  programme: Programme,
  surroundings: Surroundings,
): Promise<Uint8Array<ArrayBuffer>> {
  if (form === 'pdf') return new Uint8Array(await pdfOf(programme, surroundings));
  const write = { ics: writeCalendar, gpx: writeGpx, kml: writeKml, txt: writeText }[form];
  return new TextEncoder().encode(write(programme));
}

async function pdfOf(programme: Programme, { catalogue, images }: Surroundings): Promise<Buffer> {
  // Loaded when the first one is asked for: most processes start without, and it is large.
  const [{ writePdf }, cover] = await Promise.all([
    import('./pdf.ts'),
    images.get('w_1200,f_jpg', shaped(programme.cover, 'tall')),
  ]);
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
  return writePdf(programme, cover.body, towns);
}
