import { useEffect, useState } from 'react';

const known = new Map<string, unknown>();

/** What an address of this site answers, kept while the page is open; undefined until it is there, or when it is not to be had. */
export function useFetched<Answer>(address: string | undefined): Answer | undefined {
  const [, setTurn] = useState(0);
  useEffect(() => {
    if (address === undefined || known.has(address)) return;
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then(async (response) => {
        if (!response.ok) return;
        known.set(address, await response.json());
        setTurn((turn) => turn + 1);
      })
      // Without the answer the panel tells what the tree itself knows.
      .catch(() => {});
    return () => leaving.abort();
  }, [address]);
  return address === undefined ? undefined : (known.get(address) as Answer | undefined);
}
