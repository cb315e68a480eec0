import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** Watches over forms that opt in with data-kept; loaded only where there is one. */
export function KeptForms({ owner }: { readonly owner: string }) {
  const [Keeper, setKeeper] = useState<ComponentType<{ readonly owner: string }>>();
  const location = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation can bring a form
  useEffect(() => {
    if (Keeper || !document.querySelector('[data-kept], [data-taken]')) return;
    import('./keeper.tsx').then((loaded) => setKeeper(() => loaded.Keeper));
  }, [Keeper, location.key]);
  return Keeper ? <Keeper owner={owner} /> : null;
}
