import type { MediaDescription } from '../../chronicle/media/media.ts';

type MediaType = MediaDescription['type'];

/** Widths that pages ask for; any other is refused, so that nobody can have pictures made without end. */
const WIDTHS = [480, 960, 1600];
const PHOTOGRAPH = new Set([
  'card.jpg',
  ...WIDTHS.flatMap((width) => ['avif', 'webp', 'jpg'].map((format) => `${width}.${format}`)),
]);

/**
 * What there is to be had of a medium, by the kind it is: a name of another kind would give its bytes as they were
 * taken, with the place in them where somebody stood.
 */
const COPIES: Readonly<Record<MediaType, ReadonlySet<string>>> = {
  'image/svg+xml': new Set(['original.svg', 'dark.svg', 'light.svg', 'card.jpg']),
  'image/jpeg': PHOTOGRAPH,
  'image/png': PHOTOGRAPH,
  'image/webp': PHOTOGRAPH,
  'image/avif': PHOTOGRAPH,
  'audio/webm': new Set(['voice.weba']),
  'audio/mp4': new Set(['voice.m4a']),
};

/** A photograph as its maker gave it. */
const ORIGINALS: Partial<Readonly<Record<MediaType, string>>> = {
  'image/jpeg': 'original.jpg',
  'image/png': 'original.png',
  'image/webp': 'original.webp',
  'image/avif': 'original.avif',
};

/** For everybody who may see the medium, for editors alone, or nothing that it has. */
export function copyNamed(type: MediaType, name: string): 'copy' | 'original' | undefined {
  if (COPIES[type].has(name)) return 'copy';
  return ORIGINALS[type] === name ? 'original' : undefined;
}
