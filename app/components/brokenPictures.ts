/**
 * Replaces pictures that fail to load by the placeholder (specification, section 3). The
 * Content-Security-Policy forbids `onerror` attributes, so that the document listens for errors.
 */
import { imageUrl, PLACEHOLDER } from '../../domain/media/imageUrl.ts';

const placeholder = imageUrl(PLACEHOLDER);

export function replaceBrokenPictures(): void {
  // Error events of pictures do not bubble, but can be captured.
  document.addEventListener('error', ({ target }) => replace(target), true);
  // Pictures that failed before this script ran.
  for (const image of document.images) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) replace(image);
  }
}

function replace(target: EventTarget | null): void {
  const picture = target instanceof HTMLImageElement && target.closest('picture');
  // If the placeholder fails too, the alternative text is shown.
  if (!picture || target.getAttribute('src') === placeholder) return;
  // Sources stay, without a picture: hydration needs all elements of the server.
  for (const source of picture.querySelectorAll('source')) source.removeAttribute('srcset');
  target.removeAttribute('srcset');
  target.src = placeholder;
}
