import styles from './drawing.module.css';

interface DrawingProps {
  /** A file whose content is a group with the id «scene», coloured by the theme's tokens. */
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly className?: string | undefined;
}

/** Referred to rather than put in an img, so that the theme's colours reach inside it. */
export function Drawing({ src, alt, width, height, className }: DrawingProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by its label, or meant to be passed over
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}
    >
      <use href={`${src}#scene`} />
    </svg>
  );
}

interface LazyDrawingProps extends DrawingProps {
  /** Folder of the drawing's two colourings: src/dark.svg and src/light.svg. */
  readonly src: string;
  /** What each address ends with. */
  readonly query?: string;
}

/**
 * For lists: asked for only when it comes near the window, which a drawing that is referred to cannot be.
 * Both colourings stand in the page and the theme shows one; the one not shown is never loaded.
 */
export function LazyDrawing({ src, query = '', alt, width, height, className }: LazyDrawingProps) {
  return (
    <span className={[styles.drawing, className].filter(Boolean).join(' ')}>
      {(['dark', 'light'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`${src}/${theme}.svg${query}`}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
        />
      ))}
    </span>
  );
}
