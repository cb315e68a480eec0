import { Drawing } from '../../ui/drawing.tsx';
import { LazyDrawing } from '../../ui/lazy-drawing.tsx';
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
  const shared = { alt, width, height, className };
  if (kind === 'drawing') {
    return eager ? (
      <Drawing src={`/media/${hash}/original.svg`} {...shared} />
    ) : (
      <LazyDrawing src={`/media/${hash}`} {...shared} />
    );
  }
  return <Photograph {...shared} src={`/media/${hash}`} sizes={sizes} placeholder={placeholder} eager={eager} />;
}
