import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** Links to pages of the site change what is shown without a new document; those of `app/ui/link.tsx` ask for it. */
export function useFollowedLinks(isWanted: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isWanted) return;
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[data-way]') : null;
      if (!(link instanceof HTMLAnchorElement) || !isPlain(event) || link.target || link.download) return;
      event.preventDefault();
      const { pathname, search, hash, href } = new URL(link.href);
      navigate(`${pathname}${search}${hash}`, {
        replace: href === location.href,
        preventScrollReset: link.dataset.way === 'in-place',
        viewTransition: true,
      });
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate, isWanted]);
}

/** A click that asks for nothing else than to go there, and that nobody has answered. */
function isPlain({ defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return !defaultPrevented && button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
