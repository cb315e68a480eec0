import drawing from './drawings/lost-path.svg?url';

/** A path that ends among stones below a signpost: the error page's drawing. */
export function LostPath({ className }: { readonly className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 220" aria-hidden="true">
      <use href={`${drawing}#scene`} />
    </svg>
  );
}
