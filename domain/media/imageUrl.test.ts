import { expect, it } from 'vitest';
import { imageUrl } from './imageUrl.ts';

it('defaults to 800 pixels and JPEG', () => {
  expect(imageUrl('scenes/city.svg')).toBe('/img/w_800,f_jpg/scenes/city.svg');
});

it('rewrites to a CDN with width and format', () => {
  expect(
    imageUrl('https://files.example/a b.jpg', {
      width: 'w_320',
      format: 'f_avif',
      service: 'https://cdn.example/image/fetch',
    }),
  ).toBe('https://cdn.example/image/fetch/w_320,f_avif/https%3A%2F%2Ffiles.example%2Fa%20b.jpg');
});
