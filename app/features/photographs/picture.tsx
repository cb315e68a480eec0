import { LazyDrawing } from '../../ui/drawing.tsx';
import { Photograph } from '../../ui/photograph.tsx';

export interface PictureView {
  readonly kind: 'photograph' | 'drawing';
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder: string | undefined;
}

interface PictureProps {
  readonly picture: PictureView;
  readonly sizes: string;
  readonly eager?: boolean;
  readonly className?: string | undefined;
}

export function Picture({ picture: { kind, placeholder, ...picture }, sizes, eager = false, className }: PictureProps) {
  if (kind === 'drawing') return <LazyDrawing {...picture} className={className} />;
  return <Photograph {...picture} placeholder={placeholder} sizes={sizes} eager={eager} className={className} />;
}
