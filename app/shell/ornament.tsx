import { useId } from 'react';
import { WEAVE } from '../ui/weave.ts';
import styles from './ornament.module.css';

/** The woven band of the local bag, the torbica. */
export function Ornament({ className }: { readonly className?: string | undefined }) {
  const weave = useId();
  return (
    <svg className={className} width="100%" height="28" aria-hidden="true">
      <defs>
        <pattern id={weave} width="56" height="28" patternUnits="userSpaceOnUse">
          {WEAVE.map(([thread, width, path]) => (
            <path
              key={path}
              className={styles[thread]}
              d={path}
              {...(width ? { fill: 'none', stroke: 'currentColor', strokeWidth: width } : { fill: 'currentColor' })}
            />
          ))}
        </pattern>
      </defs>
      <rect width="100%" height="28" fill={`url(#${weave})`} />
    </svg>
  );
}
