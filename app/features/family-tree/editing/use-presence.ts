import { useEffect, useState } from 'react';
import type { EditingServices } from './services.ts';

const TELL_EVERY_MS = 20_000;

/** Who else is editing somebody just now. */
export function usePresence(services: EditingServices, person: string | undefined): readonly string[] {
  const [others, setOthers] = useState<{ readonly person: string; readonly names: readonly string[] }>();
  useEffect(() => {
    if (person === undefined) return;
    const tell = async () => {
      if (document.visibilityState !== 'visible') return;
      const names = await services.presence(person).catch(() => []);
      setOthers({ person, names });
    };
    const leave = () => services.leave(person);
    const timer = setInterval(tell, TELL_EVERY_MS);
    // Also of a page that is shown again as it was left.
    addEventListener('pageshow', tell);
    addEventListener('pagehide', leave);
    void tell();
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', tell);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [services, person]);
  return others?.person === person ? (others?.names ?? []) : [];
}
