import { type ComponentType, useEffect, useState } from 'react';
import { Dialog } from './dialog.tsx';

interface LazilyProps<Props> {
  readonly load: () => Promise<{ readonly default: ComponentType<Props> } | undefined>;
  readonly props: Props;
  readonly onClose: () => void;
}

// Each part of the editor can be done without for a while; a page that reloads by itself under somebody's hands cannot.
addEventListener('vite:preloadError', (event) => event.preventDefault());

/** A part that is rarely needed, fetched when it is; where it does not come, that is said, and it can be asked for again. */
export function Lazily<Props extends object>({ load, props, onClose }: LazilyProps<Props>) {
  const [part, setPart] = useState<ComponentType<Props> | 'lost'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whenever it is put into the page
  useEffect(() => {
    let isGone = false;
    const show = (found: ComponentType<Props> | 'lost') => !isGone && setPart(() => found);
    load().then(
      (loaded) => show(loaded?.default ?? 'lost'),
      () => show('lost'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (part === undefined) return null;
  if (part === 'lost') {
    return (
      <Dialog title="Nije se učitalo" onClose={onClose}>
        <p>Za ovo treba veza s internetom. Što ste napisali, sačuvano je; pokušajte ponovno kad se veza vrati.</p>
      </Dialog>
    );
  }
  const Part = part;
  return <Part {...props} />;
}
