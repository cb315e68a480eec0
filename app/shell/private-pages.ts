import { useEffect } from 'react';

/**
 * Some browsers bring a page back from memory as it was left, whatever its headers say. A page of somebody signed in is
 * left blank and asked for anew, so that after signing out the way back shows nothing.
 */
export function usePrivatePages(signedIn: boolean): void {
  useEffect(() => {
    if (!signedIn) return;
    const blank = (event: PageTransitionEvent) => {
      if (event.persisted) document.documentElement.hidden = true;
    };
    const askAnew = (event: PageTransitionEvent) => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pagehide', blank);
    window.addEventListener('pageshow', askAnew);
    return () => {
      window.removeEventListener('pagehide', blank);
      window.removeEventListener('pageshow', askAnew);
    };
  }, [signedIn]);
}
