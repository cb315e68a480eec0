import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';

/** The service worker keeps members' pages for who has asked for it, on this device (app/worker/vault.ts). */
export function OfflineReading() {
  // Nothing before it has answered; `undefined` where there is none to answer.
  const [isOn, setIsOn] = useState<boolean | null | undefined>(null);
  useEffect(() => {
    const ask = () => void askWorker().then(setIsOn);
    ask();
    // At a first visit it comes a moment later.
    navigator.serviceWorker?.addEventListener('controllerchange', ask);
    return () => navigator.serviceWorker?.removeEventListener('controllerchange', ask);
  }, []);
  const wish = (wanted: boolean) => void askWorker(wanted).then(setIsOn);
  return (
    <>
      <p role="status">{isOn === null ? OFF : isOn === undefined ? NO_WORKER : isOn ? ON : OFF}</p>
      {isOn !== undefined && (
        <p>
          <Button type="button" needsScripts onClick={() => wish(!isOn)}>
            {isOn ? 'Isključite i izbrišite kopije' : 'Čuvajte kopije na ovom uređaju'}
          </Button>
        </p>
      )}
    </>
  );
}

const OFF =
  'Kopije tih stranica čuvaju se samo ako to želite, šifrirane i samo na ovom uređaju. Brišu se čim se odjavite, kad vaša prijava istekne ili kad se ovdje prijavi netko drugi.';
const ON =
  'Uključeno na ovom uređaju: čuva se svaka stranica koju odsad otvorite. Kopije su šifrirane i brišu se čim se odjavite.';
const NO_WORKER = 'Ovaj preglednik to ne može ili još nije spreman. Osvježite stranicu pa pokušajte ponovno.';

/** Tells the worker what is wanted, if anything, and answers with how it stands. */
async function askWorker(wish?: boolean): Promise<boolean | undefined> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return undefined;
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(Boolean(data));
  });
  worker.postMessage({ wish, mark: document.documentElement.dataset.account }, [port2]);
  return answered;
}
