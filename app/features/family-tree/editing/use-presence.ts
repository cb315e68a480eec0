import { useCallback, useState } from 'react';
import { useTellingPresence } from '../../../ui/use-telling-presence.ts';
import type { EditingServices } from './services.ts';

/** Who else is editing somebody just now. */
export function usePresence(services: EditingServices, person: string | undefined): readonly string[] {
  const [others, setOthers] = useState<{ readonly person: string; readonly names: readonly string[] }>();
  const tell = useCallback(async () => {
    if (person === undefined) return;
    const names = await services.presence(person).catch(() => []);
    setOthers({ person, names });
  }, [services, person]);
  const leave = useCallback(() => {
    if (person !== undefined) services.leave(person);
  }, [services, person]);
  useTellingPresence(person === undefined ? undefined : tell, leave);
  return others?.person === person ? (others?.names ?? []) : [];
}
