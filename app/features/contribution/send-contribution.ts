import { pathTo } from '../../routes.ts';
import type { ContributionField } from '../../text/contribution-faults.ts';

/** What the form of a memory gets back: where to go on, or what was wrong, with what was typed. */
export interface ContributionAnswer {
  readonly next?: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly error?: { readonly field: ContributionField; readonly sentence: string };
  /** Nobody is signed in any more: the form asks for a name and an address now. */
  readonly signedOut?: boolean;
}

/** A line on which nothing has moved for so long is as good as none; what arrives all the same is the same under its key. */
const SILENT_MS = 30_000;

/** Sends a form with its files and reports the share that has gone, which fetch cannot. Rejects when nobody could be reached. */
export function sendContribution(
  form: FormData,
  key: string,
  progress: (share: number) => void,
): Promise<ContributionAnswer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', pathTo('contributionUpload'));
    // However often it arrives, it is one.
    request.setRequestHeader('Idempotency-Key', key);
    request.responseType = 'text';
    let silence: ReturnType<typeof setTimeout>;
    const listen = () => {
      clearTimeout(silence);
      silence = setTimeout(() => request.abort(), SILENT_MS);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      listen();
      progress(total > 0 ? loaded / total : 0);
    });
    request.addEventListener('load', () => resolve(read(request.responseText)));
    request.addEventListener('error', reject);
    request.addEventListener('abort', reject);
    request.addEventListener('loadend', () => clearTimeout(silence));
    listen();
    request.send(form);
  });
}

function read(text: string): ContributionAnswer {
  try {
    return JSON.parse(text) as ContributionAnswer;
  } catch {
    return {
      typed: {},
      error: { field: 'form', sentence: 'Nešto je pošlo po zlu. Pokušajte ponovno za koju minutu.' },
    };
  }
}

/** Asks app/document to send it when the line is back. */
export async function waitForConnection(form: FormData, key: string): Promise<boolean> {
  const detail: { answer?: Promise<boolean> } & Record<string, unknown> = {
    form,
    key,
    action: pathTo('contributionUpload'),
    label: 'uspomena',
    name: 'memory',
    page: pathTo('contribute'),
  };
  window.dispatchEvent(new CustomEvent('waits', { detail }));
  return (await detail.answer) ?? false;
}
