import { type RefObject, useEffect, useState } from 'react';
import { type Palette, readPalette } from '../scene/palette.ts';

/** The theme's colours, read again when the theme is changed. */
export function usePalette(element: RefObject<Element | null>): Palette | undefined {
  const [palette, setPalette] = useState<Palette>();
  useEffect(() => {
    const read = () => element.current && setPalette(readPalette(element.current));
    read();
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => observer.disconnect();
  }, [element]);
  return palette;
}
