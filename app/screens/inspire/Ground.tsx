import { useRouteLoaderData } from 'react-router';
import { imageUrl } from '../../../domain/imageUrl.ts';
import type { loader as rootLoader } from '../../root.tsx';

/** The poster's own colours, blurred, as the ground on which it stands. */
export function Ground({ picture }: { picture: string }) {
  const service = useRouteLoaderData<typeof rootLoader>('root')?.config.imageCdn;
  return (
    <div className="ground" aria-hidden="true">
      <img key={picture} src={imageUrl(picture, { width: 'w_160', service })} alt="" />
    </div>
  );
}
