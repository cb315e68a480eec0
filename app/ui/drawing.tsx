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
