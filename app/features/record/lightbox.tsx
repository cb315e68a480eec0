import YetAnotherLightbox, { type SlideImage } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import { Drawing } from '../../ui/drawing.tsx';
import styles from './lightbox.module.css';
import type { CoverView } from './views.ts';

const WIDTHS = [480, 960, 1600];

interface LightboxProps {
  readonly covers: readonly CoverView[];
  readonly close: () => void;
}

/** Loaded when somebody first enlarges a picture. */
export default function Lightbox({ covers, close }: LightboxProps) {
  return (
    <YetAnotherLightbox
      open
      close={close}
      slides={covers.map(slide)}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      labels={{ Close: 'Zatvori', Previous: 'Prethodna', Next: 'Sljedeća', Lightbox: 'Uvećana slika' }}
      render={{
        slide: ({ offset }) => {
          const cover = covers[offset] ?? covers[0];
          if (cover?.kind !== 'drawing') return undefined;
          return (
            <Drawing
              src={`/media/${cover.hash}/original.svg`}
              alt={cover.alt}
              width={cover.width}
              height={cover.height}
              className={styles.drawing}
            />
          );
        },
        ...(covers.length < 2 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}

function slide({ hash, alt, width, height }: CoverView): SlideImage {
  return {
    src: `/media/${hash}/1600.jpg`,
    alt,
    width,
    height,
    srcSet: WIDTHS.map((size) => ({
      src: `/media/${hash}/${size}.webp`,
      width: size,
      height: Math.round((size * height) / width),
    })),
  };
}
