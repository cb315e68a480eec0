interface IconProps {
  /** A path of @mdi/js, drawn on a 24 by 24 field. */
  readonly path: string;
  readonly className?: string | undefined;
}

/** Decorates words that stand beside it, or a control that has a name of its own. */
export function Icon({ path, className }: IconProps) {
  return (
    <svg className={className} viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
