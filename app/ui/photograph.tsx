import styles from './photograph.module.css';

interface PhotographProps {
  /** Folder of the picture's sizes: src/480.avif … */
  readonly src: string;
  /** What each address ends with. */
  readonly query?: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly sizes: string;
  readonly placeholder?: string | undefined;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

const WIDTHS = [480, 960, 1600];

export function Photograph({
  src,
  query = '',
  alt,
  width,
  height,
  sizes,
  placeholder,
  eager = false,
  className,
}: PhotographProps) {
  const set = (format: string) => WIDTHS.map((size) => `${src}/${size}.${format}${query} ${size}w`).join(', ');
  return (
    <span className={[styles.picture, className].filter(Boolean).join(' ')}>
      {/* A few blurred pixels lie beneath and are covered when the picture arrives. */}
      {placeholder && <img src={placeholder} alt="" aria-hidden="true" className={styles.placeholder} />}
      <picture>
        <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
        <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
        <img
          src={`${src}/960.jpg${query}`}
          srcSet={set('jpg')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      </picture>
    </span>
  );
}
