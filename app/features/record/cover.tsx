import { Drawing } from '../../ui/drawing.tsx';
import { Photograph } from '../../ui/photograph.tsx';
import type { CoverView } from './views.ts';

interface CoverProps {
  readonly cover: CoverView;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
  /** Beside a title that says the same, a picture is better left unsaid. */
  readonly decorative?: boolean;
}

export function Cover({ cover, sizes, eager = false, className, decorative = false }: CoverProps) {
  const { kind, hash, width, height, placeholder } = cover;
  const alt = decorative ? '' : cover.alt;
  if (kind === 'drawing') {
    return (
      <Drawing src={`/media/${hash}/original.svg`} alt={alt} width={width} height={height} className={className} />
    );
  }
  return (
    <Photograph
      src={`/media/${hash}`}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      placeholder={placeholder}
      eager={eager}
      className={className}
    />
  );
}
